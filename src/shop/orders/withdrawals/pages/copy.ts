export const withdrawalCopy = {
  title: 'Withdraw from a contract',
  may: {
    all: 'You bought something, and may change your mind within 14 days after it has come, without a reason.',
    some: 'Buyers in the European Union, Iceland, Liechtenstein, Norway and the United Kingdom may change their mind within 14 days after their order has come, without a reason.',
    none: 'The laws of the European Union and the United Kingdom let a buyer withdraw within 14 days. This shop sends to none of their countries.',
  },
  intro:
    'Say here which order you mean. Nothing counts before you have confirmed it on the next page.',
  orWrite: 'Would you like to send something back? Read “Shipping and returns”, or write to',
  returns: 'Shipping and returns',
  name: 'Your name',
  orderNumber: 'Order number',
  pieces: 'Which pieces',
  exemptTitle: 'This order is made to your wishes.',
  exemptHint: 'Do you see it differently, or is something not as it should be? Write to me.',
  otherOrder: 'Withdraw from another order',
  piecesHint: 'Leave it empty to withdraw from the whole order.',
  email: 'Email address for the acknowledgement',
  emailHere: 'Your email address',
  next: 'Continue',
  failed: 'That didn’t go through. Please try again, or write an email: that counts just as much.',
  problems: {
    bad_input: 'Something is missing or too long. Please look at each field once more.',
    too_many:
      'So many at once! Please wait a few minutes, or write an email: that counts just as much.',
  } as Readonly<Record<string, string>>,
  confirmTitle: 'Is this what you want to say?',
  confirmHint: (email: string) =>
    `It is acknowledged by email to ${email}, if the order was bought with this address.`,
  change: 'Change it',
  doneTitle: 'Your withdrawal was received.',
  atUtc: (minute: string) => `${minute} UTC`,
  doneHere: 'Your statement is saved with this time. I will read it.',
  done: (email: string) =>
    `If the order was bought with ${email}, an email with these words and the time is on its way there. I will read it.`,
  gone: 'There is no such statement.',
  goneHint: 'A statement that isn’t confirmed within a day is forgotten. Please begin again.',
  again: 'Begin again',
  instructions: 'What the law says about withdrawing',
  form: 'Model withdrawal form',

  description: 'Withdraw from a contract within 14 days, in two steps.',
} as const
