export const visitorEmailsCopy = {
  cart: (studioName: string) => ({
    subject: `A cart from ${studioName}`,
    preview: 'Open it on any device.',
    heading: 'Your cart, to go.',
  }),
  cartText:
    'Somebody, and I hope it was you, asked me to send a cart to this address. It opens on any device for two weeks, at the prices of the day.',
  openCart: 'Open the cart',
  cartNotYou: (artistName: string) =>
    `It wasn’t you? Then there is nothing to do: no other email follows, and the address is forgotten in two weeks.\n\n${artistName}`,

  sample: { subject: 'Your order is in', preview: 'Thank you.', heading: 'It’s ordered!' },
  sampleText: 'Thank you. I’m wrapping these for you.',
  total: 'Total',
  sampleDestination: 'Where it goes',
  sampleName: 'Robin Example',
  sampleStreet: '12 Harbor Street',
  sampleQuestion: 'Is something wrong? Write to me',
  seeOrder: 'See your order',
  sampleWish: 'Could you wrap it as a present?',

  whenOpening: 'the shop opens',
  ask: (when: string) => ({
    subject: `Shall I tell you when ${when}?`,
    preview: 'Say yes, and you’re on the list.',
    heading: 'Shall I tell you?',
  }),
  askText: (when: string) =>
    `Somebody, and I hope it was you, asked me to write to this address when ${when}. Say yes, and I’ll send one email then. That’s all.`,
  askYes: 'Yes, tell me',
  askNotYou: (artistName: string) =>
    `It wasn’t you? Then there is nothing to do: without a yes the address is forgotten in a week.\n\n${artistName}`,
  whenDrop: (drop: string) => `“${drop}” opens`,
  whenBack: (name: string) => `${name} is back`,
  theShop: 'the shop',
  shopNews: {
    shop: {
      subject: 'The shop is open again',
      heading: 'I’m back!',
      text: 'You asked me to tell you: the studio is open again, and you can buy from it.',
    },
    opening: {
      subject: 'The shop is open',
      heading: 'The door is open!',
      text: 'You asked me to tell you: the shop is open. Come in and look around.',
    },
  },
  backPreview: 'You wanted to know.',
  look: 'Have a look',
  onlyMail: (artistName: string) =>
    `This was the only email: you’re off the list, and your address is forgotten in a week.\n\n${artistName}`,
  forgetSooner: 'Forget it sooner?',
  forgetSoonerText: 'Follow the link and press the button: your address is gone at once.',
  forget: 'Forget my address',
  dropNews: (drop: string) => ({
    subject: `${drop}: it’s in the shop`,
    heading: 'It’s in the shop!',
    text: `You asked me to tell you: “${drop}” is open. I can’t keep anything for you: first come, first served.`,
  }),
  pieceNews: (name: string) => ({
    subject: `${name} is back`,
    heading: `${name} is back!`,
    text: 'You asked me to tell you, so here it is. I can’t keep it for you: first come, first served.',
  }),
} as const
