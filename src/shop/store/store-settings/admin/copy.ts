export const storeSettingsAdminCopy = {
  taxesSaved: 'Saved. Every page uses it now.',
  saved: 'The map is redrawn. Every page uses it now.',
  failed: 'nothing was saved. try again?',
  machine: 'Set on your server.',

  address: 'Domain',
  addressHint: 'The web address of your shop. Every email shows it.',
  addressField: 'The shop’s address',
  addressFieldHint: 'The shop first checks that it can be reached there. That takes a few seconds.',
  addressNow: (address: string) => `Now it is ${address}.`,
  move: 'Check and use this address',
  moved: 'Moved in! This is the shop’s address now.',
  afterwards: (before: string) =>
    `You may be asked to log in again. ${before} goes on working for logging in.`,
  passkeys: (count: number, host: string) =>
    `${count === 1 ? 'Your passkey opens' : `Your ${count} passkeys open`} only at ${host}. At the new address, log in with your password and make a new one.`,

  where: 'Time and country',
  whereHint: 'Emails and tables show times in this zone. Drops and vacations begin by it.',
  timeZone: 'Time zone',
  thisDevice: (zone: string) => `Use ${zone}, as this device has it`,
  country: 'The studio’s country',
  offer: (money: string, name: string) => `Sell in ${money}, and send within ${name}?`,
  take: 'Yes, set both',

  money: 'Money',
  moneyHint: 'One currency for every price, chosen before the first sale.',
  currency: 'Currency',
  sold: 'You have orders in this currency, so you can’t change it.',
  newCurrency: (before: string, after: string) =>
    `Prices keep their numbers: ${before} becomes ${after}. Check them before you sell.`,

  tax: 'Tax',
  taxHint:
    'What the shop tells buyers about tax. This is information, not advice. Ask your tax adviser.',
  taxOnTop: (country: string) => `Prices in ${country} are shown without tax.`,
  taxNothing: 'Buyers pay the price that they see, and the shop collects no tax.',
  taxUnknown: (country: string) =>
    `${country} has its own tax in each province, which the shop can’t calculate by itself. Stripe can.`,
  byProvider: 'Tax at the checkout',
  byProviderChoices: {
    no: 'Don’t calculate tax',
    yes: (name: string) => `Let Stripe calculate ${name}`,
  },
  byProviderHint:
    'This is Stripe’s service “Stripe Tax”, and Stripe takes a fee of its own for it. Set it up at Stripe first: your address, and each place where you are registered to collect. Until then, buyers pay without it. Stripe knows nothing of the sales that you record yourself, as at a fair: they carry your own rate, if you have entered one.',
  taxMode: 'Your prices',
  taxModes: {
    none: 'Don’t mention tax',
    included: (name: string) => `Include ${name}`,
    on_top: (name: string) => `Add ${name} of my own state`,
    small_business: (name: string) => `Have no ${name}: a small business`,
  },
  taxRate: 'The usual rate in percent',
  taxRateHint: 'Prices include tax. Orders show how much tax is in them.',
  taxOnTopHint: 'State and local tax together, as it is where you are.',
  taxReduced: 'The reduced rate',
  taxOriginal: 'The rate on original works',
  taxOtherHint:
    'Leave it empty for the usual rate. You choose the rate of a piece in its form, under “Tax”.',
  taxState: 'Your state',
  chooseState: 'Please choose',
  taxStateHint:
    'Buyers choose in the cart whether the parcel goes there. In other states the shop adds no tax. If you owe tax in another state, too, let Stripe calculate it.',
  onShipping: 'Tax is due on shipping, too',
  exportNote: 'Sentence for exports',
  exportNoteHint: (words: string) =>
    `Parcels that leave your tax area are sold without tax, at the same price. Orders, emails and invoices then say this. Leave it empty for “${words}”`,
  elsewhere: 'Countries with rates of their own',
  elsewhereHint:
    'Only countries where you are registered to pay tax, as with the European Union’s One Stop Shop. You need it once your sales to consumers in other member states are above 10,000 EUR a year.',
  elsewhereCountry: 'Country',
  elsewhereAdd: 'Add a country',
  elsewhereRemove: (country: string) => `Take out ${country}`,
  codesHint:
    'Stripe knows the usual rate, and pieces without tax. For the other rates, enter Stripe’s tax code, such as txcd_99999999. The codes are at docs.stripe.com/tax/tax-codes.',
  reducedCode: 'Code of the reduced rate',
  originalCode: 'Code of original works',
  taxNote: 'The sentence for buyers',
  taxNoteHint: 'Shown on pieces, in the cart, on orders and in emails.',

  sendTo: 'Where you send to',
  sendToHint: 'Buyers can enter addresses in these countries only.',
  restIsSaved: 'Everything else is saved.',
  sellerName: 'Your full name',
  sellerAddress: 'Your postal address',
  sellerAddressHint:
    'Street, town, country. You may use the address of an agent or an office service. Visitors may read both on the page “Legal notice”.',
  sellerPhone: 'Your telephone number, or another quick way to reach you',
  sellerMissing: {
    sellerName: 'Please enter your full name.',
    sellerAddress: 'Please enter your postal address.',
    phone: 'Please enter a telephone number, or another quick way to reach you.',
  },
  fillInAndOpen: 'Save these and open the countries',
  fillInThere: 'Fill in the rest under “Legal requirements”',
  chosen: (count: number) => (count === 1 ? 'One country' : `${count} countries`),
  single: 'Choose one by one',
  find: 'Find a country',
  closed: 'Your printer can’t send there',
  noneFound: 'No country has that name.',

  shop: 'Store settings',
  keywords: 'country currency time zone countries region',
  parts: { taxes: 'Taxes', domain: 'Domain' },
  taxKeywords: 'vat sales tax rate gst',
  domainKeywords: 'address url website https dns',
} as const

/** In the audit trail, after the account’s name. */
export const storeSettingsAdminAudit = {
  changed: 'changed the store settings',
  moved: 'moved the shop to another address',
} as const
