export const shellCopy = {
  shop: 'Shop',
  more: 'More',

  cartWith: (items: string) => `Cart, ${items}`,
  cart: 'Cart',
  inYourCart: (items: string) => `${items} in your cart`,

  logIn: 'Log in',

  pieceGone: {
    title: 'This piece isn’t in the shop any more',
    text: 'It was here once. There are others, and some of them are shy.',
  },
  unreachable: {
    title: 'The line went quiet',
    text: 'The shop can’t be reached from here. If other pages work, it is our end; if they don’t, it is yours. Either way, please try again.',
  },
  failedPress: 'Ope. The press jammed',
  failed: 'Ope. Something jammed',
  failedText:
    'Something went wrong on our side, not yours. Your cart is safe. Trying again often helps, and so does tea.',
  tryAgain: 'Try again',
  notFound: {
    none: {
      title: 'Nothing at this address',
      text: 'Either the page has moved, or a letter fell out of the address on the way.',
    },
    shore: {
      title: 'Nothing at this address but water',
      text: 'The heron looked, too. Either the page has flown, or a letter fell out of the address on the way.',
    },
    kiln: {
      title: 'Nothing on this shelf',
      text: 'Not in the kiln either. The page has cracked, or a letter fell out of the address on the way.',
    },
    crayon: {
      title: 'Nobody home at this address',
      text: 'The bear looked under the bed, too. Either the page has run off, or a letter fell out of the address on the way.',
    },
  },

  sayHello: 'Say Hello',
  writeAMessage: 'Write a message',
  allPages: 'All pages',
  foundAHome: 'Found a home',
  shippingAndReturns: 'Shipping and returns',
  legalNotice: 'Legal notice',

  menu: 'Menu',
  closeMenu: 'Close menu',
  search: 'Search',
  contact: 'Contact',
  orders: 'Orders',
  messages: 'Letters',
  admin: 'Admin',
  logOut: 'Log out',

  notOpen: 'The shop isn’t open yet: visitors don’t see it.',
  toOpeningList: 'Back to your list',
  onVacation: 'Vacation mode is on: visitors don’t see the shop.',
  changeIt: 'Change it',

  words: 'You’re offline. This page is as you saw it last, and your cart is safe.',
  openedAsKept:
    'The shop couldn’t be reached, so this page opened as you saw it last. Your cart is safe.',
  notSentOffline:
    'You’re offline, so this was not sent. The page stays as it is: press again once you’re back.',
  toAdmin: (name: string) => `${name}, admin`,
  home: (name: string) => `${name}, home`,
} as const
