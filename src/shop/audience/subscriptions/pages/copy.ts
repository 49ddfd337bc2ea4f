/* Back-in-stock subscriptions promise a single e-mail, and a single click to unsubscribe. */
export const subscriptionCopy = {
  ask: {
    prints: 'Tell me when it’s back',
    clothing: 'Tell me when it’s back',
    merch: 'Tell me when it’s back',
    shop: 'Tell me when you’re back',
    opening: 'Tell me when it opens',
    drop: 'Tell me when it opens',
  },
  label: 'Your e-mail address',
  oneMail: 'I’ll send one email. That’s all.',
  oneMailWhen: (it: string) => `I’ll send one email when ${it}. That’s all.`,
  whereToAsk: 'To hear when a piece is back, leave your email on its page.',
  send: 'Tell me',
  sent: 'Nearly there: I’ve sent you a mail. One click in it, and you’re on the list.',
  problems: {
    bad_input: 'Please enter your e-mail address.',
    not_found: 'That piece is gone for good.',
    too_many: 'That was a lot at once. Please try again in a moment.',
  },
  failed: 'Ope. Something went wrong',
} as const
