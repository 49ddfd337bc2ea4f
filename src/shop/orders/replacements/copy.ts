export const replacementsCopy = {
  whichPieces: 'Which pieces go again?',
  tooMany: 'That is more than was bought and not refunded.',
  notShipped: 'Nothing of this order was shipped yet, so there is nothing to replace.',
  notPossible: 'This order was refunded, so nothing of it goes again.',
  soldOut: (names: string) =>
    `There is not enough left of ${names}, so nothing was sent again. Refund it, or add stock first.`,
} as const

/** In the audit trail, after the account’s name. */
export const replacementsAudit = {
  replaced: 'made a replacement order',
} as const
