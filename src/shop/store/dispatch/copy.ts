export const dispatchCopy = {
  daysMissing: 'Please enter the days, such as 3 to 7.',
  daysTurned: 'The second number can’t be smaller than the first.',
  dayMissing: 'Please choose a day.',
  tooFewDays: (least: number) =>
    `Please promise at least ${least === 1 ? '1 day' : `${least} days`}.`,
  tooManyDays: (most: number) => `Please promise at most ${most} days.`,
  daysAsNumber: 'Please enter the days, such as 7.',
  wholeDays: 'Please enter whole days.',
  tooManyClosures: (most: number) => `Please enter at most ${most} closed days.`,
  weekdayMissing: 'Please choose at least one day.',
  timeMissing: 'Please enter a time, such as 15:00.',
  closureTurned: 'The last day can’t be before the first.',
} as const
