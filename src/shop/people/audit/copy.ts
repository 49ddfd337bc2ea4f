export const auditCopy = {
  dayMissing: 'Please name a day, such as 2026-11-22.',
  noSuchAction: 'There is no such action.',
  columns: ['Time (UTC)', 'Account', 'Name', 'Action', 'Target'],
  /** Recorded by the shop itself; the account’s name comes before them. */
  withoutCall: {
    'password.reset': 'made a new password',
    'shop.restored': 'the shop was brought back from a backup',
    'sign-in': 'logged in',
    'sign-in.failed': 'failed to log in',
    'sign-out': 'logged out',
    'staff.joined': 'joined by an invitation',
  },
} as const
