export const personalisationPageCopy = {
  optional: 'optional',
  onTop: (sum: string) => `+\u00a0${sum}`,
  letters: (count: number, most: number) => `${count} of ${most} characters`,
  lines: (most: number) => `at most ${most} lines`,
  add: 'Add your words',
  change: 'Change your words',
  keepThem: 'Save',
  without: 'Keep it without your words',
} as const
