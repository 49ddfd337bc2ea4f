export const auditCopy = {
  intro:
    'Who did what, and when: every change in here, each sign-in, each exported file. Nobody can alter it, not even you. It is kept for two years.',
  person: 'Who',
  anybody: 'Anybody',
  action: 'What',
  anything: 'Anything',
  from: 'From',
  to: 'To',
  show: 'Show',
  none: 'Nothing of that kind has happened.',
  unclear: 'That is no day, or no such thing happens here: the list shows everything.',
  older: 'Older ones',
  save: 'Save as a table (CSV)',
  saveFailed: 'the table couldn’t be saved. try again?',
  nobody: 'Somebody unknown',
  order: (number: number) => `Order ${number}`,
  machine: 'The server',

  auditTrail: 'Audit trail',
  keywords: 'history log who changed',
} as const

export const auditTargets: Readonly<Record<string, string>> = {
  prints: 'Print',
  clothing: 'Clothing',
  merch: 'Merch',
  collections: 'Gallery or series',
  orders: 'Order',
  holds: 'Hold',
  messages: 'Letter',
  invitations: 'Invitation',
  imports: 'Import',
  'offline-sales': 'Offline sale',
  'sold-elsewhere': 'Offline sale',
}

/** In the audit trail, after the account’s name. */
export const trailAudit = {
  exported: 'saved the audit trail',
} as const
