export const openingCopy = {
  listStays: 'The list stays until the shop opens.',

  countryUnsaid: 'Where are you? Currency, time zone, shipping and the law follow from it.',
  countrySaid: (facts: { country: string; money: string; timeZone: string }) =>
    `You sell from ${facts.country} in ${facts.money}. The shop keeps time as ${facts.timeZone}.`,
  themePlain: 'The shop has its first colours and typefaces. Choose yours, or keep these.',
  themeChosen: 'You have chosen your look.',

  stillCalled: (studioName: string) =>
    `Your shop is still called “${studioName}”. Give it its name, and say who you are.`,
  noEmail: (studioName: string) =>
    `${studioName} has no e-mail address yet. Buyers want to know how to reach you.`,
  called: (studioName: string) => `It is called ${studioName}.`,
  hung: 'Your first piece is in the shop.',
  onlyDrafts: 'Your pieces are all drafts, which only you see. Show one in the shop.',
  nothingHung: 'The walls are bare. One piece is enough to begin with.',
  shippingUnsaid: 'Say what sending costs, and how many days you take.',
  shippingSaid: 'You have said what it costs.',
  sentencesRead: 'You have read what the shop says by itself.',
  oneSentence: 'One sentence comes',
  manySentences: (open: number) => `${open} sentences come`,
  sentencesOpen: (count: string) =>
    `${count} with the shop and speak for you. Keep, change or leave out each.`,
  countryLaw: (country: string) => `The law of ${country} wants it`,
  lawOpen: (needs: string, law: string) => `Still to fill in: ${needs}. ${law}.`,
  lawUnknown: 'Ask somebody who knows it.',
  lawFilledIn: 'What the law requires of a seller is filled in.',
  playMoney: 'Buyers can’t pay with real money yet: the shop takes play money.',
  paymentRefused: (name: string) =>
    `${name} doesn’t let the shop in just now. Look again in a minute; if it stays so, connect it anew.`,
  paymentReal: (name: string) => `${name} answers, and takes real money for you.`,
  paymentTest: (name: string) => `${name} is in test mode: buyers can’t pay with real money yet.`,
  noMail: 'The shop can’t send mail yet, so buyers get no confirmation of their order.',
  mailWorks: 'Your mailbox takes the shop’s mail.',
  mailRefused:
    'Your mailbox doesn’t let the shop in just now. Look again in a minute; if it stays so, connect it anew.',
  noPublicAddress: 'The shop has no address on the internet yet: only this computer reaches it.',
  addressLocked: (publicUrl: string) => `It is at ${publicUrl}, with a lock on it.`,
  addressUnlocked: (publicUrl: string) =>
    `${publicUrl} has no lock (https): what buyers type could be read on its way.`,
  signInAs: (email: string | null) => `You sign in as ${email}.`,
  signInMadeUpPassword: (email: string | null) =>
    `You sign in as ${email}, still with the made-up password. Choose one of your own, or add a passkey.`,
  signInMadeUpAddress: (email: string | null) =>
    `Your address is still the made-up ${email}. Put in your own: it is where a way back in is sent.`,
  signInMadeUp: (email: string | null) =>
    `You still sign in as ${email} with a made-up password. Put in your own address and a password of yours, or add a passkey.`,
} as const
