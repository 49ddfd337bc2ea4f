import type { ServiceName, ServiceState } from '#services/connections/service.ts'

export const servicesCopy = {
  lead: 'Payments, printing, e-mail and picture storage. Each setting is tried first and works at once. Keys are never shown again.',
  titles: {
    payments: 'Payments',
    printing: 'Prints',
    mail: 'Mail',
    feed: 'Instagram',
    pictures: 'Pictures',
  } satisfies Record<ServiceName, string>,
  states: {
    unset: 'Not set',
    waiting: 'Waiting',
    working: 'Working',
    machine: 'Set on the machine',
    trouble: 'Needs you',
  } satisfies Record<ServiceState, string>,
  onMachine:
    'This is set on the machine that runs the shop, by the person who looks after it, and can only be changed there.',
  picturesHere: 'That is all that most studios need.',
  stripe: {
    title: 'Connect Stripe',
    another: 'Another key',
    hint: 'Stripe can make a key that may do just what the shop needs, and nothing else. The link opens its form filled in: scroll down, press the button that makes the key, and copy it.',
    live: 'Make a key for real money',
    test: 'Make a test key',
    label: 'The key',
    under: 'It starts with rk_ or sk_. The shop keeps it sealed and never shows it again.',
    save: 'Connect',
    saved: 'Stripe knows the shop, and the shop knows Stripe!',
    failed: 'that key didn’t fit. nothing was changed',
  },
  printful: {
    title: 'Connect Printful',
    another: 'Another token or store',
    hint: 'At Printful, under Settings, API access, make a private token that may view and manage orders and webhooks, and view your stores and their products. Printful shows it only once.',
    label: 'The token',
    under:
      'The shop keeps it sealed and never shows it again. Tokens run out: the check-up says when.',
    stores: 'Which store?',
    save: 'Connect',
    saved: 'Printful is on board!',
    failed: 'that token didn’t fit. nothing was changed',
    products: 'See your products there',
    disconnect: 'Disconnect Printful',
    ask: 'Disconnect Printful?',
    text: 'You make and send prints yourself from then on. What Printful has in work it finishes.',
    disconnected: 'Printful is disconnected',
  },
  tryAgain: 'Ask Stripe for a report again',
  tried: 'asked. give it a moment',
  failed: 'that didn’t work. nothing was changed',
  disconnect: 'Disconnect Stripe',
  askDisconnect: 'Disconnect Stripe?',
  disconnectText:
    'Nobody can pay until you connect it again. Orders that were paid stay as they are: the shop keeps the key, sealed, to pay them back. Delete it at Stripe to make it worthless.',
  disconnected: 'Stripe is disconnected',
  former: 'Accounts before',
  formerHint:
    'Kept, sealed, to pay back what they took. Once nothing needs one any more, you can have it forgotten.',
  forget: 'Forget this account',
  askForget: 'Forget this account?',
  forgetText:
    'What it took can’t be paid back from here any more, only at Stripe. Your orders stay as they are.',
  forgotten: 'that account is forgotten',
  play: 'Use play money again',
  played: 'play money it is',

  itIs: (login: string) => `It is ${login}.`,
  services: 'Services',
} as const
