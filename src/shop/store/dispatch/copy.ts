export const dispatchCopy = {
  daysMissing: 'Please enter the days, such as 3 to 7.',
  daysTurned: 'The most days can’t be fewer than the least.',
  dayMissing: 'Please choose a day.',
} as const
