export const vacationPageCopy = {
  openAgainOn: 'Open again on',
} as const
