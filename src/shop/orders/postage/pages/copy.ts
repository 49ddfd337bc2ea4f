export const packingCopy = {
  title: 'To pack',
  asOf: (moment: string) => `As of ${moment}.`,
  offline:
    'This page opens without a network, too. If you then mark an order as shipped, the shop learns of it as soon as there is a network.',
  emails: 'Buyers with an email address get an email.',
  none: 'Nothing to pack.',
  more: (count: number) => `The ${count} oldest. Pack these first; the page then shows the next.`,
  order: (number: number) => `Order ${number}`,
  pickup: 'Picked up here',
  dontShip: 'Don’t ship: see the order.',
  tracking: 'Tracking number',
  carrier: 'Carrier',
  waiting: 'Marked as shipped. It waits for a network.',
  sent: 'Mark as shipped',
  ready: 'Mark as picked up',
  problem: (code: string, reason: string) =>
    code === 'changed'
      ? `That was not marked as shipped. ${reason}`
      : 'That wasn’t saved. Please look at the tracking number and try again.',
} as const
