export const productPicturesAdminCopy = {
  pictures: 'Pictures',
  picture: (number: number) => `Picture ${number}`,
  choose: 'Take or choose pictures',
  files: 'Files of pictures',
  first: 'First',
  open: (number: number, named: string) =>
    named === '' ? `Picture ${number}` : `Picture ${number}: ${named}`,
  move: (number: number) => `Move picture ${number} with the arrow keys`,
  order: 'The first picture is on cards. Tap one to describe it, drag its corner to move it.',
} as const
