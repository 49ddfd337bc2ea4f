export const productPicturesAdminCopy = {
  picture: (number: number) => `picture ${number}`,
  anotherLook: 'Another look at it.',

  moveTo: (what: string) => `Move the ${what} to`,
  firstOnCards: 'First: on cards',
  place: (number: number) => `Place ${number}`,

  filesMorePictures: 'Files of more pictures',
} as const
