const more = (count: number) => (count === 1 ? ' and one more' : ` and ${count} more`)

export const pushCopy = {
  /** `pieces` of the order; `name` of the first. */
  sold: (name: string, pieces: number) => `Sold: ${name}${pieces > 1 ? more(pieces - 1) : ''}`,
  order: (number: number) => `Order ${number}`,
  letter: 'You have a letter.',
  openLetters: 'Open Letters to read it.',
  needsYou: 'Your shop needs you.',
  seeWhat: 'See what to do.',
  drill: 'Your backup could not be restored.',
  openBackups: 'Open Backups to see why.',
  test: 'This device gets notifications of your shop.',
  testText: 'It tells you when something sells, when a letter comes, and when the shop needs you.',

  otherService: 'This browser’s push service isn’t one that the shop knows.',
  keys: 'This browser’s keys for notifications aren’t right. Turn notifications off and on again.',
  gone: 'This device no longer takes notifications. Turn them on again on the device itself.',
  noAnswer: 'The push service didn’t take it. Please try again in a minute.',
  tooManyDevices:
    'Notifications are on for 20 devices, and that is the most. Turn them off on another device first.',
  hour: 'Please choose an hour.',
} as const
