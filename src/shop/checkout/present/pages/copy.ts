export const presentPageCopy = {
  isOne: 'It’s a present',
  title: 'It’s a present',
  note: 'A note that goes with it',
  most: (most: number) => `At most ${most} characters.`,
  day: 'When should it be there? (optional)',
  make: 'Make it a present',
  keep: 'Keep it so',
  change: 'Change note or day',
  none: 'It’s not a present after all',
  noNote: 'It comes without a note.',
  noPrices: 'No paper of mine in the parcel shows a price.',
  printer:
    'The printer sends art prints, with your note. I can’t promise what the printer’s own paper shows.',
  goesTo: 'At checkout, enter the name and address of the person who gets it.',
  mails: 'My emails go to your own email address, to nobody else.',
  wanted: (day: string) => `Wished to arrive by ${day}.`,
} as const
