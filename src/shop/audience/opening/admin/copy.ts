import type { OpeningStep } from '#shop/audience/opening/opening.ts'

export const openingCopy = {
  title: 'Before you open',
  lead: 'Visitors see “Opening soon”. You see the shop, and can try all of it, checkout included.',
  setUp: (done: number, all: number) => `Set up: ${done} of ${all} done`,
  canWait: 'can wait',
  ticked: 'done',
  open: 'Open the shop',
  look: 'Walk through your shop',
  asVisitor: 'See what visitors see',
  help: 'Help',
  backToList: 'Before you open',
  next: (step: string) => `Next: ${step}`,
  missing: (names: string) => `Not yet. Still missing: ${names}.`,
  opened: 'The door is open. Good luck!',
  failed: 'the shop wasn’t opened. try again?',

  ask: 'Open without real money?',
  askText:
    'Buyers can’t pay with real money yet. Visitors can look at everything. Everybody who checks out pays with play money: nobody is charged, and nobody owes you anything. Pieces that are bought with play money count as sold until you put them back into stock.',
  askYes: 'Open with play money',
  askNo: 'Not yet',

  rest: {
    title: 'Still to set up',
    lead: 'The shop is open. These can wait, but not for ever.',
    putAway: 'Hide this list',
    failed: 'the list wasn’t hidden. try again?',
  },

  demo: {
    title: 'You are in a demo studio',
    text: 'Its pictures and words are there to look at, and to try everything with. When you want the shop to be yours, clear them: it then says “Opening soon” to visitors, and a list here leads you to the day you open.',
    link: 'Clear the demo studio…',
  },

  steps: {
    country: 'Country, currency, time zone and tax',
    name: 'Name and words',
    theme: 'Theme',
    piece: 'A first piece',
    shipping: 'Shipping',
    payments: 'Payments',
    law: 'Legal requirements',
    words: 'Texts that came with the shop',
    mail: 'Email',
    address: 'The shop’s address',
    'sign-in': 'Your account',
  } satisfies Record<OpeningStep, string>,

  opensNewTab: '(opens in a new tab)',
  change: 'Change',

  place: {
    country: 'Your country',
    guess: (facts: { money: string; timeZone: string }) =>
      `Currency: ${facts.money}. Time zone: ${facts.timeZone}. Shipping within your country, and no tax for now.`,
    confirm: 'That’s right',
    saved: 'Good to know!',
    failed: 'that wasn’t saved. try again?',
    change: 'Set each by hand',
  },
  chooseTheme: 'Choose one',
  addHero: 'Add a hero picture',
  makeItYours: 'Change it',
  writeThem: 'Write them',
  addAPrint: 'Add a print',
  addClothing: 'Add clothing',
  addMerch: 'Add merch',
  shippingPrice: 'What it costs',
  destinations: 'Where to',
  readIt: 'Read it',
  fillItIn: 'Fill it in',
  connectThem: 'Connect them',
  giveItOne: 'Set it up',
  sayWhere: 'Choose it',
} as const

/** In the audit trail, after the account’s name. */
export const openingAudit = {
  shopOpened: 'opened the shop',
  openingListPutAway: 'hid the opening list',
} as const
