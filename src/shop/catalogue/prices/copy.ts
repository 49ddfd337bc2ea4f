export const pricesCopy = {
  noSuchSize: 'It has no such size any more.',
  notAList: 'Please send the prices as a list.',
  noSuchKind: 'Please choose prints, clothing or merch.',
} as const
