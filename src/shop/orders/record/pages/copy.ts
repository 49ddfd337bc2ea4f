export const recordPageCopy = {
  certificates: 'Certificates',
  void: (copyInWords: string) => `${copyInWords}, void`,
  itsCertificate: '· its certificate',

  delayed: 'It takes longer than I promised',
  sorryUnknown: 'I’m sorry. I can’t say yet on which day it leaves.',
  sorryLeaves: (day: string) => `I’m sorry. It leaves by ${day}.`,
  sorryNotReady: 'I’m sorry. I can’t say yet on which day it is ready.',
  sorryReady: (day: string) => `I’m sorry. It is ready for you by ${day}.`,
  waiting: 'You are waiting for it. Thank you! Until then you can still cancel it.',
  cancelledByYou: (mails: boolean) =>
    `You have cancelled it. I refund what you paid for it, shipping included, within seven working days${mails ? ', and an email tells you so' : ''}.`,
  wait: 'I’ll wait for it',
  cancelAndRefund: 'Cancel and refund',

  papers: 'Documents',
  yourInvoice: 'Your invoice',
  creditNote: 'Credit note',

  whatHappensNext: 'What happens next',
  printThisPage: 'Print this page',

  whatYouBought: 'What you bought',
  total: 'Total',
  refunded: 'Refunded',

  done: '(done)',
  parcel: 'Parcel',
  followParcel: 'Follow parcel',

  yourOrder: 'Your order',
  description: 'How far your order is.',
  doneButton: 'Done',
  seeYourOrder: 'See your order',
  backCart: 'Back to your cart',
  slow: 'This takes a little longer.',
  slowText: (mails: boolean) =>
    `Your bank has not said yes yet. You can close this page: as soon as the payment has arrived, ${mails ? 'an email tells you, and ' : ''}your order begins.`,
  oneMoment: 'One moment…',
  pendingText: 'Waiting for word of your payment. This page asks by itself.',
  mailGoesTo: 'Email goes to',
  lookAgain: 'Look again',
  unpaid: 'Nothing was paid.',
  unpaidText: 'The payment ended before it was done, so no money moved and nothing is on its way.',

  notHere: 'Not here',
  order: (number: number) => `Order ${number}`,
  orderDescription: 'What was bought, where it goes, how far it is.',
  replacedBy: (numbers: readonly number[]) =>
    numbers.length === 1
      ? `Order ${numbers[0]} sends pieces of this order again, at no charge.`
      : `Orders ${new Intl.ListFormat('en').format(numbers.map(String))} send pieces of this order again, at no charge.`,
  orderLead: (number: number) => `Order ${number} ·`,
  howFar: 'How far it is',

  help: {
    title: 'Something not right?',
    ask: 'Ask about this order',
    wrongAddress: 'Wrong address',
    cancel: 'Cancel this order',
    cancelText: (sum: string) =>
      `I haven’t begun it yet, so you can cancel it. All of it is refunded: ${sum} goes back to the card or account that paid.`,
    cancelFree: 'I haven’t begun it yet, so you can cancel it. It cost nothing, so no money moves.',
    begun:
      'I’ve begun to make or pack it, so you can’t cancel it here any more. Ask me, and I’ll see what I can do.',
    askCancel: 'Ask me to cancel it',
    really: 'Cancel it and refund me',
    reallyFree: 'Cancel it',
    orWrite: 'Or write to',
    andNameOrder: (number: number) => `and name order ${number}.`,
    problems: {
      changed: 'It isn’t cancelled: I’ve begun to make or pack it. Ask me instead.',
      too_many: 'That was a lot at once. Please wait a minute and try again.',
      payment_refused: 'The bank did not take the refund. I have been told, and will write to you.',
    } as Readonly<Record<string, string>>,
    problem: 'That didn’t go through. Please try again, or write to me.',
  },

  postcard: 'A postcard of it',
  postcardText:
    'It shows the picture and the studio’s name. It says nothing about you or your order.',
  of: 'Of',

  drawingThePostcard: 'Drawing the postcard',
  postcardFailed: 'The postcard can’t be drawn here. The piece’s own page can be shared.',
  aPostcard: (name: string, studio: string) => `A postcard: ${name}, ${studio}`,
  shareIt: 'Share it',
  saveIt: 'Save it',

  whereItGoes: 'Where it goes',
  pickUp: 'Where you pick it up',
  addressLater: 'The address comes with the payment.',
  tellThem: {
    title: 'Tell them it’s coming',
    text: 'A page for whoever gets it. It says that something is coming and, once it is known, when. It shows no price.',
    from: 'From (if you like)',
    pieces: 'Show what it is',
    make: 'Make the link',
    link: 'The link',
    other: 'Make another one',
  },
  onItsWayTo: {
    title: 'Something is coming your way',
    hasLeft: 'All of it has been sent.',
    from: (name: string) => `From ${name}`,
    made: (studio: string) => `Made by ${studio}`,
    wrapped: 'A parcel, wrapped and tied.',
    pieces: 'In the parcel',
  },

  itsAPresent: 'It’s a present',
  updatesGoTo: (email: string) => `Updates go to ${email}.`,

  waitingForPrint: 'In line to be printed',
  beingPrinted: 'Being printed',
  onItsWay: 'On its way',
  readyForPickup: 'Ready for pickup',
  byMail: {
    next: 'An email tells you what comes next.',
    ready: 'An email tells you when it is ready for you.',
  },
  byPage: {
    next: 'The page of your order tells you what comes next.',
    ready: 'The page of your order tells you when it is ready for you.',
  },
  otherBrowser: 'Open this page in the browser you ordered with: there it leads to your order.',
  yourPrints: 'Your prints',
  preparing: 'They are prepared for you.',
  fromTheStudio: 'From the studio',
  gettingReady: 'I get these ready for you.',
  arrival: (when: string) => `It should be with you ${when}.`,
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  ordered: 'Ordered',
  packed: 'Packed',
} as const
