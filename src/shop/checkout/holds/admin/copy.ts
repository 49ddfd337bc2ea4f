export const holdsCopy = {
  list: 'On the payment page',
  intro:
    'Pieces that are kept for somebody who is on the payment page right now. Each comes back by itself when its time is over and nobody has paid.',
  nobody: 'Nobody is paying for anything right now.',
  aVisitor: 'A visitor, ',
  since: 'since ',
  until: ', until ',
  underWay: ', and the money is on its way',
  end: 'End it now',
  title: 'End this hold?',
  text: 'The payment page is closed first. If the money is faster, it is a sale; if not, the piece is free for everybody at once.',
  debitTitle: 'End a hold whose money is on its way?',
  debitText:
    'The buyer has paid by a method that takes days, and the money may still come. If you end this hold, the order is cancelled, the buyer is told, and the piece is free for everybody. Money that comes later is refunded by itself.',
  yes: 'End it',
  keep: 'Keep it',
  ended: (state: string) =>
    state === 'paid' || state === 'fulfilled'
      ? 'The money was faster: it is sold!'
      : 'It is free for everybody again.',
  failed: 'The hold wasn’t ended.',
  debits: 'Payments that take days',
  debitsHint:
    'A bank debit or transfer takes days, and may bounce. Meanwhile its piece is held. For one-of-a-kind pieces the payment page offers only ways of paying that are sure at once, unless you allow the others here.',
  allow: 'One-of-a-kind pieces may be paid by bank debit, too',
  saved: 'saved.',
  notSaved: 'that wasn’t saved.',

  beingPaidNow: 'Being paid for now',
  keywords: 'checkout carts pending payments reserved',
} as const

/** In the audit trail, after the account’s name. */
export const holdsAudit = {
  debitsChanged: 'said whether single pieces may be paid by bank debit',
  holdEnded: 'ended a hold',
} as const
