export const openingCopy = {
  listStays: 'The list stays until the shop opens.',

  countryUnsaid: 'Where are you? Currency, time zone, shipping and the law follow from it.',
  countrySaid: (facts: { country: string; money: string; timeZone: string }) =>
    `You sell from ${facts.country} in ${facts.money}. The shop keeps time as ${facts.timeZone}.`,
  themePlain: 'The shop has its first colors and typefaces. Choose yours, or keep these.',
  themeChosen: 'You have chosen your theme.',

  stillCalled: (studioName: string) =>
    `Your shop is still called “${studioName}”. Give it its name, and say who you are.`,
  noEmail: (studioName: string) =>
    `${studioName} has no email address yet. Buyers want to know how to reach you.`,
  called: (studioName: string) => `It is called ${studioName}.`,
  hung: 'Your first piece is in the shop.',
  onlyDrafts: 'Your pieces are all drafts, which only you see. Show one in the shop.',
  nothingHung: 'The walls are bare. One piece is enough to begin with.',
  shippingUnsaid: 'Say what sending costs, and how many days you take.',
  shippingSaid: 'You have said what sending costs.',
  sentencesRead: 'You have decided on every text that came with the shop.',
  oneSentence: 'One text came',
  manySentences: (open: number) => `${open} texts came`,
  sentencesOpen: (count: string) =>
    `${count} with the shop and speak for you. Keep, change or leave out each.`,
  countryLaw: (country: string) => `The law of ${country} requires it`,
  lawOpen: (needs: string, law: string) => `Still to fill in: ${needs}. ${law}.`,
  lawWorthFilling: (needs: string) =>
    `Nothing here keeps the shop closed. Still worth filling in: ${needs}.`,
  lawUnknown: 'Ask somebody who knows it.',
  lawFilledIn: 'What the law requires of a seller is filled in.',
  playMoney: 'Buyers can’t pay with real money yet: the shop takes play money.',
  paymentRefused: (name: string) =>
    `${name} doesn’t let the shop in just now. Look again in a minute; if it stays so, connect it again.`,
  paymentReal: (name: string) => `${name} answers, and takes real money for you.`,
  paymentTest: (name: string) => `${name} is in test mode: buyers can’t pay with real money yet.`,
  noMail: 'The shop can’t send email yet, so buyers get no confirmation of their order.',
  mailWorks: 'Your mailbox takes the shop’s email.',
  mailRefused:
    'Your mailbox doesn’t let the shop in just now. Look again in a minute; if it stays so, connect it again.',
  noPublicAddress: 'The shop has no address on the internet yet, so buyers can’t open it.',
  addressLocked: (publicUrl: string) => `It is at ${publicUrl}, with https.`,
  addressUnlocked: (publicUrl: string) =>
    `${publicUrl} has no https: what buyers type could be read on its way.`,
  signInAs: (email: string | null) => `You log in as ${email}.`,
  signInMadeUpPassword: (email: string | null) =>
    `You log in as ${email}, still with the made-up password. Choose one of your own, or add a passkey.`,
  signInMadeUpAddress: (email: string | null) =>
    `Your address is still the made-up ${email}. Enter your own: links to log in are sent there.`,
  signInMadeUp: (email: string | null) =>
    `You still log in as ${email} with a made-up password. Enter your own address and password, or add a passkey.`,
} as const
