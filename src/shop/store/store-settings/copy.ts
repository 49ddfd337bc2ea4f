export const storeSettingsCopy = {
  httpsNeeded:
    'An address on the internet begins with https, or others can read what visitors type.',
  unknownHost: (hostname: string, dnsAdvice: string) =>
    `${hostname} isn’t known on the internet${dnsAdvice}`,
  leadsTo: (hostname: string, found: string) => `${hostname} leads to ${found}`,
  sendsElsewhere: (origin: string) => `it sends visitors on to ${origin}. Is that the one?`,
  otherAnswer: (leads: string) => `${leads}, and something else answers there.`,
  notAtPrivate: (leads: string) =>
    `${leads}, which isn’t on the internet, and this shop doesn’t answer there.`,
  doesntLead: (reason: string) => `That address doesn’t lead to this shop yet: ${reason}`,
  tooSlow: 'and nothing answered there within eight seconds.',
  badCertificate: 'but its certificate (what makes it https) isn’t right yet.',
  forHttps: ' for https',
  nothingAnswers: (port: string) => `and nothing answers there${port}.`,
  dnsAdvice:
    '. Where you bought the name, point it to this server. It can take an hour until that is known everywhere.',

  printerCantSend: (countries: string) => `Your printer can’t send there: ${countries}.`,
  currencyFixed: 'The currency can’t be changed any more: there are orders in the one you have.',
  setOnMachine: 'This is set on your server, and can’t be changed here.',

  badTaxCode: 'Stripe’s tax codes look like txcd_99999999.',
  countryMissing: 'Please choose a country.',
  zoneMissing: 'Please choose a time zone.',
  currencyMissing: 'Please choose a currency.',
  destinationsMissing: 'Please choose the countries that you send to.',
  oneCountry: 'Please choose at least one country to send to.',
  noAddressThere: (list: string) => `Nobody can give an address there: ${list}.`,
  taxMissing: 'Please say what your prices include.',
  stateMissing: 'Please choose your state.',
  countryTwice: 'Please name each country once.',
  sentenceMissing: 'Please write the sentence that the law requires there.',
  rateMissing: 'Please enter the rate in percent, such as 20.',
  addressMissing: 'Please enter an address such as https://www.example.com.',

  notSentThere: (countries: string) => `takes no ${countries}: Printful sends nothing there`,
  taxNumberWanted: (countries: string) =>
    `takes no ${countries}: Printful needs a tax number of buyers there, and nobody asks them for it`,
  onlyCountry: (country: string) => `Only ${country}`,
  theWorld: 'The world',
  shownWithoutTax: (country: string) => `Prices in ${country} are shown without tax.`,
  whichState: 'Please choose your state.',
  whoseTax: 'Please say whether Stripe calculates tax.',
  onlyOnTopInUs: 'The shop can add a tax of your own state in the United States only.',
} as const
