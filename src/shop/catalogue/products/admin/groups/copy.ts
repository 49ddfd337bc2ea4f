export const priceFloorCopy = {
  title: 'Break-even price',
  unset: 'not calculated',
  partners: 'This is calculated from the shop’s earnings: please ask a partner or the owner.',
  intro:
    'The shop calculates the price that covers your costs, from the orders so far. Nothing is saved, and no visitor sees it.',
  workOut: 'Calculate it',
  cost: 'What it costs you to make',
  costHint: 'Material, printing, a box. Your time, if you like.',
  printed: (label: string, cost: string) => `${label} costs ${cost} at the printer:`,
  own: 'At that cost,',
  lowest: (price: string) => `${price} covers your costs. Anything above it is profit.`,
  never: 'Fees and tax take more than any price brings.',
  left: (price: string, left: string) => `Of ${price}, about ${left} is left for you.`,
  how: 'How this is calculated',
  ownFee: (share: number, fixed: string, orders: number) =>
    `The payment provider keeps about ${share}% and ${fixed}, by your last ${orders} orders.`,
  publishedFee: (share: number, fixed: string) =>
    `The payment provider keeps ${share}% and ${fixed} of a card of your country, as Stripe publishes it. Once you have ten orders, yours count.`,
  noFee: 'What the payment provider keeps isn’t known yet, and isn’t counted.',
  tax: (rate: number) => `${rate}% tax is within the price.`,
  noTax: 'No tax is within the price.',
  postage: (sum: string, orders: number) =>
    `Sending cost ${sum} more than buyers paid for it, by your last ${orders === 1 ? 'order' : `${orders} orders`} with postage.`,
  noPostage: 'No order has its postage entered, so none is counted.',
  alone: 'It is a guess for one piece, sold alone.',
} as const
