export const feedsCopy = {
  inStock: 'in stock',
  outOfStock: 'out of stock',
  facebookAndInstagram: 'Facebook and Instagram',
  productTypes: {
    prints: 'Art prints',
    clothing: 'Clothing',
    merch: 'Merch',
  },
} as const
