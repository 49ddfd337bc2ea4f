export const platformCopy = {
  missing: 'Please fill this in.',
  notOneOf: (list: string) => `Please choose one of these: ${list}.`,
  tooLarge: (measured: string, maximum: unknown) => `${measured} can be ${maximum} at most.`,
  tooSmall: (measured: string, minimum: unknown) => `${measured} has to be ${minimum} at least.`,
  changedMeanwhile: 'This was changed meanwhile, in another tab or by somebody else.',
  unknownField: (list: string) => `The shop doesn’t know this field: ${list}.`,
  unreadable: 'The shop can’t read this. Please check it.',
  more: (count: number) => `${count} more`,
  noNumber: 'Please enter a number.',
  noYesOrNo: 'Please say yes or no.',
  noWords: 'Please write this in words.',
  length: 'Its length in characters',
  count: 'How many there are',
  number: 'The number',

  noWeight: 'Please enter a weight in whole grams, such as 350.',
} as const
