export const paymentsCopy = {
  sumMissing: (decimalText: string) => `Please enter a sum such as ${decimalText}.`,
  tooMany: 'That is more than was bought and not refunded.',

  nothingPaid: 'Nothing was paid for this order.',
  atMost: (sum: string) => `You can refund ${sum} at most.`,
  alreadyVoided: 'This order has been cancelled already.',
  nothingPaidYet: 'Nothing was paid for this order. It can be cancelled as a whole.',
  askedBefore: (sum: string) =>
    `${sum} was asked for a moment ago. Close this, and see what was refunded.`,
  onItsWay: (sum: string) => `${sum} is on its way back already.`,
  nothingLeft: 'Everything has been refunded already.',
  refusedWords: 'The payment provider refused this. Nothing was refunded.',

  begun: 'I have begun to pack this order, so it can’t be cancelled here any more. Please ask me.',
  cancelledByBuyer: {
    subject: (number: number) => `Order ${number} is cancelled`,
    message:
      'I have cancelled this order on its page. It wasn’t begun, so the shop refunds all of it. Pieces from stock can be bought again.',
  },

  confirm: 'Please confirm that it is you.',
  howMany: 'How many of them?',
  whichPieces: 'Which pieces?',
  piecesOrSum: 'Please refund either pieces or a sum.',
  cancelledWhole: 'An order is cancelled as a whole.',
} as const

/** In the audit trail, after the account’s name. */
export const paymentsAudit = {
  testsCleared: 'removed the test orders',
} as const
