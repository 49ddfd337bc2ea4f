export const subscriptionsCopy = {
  wholeShop: {
    shop: 'the shop',
    opening: 'the opening of the shop',
  } as Readonly<Record<string, string>>,

  inSize: (name: string, size: string) => `${name} in ${size}`,
  notListed: 'This is not on the list any more.',
  noSuchDrop: 'There is no such drop.',
  hasBegun: 'It has begun: have a look!',
  noSuchPiece: 'There is no such piece.',
  available: 'It is here: you can have it right now.',
  targetMissing: 'What are you waiting for?',
  pieceMissing: 'Which piece?',
  emailMissing: 'Please enter your email address.',
} as const
