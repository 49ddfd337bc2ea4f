export const paymentsCopy = {
  sumMissing: (decimalText: string) => `Please enter a sum such as ${decimalText}.`,
  tooMany: 'That is more than was bought and not paid back.',

  nothingPaid: 'Nothing was paid for this order.',
  atMost: (sum: string) => `At most ${sum} can go back.`,
  alreadyVoided: 'This order has been cancelled already.',
  nothingPaidYet: 'Nothing was paid for this order. It can be cancelled as a whole.',
  askedBefore: (sum: string) =>
    `${sum} was asked for a moment ago. Close this, and see what has gone back.`,
  onItsWay: (sum: string) => `${sum} is on its way back already.`,
  nothingLeft: 'Everything has been paid back already.',
  refusedWords: 'The payment provider refused this. Nothing was paid back.',

  confirm: 'Please confirm that it is you.',
} as const
