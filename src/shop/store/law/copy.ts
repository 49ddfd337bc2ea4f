export const lawCopy = {
  fibreMissing: 'Please choose a fibre.',
  fibreUnknown: 'Please choose a fibre from the list.',
  mostFibres: 'At most twelve fibres, please.',
  fibreTwice: 'A fibre is named twice.',
  notAHundred: (sum: number) => `The fibres make ${sum}% together. They have to make 100%.`,
  tooMuchOther: (mostOtherFibres: number) =>
    `At most ${mostOtherFibres}% may be other fibres. Please name the rest.`,
  notAnObject: 'Please send the labelling as an object.',
  percentMissing: 'Please enter a whole percentage, from 1 to 100.',

  madeUS: 'Made in U.S.A.',
  madeAndImported: 'Made in U.S.A. and imported',
  womenOrGirls: 'Women or girls',
  menOrBoys: 'Men or boys',
  adultsAndTeens: 'Adults and teens',
  up3Months: 'Up to 3 months',
  animalParts: 'Contains non-textile parts of animal origin.',
  madeOf: 'Made of',
  pleaseNote: 'Please note',

  tooManyRegisterLines: 'Eight lines at most, please.',
  countryMissing: 'Please choose a country.',
  numberMissing: 'Please enter the number.',
  shownMissing: 'Please say whether it is shown.',
  publicMissing: 'Please say whether visitors may read it.',
  responsibleMissing:
    'Please enter a name, a postal address and an e-mail or web address, a line each.',
  languageMissing: 'Please choose a language.',
  noticeTwice: 'There are two notices in one language. Please leave one.',
  postageMissing: 'Please say who pays for returns.',
  tooManyNumbers: 'At most forty numbers, please.',
  numberTwice: 'A country has two numbers. Please leave one.',
  tooManyAddressLines: 'Six lines at most, please.',
  daysMissing: 'Please enter a number of days, from 0 to 365.',

  addFirst: (countries: string, needs: string) => `To ship to ${countries}, add ${needs} first.`,
  cutAsLogo: 'This was uploaded as a logo, and its edges were cut off. Upload it again.',

  nothingKnown: (countries: string) => `We know nothing of the law of ${countries}.`,
  partlyKnown: (countries: string) => `We know only a part of the law of ${countries}.`,

  madeBy: 'Made by',
  inTheEu: 'In the EU',
  responsibleThere: 'Responsible there:',
  toYourWishes: 'To your wishes',
  youPay: 'You pay for sending it back.',
  studioPays: 'I pay for sending it back.',

  fibresNamed: 'The shop names common fibres in them.',
  fibresNotNamed: 'The shop can’t name fibres in them.',
  fibresPartlyNamed: (languages: string) =>
    `The shop names common fibres in them, but not in ${languages}.`,
  languages: (languages: string, fibres: string) =>
    `Buyers there must be able to read fibres, warnings and safety information in their language: ${languages}. ${fibres} The rest is yours to write, under “Please note”.`,
  originMissing: 'Please choose where it is made.',
  badCustomsCode: 'A customs code has six to ten digits.',
  whichCountry: 'Please choose a country.',
  genderMissing: 'Please choose who it is for.',
  ageMissing: 'Please choose for which age it is.',
} as const
