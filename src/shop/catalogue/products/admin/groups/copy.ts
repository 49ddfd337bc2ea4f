export const priceFloorCopy = {
  title: 'Lowest price that earns',
  unset: 'not worked out',
  partners: 'This is worked out from what the shop earned: please ask a partner or the owner.',
  intro:
    'The shop works out what you keep of a price, from the costs of your orders so far. Nothing is saved, and no visitor sees it.',
  workOut: 'Work it out',
  cost: 'What it costs you to make',
  costHint: 'Material, printing, a box. Your time, if you like.',
  printed: (label: string, cost: string) => `${label} costs ${cost} at the printer:`,
  own: 'Made for that,',
  lowest: (price: string) => `${price} is the lowest price that earns.`,
  never: 'Fees and tax take more than any price brings.',
  left: (price: string, left: string) => `Of ${price}, about ${left} is left for you.`,
  how: 'How this is worked out',
  ownFee: (share: number, fixed: string, orders: number) =>
    `The payment provider keeps about ${share}% and ${fixed}, by your last ${orders} orders.`,
  publishedFee: (share: number, fixed: string) =>
    `The payment provider keeps ${share}% and ${fixed} of a card of your country, as Stripe publishes it. Once you have ten orders, yours count.`,
  noFee: 'What the payment provider keeps isn’t known yet, and isn’t counted.',
  tax: (rate: number) => `${rate}% tax is within the price.`,
  noTax: 'No tax is within the price.',
  postage: (sum: string, orders: number) =>
    `Sending cost ${sum} more than buyers paid for it, by your last ${orders === 1 ? 'order' : `${orders} orders`} with postage.`,
  noPostage: 'No order’s postage is written down, so none is counted.',
  alone: 'It is a guess for one piece, sold alone.',
} as const
