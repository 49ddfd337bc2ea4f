export const searchCopy = {
  priceMissing: 'Please write a price, such as 20 or 19.50.',
  noNext: 'This is the `next` of no page.',
  limitMissing: 'Please choose a whole number from 1 to 100.',
  noSuchGallery: 'There is no such gallery.',
} as const
