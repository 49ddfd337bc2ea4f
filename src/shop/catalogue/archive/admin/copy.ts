export const archiveAdminCopy = {
  title: 'Offline sales',
  hint: 'At a fair, in the studio, by hand, or given away. One tap records it.',
  price: 'Price for one',
  quantity: 'How many',
  size: 'Size',
  copy: 'Which copy',
  numbered: 'A numbered copy',
  proof: (left: number) => `An artist’s proof (${left} left)`,
  certificate: 'Its certificate',
  certificateOf: (copy: string) => `${copy}: its certificate`,
  note: 'Note',
  noteHint: 'Which fair, to whom. For your eyes only.',
  day: 'Day',
  cash: 'Paid in cash',
  card: 'Paid by card',
  given: 'Given away',
  saved: {
    cash: 'sold! it’s in your books',
    card: 'sold! it’s in your books',
    given: 'given away! it’s recorded',
  },
  failed: 'oops, that sale wasn’t recorded',
  offline:
    'No network right now, so it isn’t recorded yet. Everything stays here: press again when you’re back, it counts once.',
  held: 'A visitor is paying for it right now, so it can’t be sold here. Try again in a while, or end the hold under “Being paid for now”.',
  list: 'Recorded sales',
  undo: 'Undo this sale',
  undone: 'Undone: it’s back in the shop.',
  notUndone: 'oops, the sale wasn’t undone',
  was: 'undone',
  pieces: (count: number) => `${count} pieces`,
  ways: { cash: 'cash', card: 'card', given: 'given away' },
  isSold: 'This piece is sold.',
  archive: 'Show it under “Found a home”',
  archived: 'saved.',
  archiveFailed: 'oops, that didn’t work.',

  emptyToday: 'Leave it empty for today.',
} as const

/** In the audit trail, after the account’s name. */
export const archiveAdminAudit = {
  archived: 'left a piece out of the archive, or took it in',
  soldElsewhere: 'recorded an offline sale',
  saleUndone: 'undid an offline sale',
} as const
