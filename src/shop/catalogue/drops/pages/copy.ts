export const dropsPageCopy = {
  inShopFrom: (when: string) => `In the shop from ${when}.`,
  opensOn: 'Opens on',
  covered: (count: number) => `${count} covered ${count === 1 ? 'piece' : 'pieces'}`,
  isOpen: (title: string) => `${title} is open. Its pieces are below.`,
  opened: (when: string) => `Opened on ${when}.`,
  homes: 'What found a home',
  homesOf: (gone: number, all: number) => `${gone} of ${all} so far.`,
  on: 'on',
  allSold: 'Everything of it has found a home.',
  seeStill: 'See other pieces',
} as const
