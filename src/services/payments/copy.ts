export const paymentsCopy = {
  title: 'Payments',
  keywords: 'stripe paypal card payout money checkout',
  badSignature: 'The signature is not right.',
  noJson: 'The body is not valid JSON.',
  folderBroken: 'The demo payment folder can’t be used.',

  emailMissing: 'Please enter an email address, such as robin@example.com.',
  nameMissing: 'Please enter the name for the parcel.',
  methodMissing: 'Please choose how to pay.',
  streetMissing: 'Please enter a street and number.',
  cityMissing: 'Please enter a city.',
  countryMissing: 'Please choose a country.',
  stateMissing: 'Please choose a state.',
  zipMissing: 'Please enter a ZIP code of five digits, such as 97205.',
  stateNames:
    'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming',

  oneMoment: 'One moment',
  cantAnswer: 'The demo checkout can’t answer just now.',
  nothingToPay: 'Nothing to pay',
  noCheckout: 'There is no checkout at this address.',
  goOrder: 'Go to your order',
  alreadyPaid: 'Already paid',
  paidText: 'This order has been paid for. You can’t pay twice.',
  overText: 'This checkout is over. Nothing was charged, and your cart is as you left it.',
  timeIsUp: 'Time is up',
  backCart: 'Back to your cart',

  otherParameters: 'The same key came with other parameters.',
  openTooShort: 'A session is open for 30 minutes or more.',
  sumWrong: 'The sum is wrong.',

  checkout: 'Checkout',
  oneFieldNeeds: 'One field needs',
  fieldsNeed: (wrong: number) => `${wrong} fields need`,
  whoPicksUp: 'Who picks it up',
  whereItGoes: 'Where it goes',
  yourEmail: 'Your email',
  yourName: 'Your name',
  whoGetsIt: 'Recipient of the present',
  fullName: 'Full name',
  shippingName: 'shipping name',
  demoCard: 'Demo card',
  cardText: 'Is accepted at once.',
  declinedCard: 'Demo card without money',
  declinedText: 'Is declined; you can try again.',
  bankDebit: 'Demo bank debit',
  debitText: 'The money arrives a few seconds later.',
  bouncedDebit: 'Demo bank debit that bounces',
  bouncedText: 'The money never arrives.',
  streetAndNumber: 'Street and number',
  apartmentFloor: 'Apartment, floor',
  stateOrRegion: 'State or region',
  zipCode: 'ZIP code',
  postalCode: 'Postal code',

  theStudio: 'The studio',
  noSuchSession: 'There is no such session.',
  noSuchPayment: 'There is no such payment, or not that much of it left.',

  noSuchProvider: 'No such payment provider reports here.',
  accountGone:
    'The account that took this payment is not connected to the shop any more. Connect it again under Settings, Payments, or do it on the provider’s own site.',

  noPayments: 'The shop takes no payments at the moment. Please come back later.',
  takesNone: 'The shop takes no payments.',
  connectAgain: 'Connect Stripe again, or choose play money to try the shop out.',
  cantTake: 'The shop can’t take payments at the moment.',
  orderStillNeeds: 'One order still needs',
  ordersStillNeed: (count: number) => `${count} orders still need`,
  openOrders: (orders: string) => `${orders} this account: send or refund what it took first.`,
  playMoney: 'Play money: orders look real, but nobody pays anything.',
  playMoneyHint: 'Connect Stripe before real shoppers come.',
  cantTakeYet: 'The shop can’t take payments yet. Please come back in a little while.',
  account: 'Account',
  country: 'Country',
  mode: 'Mode',
  liveRealMoney: 'Live: real money',
  testNoReal: 'Test: no real money',
  key: 'Key',
  reports: 'Reports',
  reportsPushed: 'Stripe tells the shop',
  reportsPulled: 'The shop has no public address, so it asks Stripe every minute',
  notSellingYet:
    'Stripe is connected. Nothing is sold until its first report has reached the shop.',
  firstReportOpen: 'Stripe is connected. Its first report has not reached the shop yet.',
  firstReportHint:
    'It comes within a minute. If it doesn’t, see whether the shop’s address can be reached from outside, and try again.',
  takesRealMoney: 'Stripe takes real money.',
  takesTestMoney: 'Stripe takes test payments only.',

  lacksRights: (list: string) =>
    `This key may not do all that the shop needs. Please give it at Stripe: ${list}.`,
  testProduct: 'A test whether payments reach the shop',
  shipping: 'Shipping',
  liveKeyNeedsHttps:
    'This key takes real money, and the shop has no address with https yet. Set the shop’s address first, or paste a test key (rk_test_ or sk_test_) to try things out.',
  liveKeyElsewhere: 'A key that takes real money may be sent to Stripe only.',
  notActivated:
    'Stripe doesn’t let this account take payments yet. Finish what Stripe still asks for on its own site, then paste the key again.',

  nonsense: 'Stripe’s answer made no sense.',
  keyRefused: (about: string) => `Stripe doesn’t accept the shop’s key${about}.`,
  pause: 'Stripe asks the shop to wait.',
  stripeAnswered: (statusCode: number) => `Stripe answered ${statusCode}.`,
  refused: (about: string) => `Stripe refused this${about}.`,
  noAnswer: 'Stripe did not answer.',

  notAnEvent: 'This is not a Stripe event.',
  moreLines: (count: number) => `And ${count} more kinds of things`,
  presentWords:
    'It’s a present: this is where it goes. The email address is yours, and all emails go there.',

  webhookName: 'Atelier payment updates',
  nonsenseAgain: (again: string) => `Stripe’s answer made no sense. ${again}`,
  keyExpired: 'Stripe says that this key has expired. Please make a new one there.',
  keyUnknown:
    'Stripe doesn’t know this key. Was all of it copied? It may also have been deleted there.',
  keyLimited:
    'This key works only from certain addresses on the internet. Please take that limit off at Stripe, or make another key.',
  permissionMissing: (permissionLabel: string) =>
    `This key lacks a permission: ${permissionLabel}. Please add it at Stripe.`,
  keyLacksRights: 'This key may not do what the shop needs. Please make one by the link above.',
  pauseAgain: 'Stripe asks the shop to wait. Try again in a minute.',
  tooManyWebhooks:
    'This account reports to as many addresses as Stripe allows. Please delete one at Stripe that is not needed any more (Developers, Webhooks).',
  wouldNot: (about: string, unchanged: string) =>
    `Stripe would not do what the shop asked of it${about}. ${unchanged}`,
  noAnswerAgain: (again: string) => `Stripe did not answer. ${again}`,
  tryAgainMinute: (unchanged: string) => `${unchanged} Try again in a minute.`,
  unchanged: 'Nothing was changed.',

  refundFailed: 'Stripe could not send this money back.',

  newsOfPayments: 'Payment updates',
  noRealMoney: 'Nobody pays real money: the shop takes play money.',
  connectStripe: 'Before real shoppers come: connect Stripe, under Settings, Payments.',
  providerSilent: (name: string) => `${name} did not answer.`,
  compareKey: (name: string) =>
    `Compare the key with the one at ${name}, and see whether ${name} is up. Until then nobody can pay; carts are kept.`,
  realMoney: (name: string) => `${name} answers and takes real money.`,
  testMode: (name: string) => `${name} answers, in test mode: nobody pays real money.`,
  giveLiveKey:
    'Before real shoppers come: give the shop a key for real money, under Settings, Payments.',
  checkEndpoint: (name: string, publicUrl: string, provider: string) =>
    `At ${name}, look at the endpoint ${publicUrl}/api/payments/${provider}/events: it must be on, and its signing secret the one that the shop has.`,
  neverReported: (name: string) => `${name} has never reported anything to the shop.`,
  silentSince: (name: string) => `Orders were paid since ${name} last reported anything.`,
  withinLastDay: 'within the last day',
  aDayAgo: 'a day ago',
  daysAgo: (days: number) => `${days} days ago`,
  lastReport: (name: string, when: string) => `${name} last reported something ${when}.`,
} as const
