export const connectionsCopy = {
  keyTooLong: 'This is too long for a key of Stripe’s.',
  tokenTooLong: 'This is too long for a token of Printful’s.',
  tokenMissing: 'Please paste the token from Printful.',
  noSuchService: 'There is no such service.',
  noAccount: 'This is no account.',

  account: 'Account',
  notSetHere: 'This is not set here.',
  noSuchAccount: 'There is no such account any more.',
  noSuchProvider: 'That is no provider of this service.',
  changedMeanwhile: 'This was changed a moment ago. Please look again.',
  takesItsPlace: 'Connect the account that takes its place first, or choose play money.',
  setOnMachine:
    'This is set on the machine that runs the shop, by its keeper, and can only be changed there.',

  couldNotLook: 'The shop could not look just now. Try again in a minute.',
  looksAfterItself: (name: string, domain: string) =>
    `${name} looks after ${domain} itself: there is nothing to add.`,
  otherSender: (domain: string, name: string) =>
    `Mails from ${domain} must go through ${name}, or they are taken for forged. Choose ${name} as the provider, or write from an address with your own domain.`,
  entriesToAdd: (domain: string) =>
    `${domain} should say that your mails are yours. Add these entries where you bought the domain, under “DNS”; they count within hours.`,
  nothingWrong: (domain: string) => `Nothing is wrong with ${domain}, as far as the shop can see.`,
  mailsAreYours: (domain: string) => `${domain} says that your mails are yours.`,
  twoSpf: 'There are two SPF entries, and then none counts. Make one of them.',
  thereIsOne: 'There is one.',
  askProvider: (provider: string) =>
    `There is none. ${provider} says in its help which one to add.`,
  anotherOne: 'Another one',
  yourProvider: 'Your provider',
  addTxt: 'There is none. Add this TXT entry.',
  namesProvider: (name: string) => `It names ${name}.`,
  namesAnother: (name: string) =>
    `It doesn’t name ${name}. Change the entry that is there to this.`,
  unknownKeys: (provider: string) =>
    `The shop can’t know what ${provider} calls its keys. A mail that you send to yourself tells: its details say “dkim=pass”.`,
  yourProviderWithin: 'your provider',
  signsMails: (name: string) => `${name} signs your mails.`,
  noDkim: (name: string) =>
    `There is no key of ${name}’s. Turn DKIM on at ${name}: it shows the entries to add, which are yours alone.`,

  badPort: 'A port is a number, most often 587 or 465.',
  hostMessage: 'A mail server’s name looks like smtp.example.com.',
  locked:
    'What was entered here can’t be opened any more: the shop’s own key is another one than it was. Please enter it again.',
  lockedHint: 'Nothing else is lost: enter it as you did before.',

  httpsNeeded: 'This address must begin with https, except for a server on the shop’s own machine.',
  badRegion: 'A region looks like eu-central-1.',
  badBucket: 'A bucket’s name has 3 to 63 letters, digits, dots or hyphens.',
  keyMissing: 'Please paste the key’s name (its ID).',
  cloudMissing: 'Please enter the cloud name from Cloudinary’s dashboard.',
  apiKeyMissing: 'Please paste the API key: a long number.',
  endpointMessage: 'This is an address such as https://s3.example.com, without anything behind it.',

  stripeKeyMissing: 'Please paste a key from Stripe.',
  publishableKey:
    'This is the publishable key, which can’t take payments. The key that the shop needs starts with rk_ or sk_.',
  webhookSecret:
    'This is a webhook’s signing secret. The shop makes its own; what it needs is a key that starts with rk_ or sk_.',
  partialKey:
    'Part of this key is missing: Stripe shows a key whole only once. Please make a new one and copy all of it.',
  notAKey: 'This is no key of Stripe’s. It starts with rk_live_, sk_live_, rk_test_ or sk_test_.',
  checkoutSessionsWrite: 'Checkout Sessions: Write',
  toTakePayments: 'to take payments',
  paymentintentsRead: 'PaymentIntents: Read',
  seeHowEnded: 'to see how they ended',
  chargesRefundsWrite: 'Charges and Refunds: Write',
  payMoneyBack: 'to pay money back',
  webhookEndpointsWrite: 'Webhook Endpoints: Write',
  hearPayments: 'to hear of payments',
  eventsRead: 'Events: Read',
  askMissed: 'to ask for what it missed',
  balanceTransactionSources: 'Balance transaction sources: Read',
  knowStripesFee: 'to know Stripe’s fee',
  disputesRead: 'Disputes: Read',
  knowDisputeCost: 'to know what a dispute cost',
} as const
