import { drillWords } from '#shop/upkeep/backup/elsewhere/copy.ts'

export const ownerEmailsCopy = {
  signInLink: {
    subject: 'Your link to log in',
    preview: 'It works once, within fifteen minutes.',
    heading: 'Here is your link to log in.',
  },
  signInText:
    'The link works once, within fifteen minutes of your asking. Lost your password? Log in with the link, and choose another under Your account.',
  logIn: 'Log in',
  signInNotAsked:
    'You didn’t ask for it? Then somebody typed your address, and nothing has happened. You can throw this away.',
  withYourPassword: 'with your password',
  withAPasskey: 'with a passkey',
  withALink: 'by a link from your mailbox',
  newBrowser: (way: string) => ({
    subject: 'A new browser logged in',
    preview: `Somebody logged in ${way}. Was it you?`,
    heading: 'A new browser logged in.',
  }),
  newBrowserText: (way: string) =>
    `It logged in ${way}, and the shop had not seen it before. If that was you, all is well.`,
  newBrowserNotYou:
    'If it wasn’t: change your password, which logs out everywhere else, and look at your passkeys.',
  toAccount: 'To your account',
  newAddress: {
    subject: 'Your account has another address',
    preview: 'You log in with another address from now on. Did you change it?',
    heading: 'Your account has another address.',
  },
  newAddressText: (day: string, time: string, city: string) =>
    `It was changed on ${day} at ${time} (${city} time), by somebody who was logged in to it. From now on the account logs in with the other address, and gets its emails there. If that was you, all is well.`,
  newAddressNotYou:
    'If it wasn’t: this email can’t undo it. Ask an owner of the shop at once to remove your account, and to invite you again.',
  newAddressOnlyOwner:
    'Are you its only owner? Ask the person who runs your server to enter “npm run owner” (or “sudo atelier owner”). It logs out everybody who uses your account, and shows a new password with the address that it now needs. Log in with them, change the address back, and remove each passkey that isn’t yours.',
  guessedCodes: {
    subject: 'Somebody is guessing your log-in codes',
    preview: 'Fifty wrong codes in a row. Please choose another password.',
    heading: 'Fifty wrong codes in a row.',
  },
  guessedCodesText:
    'Somebody got past your password or a link from your mailbox, and then guessed at the code from your app. No code fitted, and each guess now waits a minute.',
  guessedCodesNotYou:
    'If that wasn’t you: choose another password now, for the shop and for your mailbox. That logs out everywhere else.',

  noAddress: 'That is no email address.',
  noMailbox: 'The shop has no mailbox yet. Save one first.',
  testNotSent: (message: string) => `The test email didn’t go. ${message}`,
  buyersMailRefused: (reason: string) => `An email to the buyer was refused. ${reason}`,

  workFailed: (work: string, failure: string) =>
    `${work} has failed for a day, and the shop has stopped trying. ${failure}`,
  needsYou: 'Something needs you',
  orderNeedsYou: (number: number) => `Order ${number} needs you`,
  needsYouText: 'The admin shows the details.',
  haveALook: 'Have a look',
  printerAway: 'The printer doesn’t answer',
  oneOrder: (order: number | string) => `order ${order}`,
  manyOrders: (count: number) => `${count} orders`,
  printerAwayText: (which: string, orders: string) =>
    `For a day the shop has tried to reach the printer about ${which}, and has stopped trying. Once the printer answers again, press “Try again” on each order.${orders}`,
  printerAwayOrders: (list: string) => ` The orders: ${list}.`,
  seeWaiting: 'See what waits',
  taxRefused: {
    subject: 'Stripe can’t calculate tax',
    preview: 'Sales go on, without tax.',
    heading: 'Stripe can’t calculate tax.',
  },
  taxRefusedText:
    'You asked it to. It refuses, usually because Stripe Tax isn’t set up in your account: it needs your business’s address and where you are registered. Until then sales go on without tax from Stripe. This email comes once. The admin shows it until it is solved.',
  toTax: 'Open the tax settings',
  paymentTrouble: 'A buyer could not pay',
  paymentTroubleText:
    'Nothing was charged, and the cart is as it was. If this lasts, the Shop check-up says how to fix it. You get this email once a day at most.',
  toCheckUp: 'To the check-up',
  oneLate: 'A parcel is late',
  manyLate: (count: number) => `${count} parcels are late`,
  latePreview: 'They should have been on their way by now.',
  lateText: (orders: string, list: string, its: string) =>
    `${orders} ${list} should have been on ${its} way by now. A line to the buyer works wonders, and so does a parcel.`,
  oneDueSoon: 'A parcel should leave soon',
  manyDueSoon: (count: number) => `${count} parcels should leave soon`,
  dueSoonPreview: 'The promised day is near.',
  dueSoonText: (list: string) =>
    `The promised day for ${list} is near. Does it take longer? Then open the order and tell the buyer the new day before the promised one is over. The law of the United States requires that, and it is kind anywhere.`,
  seeToShip: 'See what to ship',
  helloFrom: (name: string, subject: string) => `Hello from ${name}: ${subject}`,
  sender: 'From',
  answerMessage: 'Just answer this email, and your answer goes to them.',
  seeMessage: 'See it in the admin',

  backups: {
    backupGood: 'Your backup works',
    backupFailed: 'Your backup could not be restored',
    words: drillWords,
    failed:
      'The shop restores its newest backup beside itself once a month. This time it failed. Open Backups and press “Back up now”, then “Try it now”. If that fails too, download a backup, and ask the person who runs your server.',
    toBackups: 'See the backups',
  },

  test: { subject: 'A test email', preview: 'The shop can write to you.', heading: 'It works.' },
  testText: (studioName: string) =>
    `${studioName} can write emails: this is one of them. Somebody asked for it in the admin a moment ago.`,
  testSpam:
    'Did it land among the spam? Then open Email in the admin: it says what your domain tells about your emails.',
} as const
