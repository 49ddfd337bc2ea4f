export const orderEmailsCopy = {
  leavesUnknown: 'I can’t say yet on which day it leaves',
  leavesBy: (day: string) => `It leaves by ${day}`,
  readyUnknown: 'I can’t say yet on which day it is ready',
  readyBy: (day: string) => `It is ready for you by ${day}`,
  delaySubject: (number: number) => `Your order ${number} takes longer`,
  delayHeading: 'It takes longer than I promised.',
  delayText: (part: string, number: number, when: string) =>
    `I’m sorry: ${part}your order ${number} isn’t ready on the day that I promised. ${when}.`,
  partOfOrder: 'a part of ',
  delayChoice: (silence: string) =>
    `You can wait for it, or cancel it: then I refund what you paid for it, shipping included, within seven working days. ${silence}`,
  delayButton: 'Wait, or cancel',
  orJustAnswer: (artistName: string) => `Or just answer this email.\n\n${artistName}`,

  beingChecked:
    'I have to look at one thing before I send anything. I will write to you about it soon.',
  nextWhenSent: 'I will write again as soon as something is on its way.',
  nextWhenReady: 'I will write again as soon as it is ready for you.',
  ordered: (number: number, names: string, sum: string) => ({
    subject: `It's ordered! Your order ${number}`,
    preview: `${names}. ${sum} in all.`,
    heading: "It's ordered!",
  }),
  presentMails: 'It’s a present, so emails about it go to you alone.',
  seeOrder: 'See your order',
  orderPage: (artistName: string) =>
    `That page always says how far your order is. Keep its address to yourself: everybody who has it can open the page. Is something wrong, or have you a question? Just answer this email.\n\n${artistName}`,
  whenItComes: 'When it comes',
  whenItIsReady: 'When it is ready',
  aboutPiece: (name: string) => `About “${name}”`,
  mayWithdraw: 'You may withdraw within 14 days after everything has come, without a reason.',
  madeToWishes: 'Made to your wishes',
  changedYourMind: 'Changed your mind?',
  legalGuarantee: 'Your legal guarantee',
  toBePickedUp: 'To be picked up',
  itGoesTo: 'It goes to',
  present: 'It’s a present',
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  total: 'Total',
  yourOrder: 'Your order',
  soldSubject: (sum: string, number: number) => `You sold something! ${sum} (order ${number})`,
  sold: 'You sold something!',
  soldText: (who: string) => `${who} just bought this. Time for a small dance.`,
  openOrder: 'Open the order',
  refund: (back: string, number: number) => ({
    subject: `${back} is on its way back to you (order ${number})`,
    heading: 'Your money is on its way back.',
  }),
  refundedWhole: 'Your order is refunded.',
  refundedPart: 'A part of your order is refunded.',
  refundText: (back: string) =>
    `I have sent ${back} back the way you paid. It can take your bank five to ten days.`,
  cancelledIt: (number: number) =>
    `Order ${number} is cancelled, and nothing more of it will be sent.`,
  cancelledByYou: (number: number) =>
    `You cancelled order ${number}, and it is done: nothing of it will be sent.`,
  orderNumber: (number: number) => `Order ${number}`,
  refundedBefore: 'Refunded before',
  refundedNow: 'Refunded now',
  questions: (artistName: string) => `Questions? Just answer this email.\n\n${artistName}`,
  voided: (number: number) => ({
    subject: `Your order ${number} is cancelled`,
    heading: 'Your order is cancelled.',
  }),
  voidedPreview: 'It cost nothing, so no money moves.',
  nothingToRefund: 'It cost nothing, so there is nothing to refund.',
  voidedQuestions: (artistName: string) =>
    `Wondering why? Just answer this email.\n\n${artistName}`,

  shippedSubject: (own: string, verb: string, its: string, number: number) =>
    `${own} ${verb} on ${its} way (order ${number})`,
  shippedHeading: 'On its way!',
  shippedText: (said: string, own: string, verb: string, rest: string) =>
    `${said} ${own} ${verb} traveling to you now.${rest}`,
  shippedRest: ' The rest follows in a separate parcel; I will tell you when.',
  replacedSubject: (number: number) => `I’m sending it again (order ${number})`,
  replacedHeading: 'I’m sending it again.',
  replacedText:
    'I’m sorry about the first one. You pay nothing for this. I will write again when it is on its way.',
  readySubject: (number: number) => `Your order is ready for you (order ${number})`,
  readyHeading: 'Ready for you!',
  readyText: (artistName: string) => `Can’t come by? Answer this email.\n\n${artistName}`,
  notSentAtAll: 'and nothing more of it will be sent.',
  sentSoon: (its: string, itHas: string) =>
    `and will be on ${its} way soon. I will write again when ${itHas} really left.`,
  itHas: 'it has',
  theyHave: 'they have',
  undoneSubject: (own: string, verb: string, number: number) =>
    `${own} ${verb} still here (order ${number})`,
  tooQuick: 'I was too quick.',
  undoneText: (own: string, verb: string, next: string) =>
    `I wrote too early that a parcel had left. ${own} ${verb} still here, ${next}`,
  sorry: (said: string, numbered: boolean) =>
    `${said}${numbered ? ' The tracking number that I sent you leads nowhere.' : ''} Sorry!`,
  unreadySubject: (own: string, verb: string, number: number) =>
    `${own} ${verb}n’t ready yet (order ${number})`,
  unreadyText: (own: string, verb: string, next: string) =>
    `I wrote too early that you could come. ${own} ${verb}n’t ready yet, ${next}`,
  readySoon: 'and will be soon. I will write again when you can come.',
  nothingToPickUp: 'and there is nothing left to pick up.',
  yourPrints: 'Your prints',
  yourPieces: 'Your pieces',
  arrival: (when: string) => `It should be with you ${when}.`,
  trackingNumber: 'Tracking number',
  followParcel: 'Follow the parcel',

  toShop: 'Back to the shop',
  unpaid: {
    refused: (number: number) => ({
      subject: `The payment for order ${number} did not come`,
      preview: 'Nothing was charged, and nothing will be sent.',
      heading: 'The payment failed.',
      text: `The payment for order ${number} was on its way, and then it failed. Nothing was charged, and nothing will be sent. Nothing is held for you any more. If you still want your order, look whether the shop still has it. You can try another way of paying.`,
    }),
    /** The bank did not refuse: the money may still arrive, and is then booked. */
    never_came: (number: number) => ({
      subject: `The payment for order ${number} did not come`,
      preview: 'Nothing will be sent, and nothing is held for you any more.',
      heading: 'The payment never came.',
      text: `The payment for order ${number} has been on its way for more than two weeks, and it has not reached me. So I have cancelled the order. Nothing will be sent, and nothing is held for you any more. If your bank still sends the money, you hear from me.`,
    }),
    /** The owner ended the hold: late money is refunded automatically. */
    ended: (number: number) => ({
      subject: `Order ${number} is cancelled`,
      preview: 'Nothing will be sent. Money that still arrives is refunded.',
      heading: 'This order is cancelled.',
      text: `The payment for order ${number} was still on its way when I cancelled the order. Nothing will be sent. If your bank still sends the money, it is refunded to you.`,
    }),
  },

  seeStatement: 'See the statement',
  withdrawalUnknown: {
    subject: 'Your withdrawal was received',
    preview: 'When it was stated, and what happens next.',
    heading: 'Your withdrawal was received',
  },
  withdrawalUnknownText: (at: string, artistName: string) =>
    `On ${at} somebody stated a withdrawal at the shop and gave this address. No order fits its number and this address. I look at it, and may ask you which order it is.\n\nIf it wasn’t you, there is nothing to do.\n\n${artistName}`,
  withdrawal: (number: string) => ({
    subject: `Your withdrawal was received: order ${number}`,
    preview: 'What you stated, and when.',
    heading: 'Your withdrawal was received',
  }),
  withdrawalStated: (at: string) => `You stated this at the shop on ${at}:`,
  withdrawalNext: (artistName: string) =>
    `I look at it and write to you about the way back for the parcel and your money. Please keep this email.\n\n${artistName}`,
  atUtc: (time: string) => `${time} UTC`,
} as const
