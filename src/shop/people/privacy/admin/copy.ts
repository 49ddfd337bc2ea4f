export const privacyAdminCopy = {
  oneSubscription: 'back-in-stock subscription',
  manySubscriptions: 'back-in-stock subscriptions',
  requests: {
    intro:
      'Somebody may ask what the shop knows about them, or ask to be forgotten. You can do both here. Ask the payment provider and the printer about the data that they keep.',
    label: 'Their email address',
    find: 'Look them up',
    notFound: 'Nobody was looked up.',
    keep: 'Keep their data',
    nobody: 'The shop knows nothing about this address.',
    known: 'The shop keeps',
    exportAll: 'Save it as a file',
    erase: 'Erase their data',
    askErase: (email: string) => `Erase the data of ${email}?`,
    askEraseText:
      'Their name, addresses, letters and your notes about them are deleted, and their order pages close. Sales stay in your books. Earlier backups still hold the data: the shop deletes its own in time. Delete the copies that you keep. This can’t be undone.',
    erased: 'Erased. The books still add up.',
    eraseFailed: 'that didn’t work, and nothing was removed.',
    exportFailed: 'the file couldn’t be saved. try again?',
  },

  label: 'Privacy requests',
  keywords: 'privacy gdpr erase delete customer data cookies',
  emailMissing: 'Whose data? Please enter an email address.',
} as const

/** In the audit trail, after the account’s name. */
export const privacyAdminAudit = {
  exported: 'saved a person’s data',
  erased: 'erased a person’s data',
} as const
