export const presentCopy = {
  noteMissing: 'What should the note say?',
  noteTooLong: (most: number) => `At most ${most} characters.`,
  dayMissing: 'Please enter a day.',
  dayIsOver: 'That day is over. Please choose one that is still to come.',

  leavesUnknown: 'I can’t say yet when it leaves. I send it as soon as I can.',
  leavesBy: (day: string) => `everything has left by ${day}`,
  maybeTooLate: (left: string) => `That may be too soon: ${left}.`,
  maybeInTime: (leaving: string) =>
    `That may be in time: ${leaving}. I can’t promise how long the post takes after that.`,
  arrives: (when: string) => `it should arrive ${when}`,
  inTime: (there: string) => `That should be in time: ${there}.`,
} as const
