export const connectionsCopy = {
  noSuchService: 'There is no such service.',
  noAccount: 'This is no account.',
  account: 'Account',
  noSuchAccount: 'There is no such account any more.',
  noSuchProvider: 'That is no provider of this service.',
  changedMeanwhile: 'This was changed a moment ago. Please look again.',
  takesItsPlace: 'Connect the account that takes its place first, or choose play money.',
  setOnMachine: 'This is set on your server, and can only be changed there.',
  locked:
    'The shop can’t open these settings any more, because its own key has changed. Please enter them again.',
  lockedHint: 'Nothing else is lost.',
} as const

/** In the audit trail, after the account’s name. */
export const connectionsAudit = {
  changed: 'connected a service',
  tried: 'tried a service',
  forgotten: 'forgot an account that was replaced',
  disconnected: 'disconnected a service',
} as const
