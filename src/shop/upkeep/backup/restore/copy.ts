export const restoreCopy = {
  file: 'This file',
  used: 'There is something of yours in this shop already: an order, an import, a page or a piece. A backup can be brought back into an empty shop only.',
  notYours: 'Only the owner of an empty shop can bring a shop back.',
  busy: 'A shop is being brought back right now.',
  unknown: 'This attempt is over. Please begin again.',
  otherPart: 'The file arrived in another order than it was sent. Please begin again.',
  tooLarge: (most: string) => `A backup has at most ${most}.`,
  noRoom: (free: string, wanted: string) =>
    `The disk has ${free} free, and ${wanted} are needed to bring this backup back. Nothing was changed.`,
  noRoomUnpacked: (free: string, spare: string) =>
    `The disk has ${free} free. With this backup unpacked, less than ${spare} of it would be left. Nothing was changed. Make room and try again.`,
  diskFull: 'The disk is full. Nothing was changed. Make room and try again.',
  noOwner:
    'Nobody could log in to the shop in this backup: it holds no owner. Nothing was changed.',
  unexpected: 'Something went wrong on our side. Nothing was changed; the log says more.',
  paidAfter: (count: number) =>
    count === 1
      ? 'One order was paid after the backup and isn’t in your shop.'
      : `${count} orders were paid after the backup and aren’t in your shop.`,
  unread:
    'Your payment provider lists more payments since the backup than the shop can read. Compare the earlier ones yourself.',
  connectPayments:
    'Connect your payments again: the shop then lists what was paid after the backup.',
} as const

/** In the audit trail, after the account’s name. */
export const restoreAudit = {
  attended: 'dealt with an order that was paid after the backup',
} as const
