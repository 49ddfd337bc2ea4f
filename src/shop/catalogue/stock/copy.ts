export const stockCopy = {
  heldTooLong:
    'Pieces in this cart were held for as long as they can be without a payment. Please try again a little later.',
  mostSinglePieces: (most: number) =>
    `At most ${most} one-of-a-kind pieces can be paid for at once.`,
  mostOfOne: (most: number, name: string) => `At most ${most} of ${name} can be paid for at once.`,

  lowStock: (name: string, onHand: number) =>
    `${name} is low in stock. We only have ${onHand} left.`,
  held: (list: string) => `Somebody is buying ${list} right now.`,
  snatched: (list: string, verb: string) =>
    `${list} just got snatched and ${verb} now out of stock.`,
  onePerBuyer: (name: string) =>
    `${name}: each buyer can have one, so that more people can have one.`,

  noSuchPiece: 'There is no such piece.',
  beingPaidFor: 'Somebody is paying for this right now.',
  notEnough: 'There are not that many left.',
} as const
