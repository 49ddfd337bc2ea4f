export const holdsCopy = {
  list: 'On the payment page',
  intro:
    'These pieces are held for buyers who are on the payment page now. A hold ends by itself when its time is over and nobody has paid.',
  nobody: 'Nobody is paying for anything right now.',
  since: (time: string) => `A visitor, since ${time}`,
  until: (time: string) => `until ${time}`,
  underWay: 'and the money is on its way',
  end: 'End it now',
  title: 'End this hold?',
  text: 'The shop closes the payment page first. If the buyer has paid already, the piece is sold. If not, everybody can buy it at once.',
  debitTitle: 'End this hold while the payment is on its way?',
  debitText:
    'The buyer has paid by a method that takes days, and the money may still come. If you end this hold, the order is cancelled, and the piece is free for everybody. Money that comes later is refunded by itself.',
  yes: 'End it',
  keep: 'Keep it',
  ended: (state: string) =>
    state === 'paid' || state === 'fulfilled'
      ? 'The buyer has paid already: it is sold!'
      : 'Everybody can buy it again.',
  failed: 'The hold wasn’t ended.',
  debits: 'Payments that take days',
  debitsHint:
    'A bank debit or transfer takes days, and it may fail. Meanwhile the piece is held. For one-of-a-kind pieces, and for more than half of a piece’s free units, the payment page offers only ways of paying that are certain at once, unless you allow bank debits here.',
  allow: 'These may be paid by bank debit, too',
  saved: 'saved.',
  notSaved: 'that wasn’t saved.',

  beingPaidNow: 'Being paid for now',
  keywords: 'checkout carts pending payments reserved',
  noSuchHold: 'There is no such hold.',
} as const

/** In the audit trail, after the account’s name. */
export const holdsAudit = {
  debitsChanged: 'changed which pieces may be paid by bank debit',
  holdEnded: 'ended a hold',
} as const
