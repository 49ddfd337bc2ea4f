export const checkUpAdminCopy = {
  shopCheckUp: 'Shop check-up',
  keywords: 'health status problems errors',
  intro: 'Everything that the shop depends on.',
  lookingAround: 'Checking …',
  lookAgain: 'Look again',
  ownerMends: 'Only the owner can change this.',
  failed: 'The check-up failed. try again?',
  verdicts: { good: 'Good', look: 'Worth a look', bad: 'Needs fixing' },
  open: (section: string) => `Open ${section}`,
  allGood: 'All good. Go make something.',
  toMend: (count: number) =>
    count === 1 ? 'One thing needs fixing.' : `${count} things need fixing.`,
  toLookAt: (count: number) =>
    `Nothing is broken. ${count === 1 ? 'One thing is' : `${count} things are`} worth a look.`,
} as const
