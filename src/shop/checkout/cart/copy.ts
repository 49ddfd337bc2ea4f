export const cartCopy = {
  noPage: 'Please name a page of this shop, such as /about.',
  othersCart: 'This is somebody else’s cart.',
  cartEmpty: 'Your cart is empty!',
  linkOver: 'This link no longer opens a cart.',

  noCartId: 'This is no cart id.',
  noLineId: 'This is no line id.',
  wholeNumber: (mostPrints: number) => `Please choose a whole number from 1 to ${mostPrints}.`,
  atLeastOne: 'Please choose a whole number above zero.',
  noCart: 'This is no cart.',

  noSuchCart: 'There is no such cart.',
  noSuchUser: 'There is no such user.',

  tooManyPieces: (mostLines: number) => `A cart takes ${mostLines} different pieces at the most.`,
  noSuchPiece: 'There is no such piece.',
  notForSale: (name: string) => `${name} isn’t for sale.`,
  selectSize: 'Please select print size.',
  selectNamedSize: 'Please select a size.',
  wrongVariant: 'This is another size’s number. Please select print size.',
  noSuchLine: 'There is no such line in the cart.',
  alreadyInCart: 'Item already in cart!',

  otherState: (country: string) => `${country}: another state`,
} as const
