export const dropsPageCopy = {
  inShopFrom: (when: string) => `In the shop from ${when}.`,
  opensOn: 'Opens on',
  covered: (count: number) => `${count} covered ${count === 1 ? 'piece' : 'pieces'}`,
  isOpen: (title: string) => `${title} is open. Its pieces are below.`,
  opened: (when: string) => `Opened on ${when}.`,
  homes: 'What found a home',
  homesOf: (units: number, left: number | null) => {
    if (left === 0) return `${units} in all.`
    return left === null ? `${units} so far.` : `${units} so far, ${left} left.`
  },
  on: (units: number) => (units === 1 ? 'on ' : 'the last on '),
  allSold: 'All its pieces have found a home.',
  seeStill: 'See other pieces',
} as const
