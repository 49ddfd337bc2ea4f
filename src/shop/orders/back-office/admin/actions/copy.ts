export const refundCopy = {
  replace: 'Send a replacement…',
  replaceTitle: (number: number) => `Replacement for order ${number}`,
  replaceText: (mails: boolean) =>
    `For what arrived broken, or never arrived. The buyer pays nothing${mails ? ' and gets an email' : ''}. Its costs come off your profit. It becomes a new order to pack and ship.`,
  replaceWhy: 'Why',
  replaceWhyHint: 'The buyer doesn’t see it.',
  replaceIt: 'Make the replacement order',
  replaced: 'The replacement is among the orders to ship.',
  notReplaced: 'No replacement was made.',
  restock: 'Put the pieces back into stock',
  dontReplace: 'Send no replacement',
  dontRefund: 'Don’t refund',
  dontCancel: 'Keep the order',
  cancel: 'Cancel order…',
  cancelTitle: (number: number) => `Cancel order ${number}?`,
  cancelText: (back: string | null, prints: boolean, mails: boolean) =>
    [
      back === null ? 'It cost nothing, so nothing is refunded.' : `The buyer gets ${back} back.`,
      prints && 'The printer is told to stop; prints that it makes already cost you all the same.',
      `Nothing more of it is sent${mails ? ', and an email tells the buyer' : ''}.`,
    ]
      .filter(Boolean)
      .join(' '),
  cancelYes: 'Cancel order',
  cancelled: 'The order is cancelled.',
  cancelFailed: 'That order was not cancelled.',
  refunded: (sum: string) => `${sum} is on its way back.`,
  refundFailed: 'Nothing was refunded.',
  refundTitle: 'Refund…',
  refundOrder: (number: number) => `Refund order ${number}`,
  whatToRefund: 'What to refund',
  refundButton: 'Refund',
  refundSum: (sum: string) => `Refund ${sum}`,
  somePieces: 'Some of the pieces',
  aSum: 'An amount',
  everything: 'Everything that is left',
  theWholeOrder: 'The whole order',
  each: (price: string) => `${price} each`,
  sumIn: (currency: string) => `Amount in ${currency}`,
  sumHint: (left: string) => `${left} at most. Nothing goes back into stock.`,
} as const

/** Before an issue is done that keeps an order here. */
export const sendAfterAll = {
  title: 'Send it after all?',
  text: 'Then nothing stops this order any more, and nothing is refunded.',
  yes: 'Yes, it may be sent',
  cancel: 'Keep it here',
  danger: true,
} as const
