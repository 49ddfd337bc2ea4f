import type { Sides } from './plane.ts'
import type { PhotoProblem } from './read-photo.ts'

/** Millimetres, landscape. */
export const references = {
  card: { name: 'Bank card', the: 'the card', sides: { wide: 85.6, tall: 53.98 } },
  a4: { name: 'A4 paper', the: 'the sheet', sides: { wide: 297, tall: 210 } },
  letter: { name: 'US Letter paper', the: 'the sheet', sides: { wide: 279.4, tall: 215.9 } },
} satisfies Record<string, { name: string; the: string; sides: Sides }>

export type ReferenceName = keyof typeof references

export const photoProblems: Record<PhotoProblem, string> = {
  heic: 'This browser can’t open HEIC photos. Take a screenshot of the photo and choose that, or send it to yourself as a JPEG.',
  unreadable: 'That file can’t be opened as a photo. A JPEG or PNG works.',
  tiny: 'That photo is very small. Choose one that is at least 300 pixels on each side.',
}

export const corners = ['Top left', 'Top right', 'Bottom right', 'Bottom left'] as const

export const wallPageCopy = {
  corner: (name: string) => `${name} corner`,
  moveIt: (name: string) => `${name}: move it`,

  ownWall: 'On your own wall',
  close: 'Close',
  stepTape: 'Tape a bank card or, better, a sheet of paper to the wall where the print is to hang.',
  stepPhoto: 'Take a photo of the wall, straight from the front.',
  stepMark: 'Mark the corners of the card or sheet: the print is drawn to the same scale.',
  choosePhoto: 'Choose or take a photo',
  opening: 'Opening the photo',
  privacy: 'The photo is worked on in this browser. It is sent to nobody and kept nowhere.',

  wall: 'On the wall is a',
  dragCorners: (the: string) =>
    `Drag the four corners onto the corners of ${the}, or move them with the arrow keys.`,
  badCorners: (the: string) =>
    `These can’t be the corners of ${the}: they cross, or are too close together.`,
  size: 'Size',
  dragPrint: 'Drag the print to where it should hang, or move it with the arrow keys.',
  tooSlanted: 'The wall is too slanted for a print. A photo straight from the front works.',
  hangThePrint: 'Hang the print',
  markAgain: 'Mark again',
  wholePhoto: 'Whole photo',
  closer: 'Closer',
  anotherPhoto: 'Another photo',
  yourPhoto: 'Your photo',

  ftIn: (feet: number, inches: number) => `${feet} ft ${inches} in`,
  aTenth: 'a tenth',
  anEighth: 'an eighth',
  aSixth: 'a sixth',
  aFifth: 'a fifth',
  aQuarter: 'a quarter',
  aThird: 'a third',
  twoFifths: 'two fifths',
  threeFifths: 'three fifths',
  twoThirds: 'two thirds',
  threeQuarters: 'three quarters',
  sevenEighths: 'seven eighths',
  widerThan: 'wider than',
  aboutWide: 'about as wide as',
  lessTenth: 'less than a tenth of',
  aboutOf: (part: string) => `about ${part} of`,

  atTrueSize: 'At true size',
  theOriginal: 'The original',
  thePrint: 'The print',
  is: 'is',
  a: (besideSofa: string) => `, ${besideSofa} a`,
  sofa: 'sofa.',
  sizeWall: 'Size on the wall',
  wallLabel: 'Wall',
  measuredIn: 'Measured in',
  cm: 'cm',
  inches: 'inches',
  tryIt: 'Try it on your own wall',
  staysOnDevice: 'With a photo, which stays on your device.',
} as const
