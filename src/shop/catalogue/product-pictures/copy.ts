export const productPicturesCopy = {
  notAList: 'Please send the pictures as a list.',
  mostPictures: (mostPictures: number, count: number) =>
    `A piece has ${mostPictures} pictures at most; these are ${count}.`,
  firstStandsStill: 'The first picture can’t be a video: cards and emails show it.',
  oneVideo: 'A piece has one video at most.',
  addressMissing: 'A picture has the address that its upload answered.',
  altMissing: 'Please describe the picture in words.',
  stepMissing: 'Please describe the step in words.',
  firstIsPiece: 'The first picture shows the piece itself: cards and emails have it.',
  stepIsPhoto: 'A step of the making is a photograph: the video shows the piece.',
  pointMissing: 'Please choose a point on the picture, from 0 to 100.',

  measureAgain: 'Please measure the print file again.',

  pixels: (width: string, height: string) => `${width} × ${height} pixels`,
  has: (name: string, width: string, height: string) => `${name} has ${width} × ${height}`,
  needsPixels: (name: string, needs: string, has: string) =>
    `${name} needs at least ${needs}; ${has}.`,
  softPrint: (name: string, ppi: number, needs: string) =>
    `${name} prints at ${ppi} pixels an inch, a little soft up close: sharp is ${needs}.`,
  coloursUnsaid: 'has no color profile',
  coloursIn: (profile: string) => `is in ${profile}`,
  edges: 'Keep important parts an eighth of an inch (3 mm) from the edges: a printer trims there.',
  saveAsSrgb: (name: string, colours: string) =>
    `${name} ${colours}: printers take it for sRGB, so save it as sRGB.`,
  otherShape: (name: string, percent: number, side: string) =>
    `${name} has another shape: ${percent} % of the ${side} side is cut off.`,
} as const
