export const printingCopy = {
  title: 'Connect Printful',
  another: 'Another token or store',
  hint: 'At Printful, under Settings, API access, make a private token that may view and manage orders and webhooks, and view your stores and their products. Printful shows it only once.',
  label: 'The token',
  under:
    'The shop keeps it sealed and never shows it again. A token expires on the day that you chose at Printful. The shop isn’t told that day: write it into your calendar.',
  stores: 'Which store?',
  save: 'Connect',
  saved: 'Printful is on board!',
  failed: 'this token doesn’t work. nothing was changed',
  products: 'See your products there',
  disconnect: 'Disconnect Printful',
  ask: 'Disconnect Printful?',
  askText:
    'You make and send prints yourself from then on. Printful finishes the prints that it has begun, and the shop hears no more of them: you enter those parcels in their orders.',
  disconnected: 'Printful is disconnected',

  tokenTooLong: 'This is too long for a Printful token.',
  tokenMissing: 'Please paste the token from Printful.',
  storeMissing: 'Please choose a store.',
} as const
