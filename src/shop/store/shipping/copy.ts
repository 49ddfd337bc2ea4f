export const shippingCopy = {
  destinationMissing: 'Where does it go? Please choose a country.',
  noPickup: 'Nothing can be picked up at the studio any more. Please choose a country.',
  printsNotPickedUp:
    'A printer makes and sends these prints, so they can’t be picked up. Please choose a country.',
  to: (country: string) => `to ${country}`,
  notSentThere: (where: string) =>
    `Nothing is sent ${where} any more. Please choose another country.`,

  rateMissing: (what: string, decimalText: string) =>
    `Please enter what sending ${what} costs, such as ${decimalText}.`,
  furtherMissing: (decimalText: string) =>
    `Please enter what each extra piece adds, such as ${decimalText}.`,
  rateMissingPlain: (what: string) => `Please enter what sending ${what} costs.`,
  stepMissing: (decimalText: string) =>
    `Please enter what this weight costs, such as ${decimalText}.`,
  costWrong: (decimalText: string) =>
    `Please enter what it costs you, such as ${decimalText}, or leave it empty.`,
  stepsMissing: 'Please say what each weight costs.',
  mostSteps: (mostSteps: number) => `At most ${mostSteps} steps.`,
  lastStep: 'The last step is for whatever is heavier, so that every parcel has a rate.',
  onlyLastStep:
    'Only the last step is for whatever is heavier. Please enter up to which weight this is.',
  stepTooSmall: (before: number) => `Please enter more than the ${before} g of the step before.`,
  zoneNameMissing: 'Please name this zone.',
  zoneCountriesMissing: 'Please choose this zone’s countries.',
  noSuchCountry: 'One of these is no country that parcels go to.',
  freeFromMissing: (decimalText: string) =>
    `Please enter the sum from which shipping is free, such as ${decimalText}, or leave it empty.`,
  shippingMissing: 'Please say what sending costs.',
  mostZones: (mostZones: number) => `At most ${mostZones} zones.`,
  zoneNameTaken: 'Another zone is called that already.',
  lastZone: 'The last zone is for everywhere else, and has no countries of its own.',
  onlyLastZone: 'Only the last zone is for everywhere else. Please choose this one’s countries.',
  oneCountry: 'Please choose at least one country, or remove the zone.',
  countryTaken: (countries: string, verb: string, zone: string) =>
    `${countries} ${verb} in “${zone}” already. A country can be in one zone only.`,

  atTheStudio: 'At the studio.',
  everywhereShip: 'Everywhere I ship to',
  priceTooHigh: (words: string, top: string) => `${words} At most ${top}, and 0 is free.`,
  whichCountry: 'Please choose a country.',
  daysTurned: 'The first number can’t be larger than the second.',
} as const
