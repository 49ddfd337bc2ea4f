export const searchCopy = {
  priceMissing: 'Please write a price, such as 20 or 19.50.',
} as const
