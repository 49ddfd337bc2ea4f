export const subscriptionsAdminCopy = {
  subscriptions: {
    intro:
      'Back-in-stock subscriptions: shoppers who want to hear when something is back. The shop sends each of them one email as soon as it can be bought again.',
    nobody: 'Nobody is waiting for anything right now.',
    shop: 'The end of your vacation',
    opening: 'The opening of your shop',
    gone: 'A piece that is gone',
    people: (count: number) => `${count} waiting`,
  },

  label: 'Back in stock',
  keywords: 'back in stock notify subscribers sold out',
} as const
