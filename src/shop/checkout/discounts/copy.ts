export const discountsCopy = {
  pleaseEnterSum: (decimalText: string) => `Please enter a sum such as ${decimalText}.`,
  whichDay: 'Which day?',
  pleaseEnterDay: 'Please enter a day.',
  percentWords: 'Please enter a whole number from 1 to 100.',

  unknown: (code: string) =>
    `The code ${code} doesn’t work. Check the spelling, or the date it starts.`,
  over: (code: string) => `The code ${code} is over.`,
  usedUp: (code: string) =>
    `The code ${code} has been used as often as it may be. If somebody else is just paying with it, it may work again.`,
  usedBefore: (code: string) => `This email address has used the code ${code} already.`,
  emailNeeded: (code: string) =>
    `Everyone can use the code ${code} once. Please enter your email address for it.`,
  notForThese: (code: string) => `The code ${code} isn’t for the pieces in your cart.`,
  belowMinimum: (code: string, missing: string) =>
    `Add pieces for ${missing} more to use the code ${code}.`,

  codeTaken: (code: string) =>
    `The code ${code} is taken, now or by an earlier discount. Please choose another.`,
  noSuchCode: 'There is no such code.',
  noSuchGallery: 'One of these galleries or series was deleted. Please load the page again.',
  tooManyUses: (most: number) => `Please enter at most ${most}.`,
  tooManyPieces: (most: number) => `At most ${most} pieces.`,
  tooManyCollections: (most: number) => `At most ${most} galleries and series.`,
  codeMissing: 'Which code?',
  codeTooLong: 'This is too long for a code.',
  emailMissing: 'Please enter an email address.',
  newCodeTooLong: 'At most 30 letters, digits and dashes.',
  badCode: 'Two to 30 letters, digits and dashes.',
  mostMissing: 'How many orders may use it?',
  wholeNumber: 'Please enter a whole number.',
  aboveZero: 'Please enter a whole number above zero.',
  scopeMissing: 'Which pieces is it for?',
  eitherOr: 'Either a percentage or a sum.',
  nothingOff: 'What does it take off?',
  daysTurned: 'The last day can’t be before the first.',
  noDiscount: 'This is no discount.',
} as const
