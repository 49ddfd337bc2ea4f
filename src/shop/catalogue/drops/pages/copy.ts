export const dropsPageCopy = {
  inShopFrom: (when: string) => `In the shop from ${when}.`,
  inShopFromLabel: 'In the shop from',
  allSold: 'Everything of it has found a home.',
  seeStill: 'See other pieces',
} as const
