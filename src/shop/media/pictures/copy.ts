export const picturesCopy = {
  tooLarge: 'This picture is larger than 25 MiB. Please make it smaller.',
  picturesFormat: (other: string) => `This picture’s format is ${other}`,
  notPicture: 'This is not a picture',
  pleaseChooseJpeg: (what: string) => `${what}. Please choose a JPEG, PNG or WebP.`,
  tooManyPixels: 'This picture has more than 50 million pixels. Please make it smaller.',
  sideTooLong: 'A side of this picture is over 20,000 pixels. Please make it smaller.',
  moves: 'This picture is animated. Please choose a still one.',
  unreadable: 'This picture can’t be read. It may be damaged.',

  adobeRgb1998: 'Adobe RGB (1998)',
  displayP3: 'Display P3',
  prophotoRgb: 'ProPhoto RGB',
  colormatchRgb: 'ColorMatch RGB',
  ownProfile: 'a color profile of its own',
  cantMeasure: 'This file can’t be measured. Please choose a JPEG, PNG, TIFF or WebP.',

  noSuchPicture: 'There is no such picture.',
  pointMissing: 'Please choose a point on the picture, from 0 to 100.',
  partMissing: 'Please mark a part of the picture, from 0 to 100.',
  noPictureYet: 'No picture yet',

  unknown: 'The shop doesn’t know this picture. Please upload it first.',
  stillNeeded: 'Please choose a still picture here.',
  folderMissing: (list: string) => `Please choose a folder: ${list}.`,
  noPoint: 'Please choose a point on the picture, from 0 to 100.',
  pictureMissing: 'Please choose a picture.',
  posterMissing: 'Please send the video’s first frame as a file.',
  altMissing: 'Please describe the picture in words.',
  whichPicture: 'Which picture?',
  theFile: 'The file',
} as const

/** In the audit trail, after the account’s name. */
export const picturesAudit = {
  added: 'added a picture',
  described: 'described a picture',
} as const
