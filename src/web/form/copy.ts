import { someOf } from '#platform/some-of.ts'
import { zoneCity } from '#platform/time/copy.ts'

export const formCopy = {
  optional: '(optional)',
  marks: {
    title: (label: string) => `${label}: italic and links`,
    inserts: (label: string) => `${label}: put in`,
    insert: (name: string) => `+ ${name}`,
    italic: 'Italic',
    link: 'Link',
    address: 'Where the link leads',
    addLink: 'Add the link',
    cancel: 'Cancel',
    addressWrong: 'Please enter an address, such as www.example.com or me@example.com.',
    sample: 'words',
    sampleLink: 'this page',
  },
  saveAndNext: 'Save and next',

  characters: 'characters',

  meanwhile: {
    toast: 'hold on, this was changed meanwhile. have a look before you save',
    title: 'Somebody saved this while you were writing; maybe you, in another tab.',
    kept: 'Everything you typed is still here, and the rest is fresh. Save again to keep yours.',
    both: 'Changed there, too. Yours is in the form; theirs was:',
    empty: 'nothing',
    inPlaceOf: (is: string, was: string) => `${is} in place of ${was}`,
    elsewhere: 'open this page in another tab to see it',
    take: 'Take theirs',
  },
  byClocks: (zone: string) => `By the clocks of ${zoneCity(zone)}.`,

  ofPicture: (what: string) => `of the ${what}`,
  inViewOf: (what: string, inViewAt: string) => `The ${what}: ${inViewAt}`,
  saved: 'Saved',
  turnOn: 'Turn it on',
  turnOff: 'Turn it off',
  done: 'Done',

  keepFree: 'What must stay whole',
  keepFreeHint:
    'Draw around what matters: a face, a foot, the sun. No edge cuts it and no words lie on it, on any screen. With the keyboard: arrow keys move it, + and − change its size.',
  noPart: 'nothing is marked',
  partAt: ({ x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>) =>
    `${x} % from the left, ${y} % from the top, ${width} % wide, ${height} % tall`,
  keepNothing: 'Mark nothing',
  shownWhole: 'Your theme shows this picture whole on every screen.',
  heroAtWidths: 'The home page’s picture on four screens',
  pixelsWide: (width: number) => `${width} px`,

  uploaded: 'Uploaded:',
  stop: 'Stop',
  leaveItOut: 'Leave it out',
  remove: 'Remove',
  upload: 'Upload',
  nearlyThere: 'Nearly there',
  notUploaded: (files: readonly string[]) =>
    files.length === 1
      ? `${someOf(files)} was not uploaded. Try again, or leave it out.`
      : `${someOf(files, 4)} were not uploaded. Try again, or leave them out.`,
  fileOfThe: (what: string) => `File of the ${what}`,
  chooseAnother: 'Choose another',
  replace: (what: string) => `Replace ${what}`,
  uploadWhat: (what: string) => `Upload ${what}`,

  whatItShows: 'What it shows',
  altHint: "(for those who can't see it)",
  step: 'A step of its making',
} as const
