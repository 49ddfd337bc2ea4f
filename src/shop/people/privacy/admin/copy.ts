export const privacyAdminCopy = {
  oneSubscription: 'back-in-stock subscription',
  manySubscriptions: 'back-in-stock subscriptions',
  requests: {
    intro:
      'Somebody may ask what the shop knows about them, or ask to be forgotten. Both are one press here. What the payment provider and the printer keep is theirs to answer for.',
    label: 'Their e-mail address',
    find: 'Look them up',
    nobody: 'The shop knows nothing about this address.',
    known: 'The shop keeps',
    exportAll: 'Save it as a file',
    erase: 'Forget them',
    askErase: (email: string) => `Forget ${email}?`,
    askEraseText:
      'Their name, addresses, messages and your notes about them go, and their order pages close. What was sold stays in your books. Backups made before still know them: the shop’s own go by themselves, those at home are yours to throw away. This can’t be undone.',
    erased: 'Forgotten. The books still add up.',
    eraseFailed: 'that didn’t work, and nothing was removed.',
    exportFailed: 'the file couldn’t be saved. try again?',
  },

  label: 'Privacy requests',
} as const
