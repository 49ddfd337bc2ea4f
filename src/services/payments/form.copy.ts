export const paymentsCopy = {
  title: 'Connect Stripe',
  another: 'Another key',
  hint: 'Stripe can make a key that may do just what the shop needs, and nothing else. The link opens its form filled in: scroll down, press the button that makes the key, and copy it.',
  live: 'Make a key for real money',
  test: 'Make a test key',
  label: 'The key',
  under: 'It starts with rk_ or sk_. The shop keeps it sealed and never shows it again.',
  save: 'Connect',
  saved: 'Stripe knows the shop, and the shop knows Stripe!',
  failed: 'this key doesn’t work. nothing was changed',

  tryAgain: 'Ask Stripe for a report again',
  tried: 'asked. give it a moment',
  disconnect: 'Disconnect Stripe',
  ask: 'Disconnect Stripe?',
  askText:
    'Nobody can pay until you connect it again. Orders that were paid stay as they are: the shop keeps the key, sealed, to refund them. Delete it at Stripe to make it worthless.',
  disconnected: 'Stripe is disconnected',
  former: 'Earlier accounts',
  formerHint:
    'The shop keeps their keys sealed, to refund their payments. Once no order needs an account, you can forget it.',
  forget: 'Forget this account',
  askForget: 'Forget this account?',
  forgetText:
    'After that, you can refund its payments only at Stripe. Your orders stay as they are.',
  forgotten: 'that account is forgotten',
  play: 'Use play money again',
  played: 'play money it is',

  keyTooLong: 'This is too long for a Stripe key.',
  stripeKeyMissing: 'Please paste a key from Stripe.',
  publishableKey:
    'This is the publishable key, which can’t take payments. The key that the shop needs starts with rk_ or sk_.',
  webhookSecret:
    'This is a webhook’s signing secret. The shop makes its own. It needs a key that starts with rk_ or sk_.',
  partialKey:
    'Part of this key is missing: Stripe shows a key whole only once. Please make a new one and copy all of it.',
  notAKey: 'This is not a Stripe key. A key starts with rk_live_, sk_live_, rk_test_ or sk_test_.',
  checkoutSessionsWrite: 'Checkout Sessions: Write',
  paymentintentsRead: 'PaymentIntents: Read',
  chargesRefundsWrite: 'Charges and Refunds: Write',
  webhookEndpointsWrite: 'Webhook Endpoints: Write',
  eventsRead: 'Events: Read',
  balanceTransactionSources: 'Balance transaction sources: Read',
  disputesRead: 'Disputes: Read',
} as const
