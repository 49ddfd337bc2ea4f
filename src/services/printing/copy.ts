export const printingCopy = {
  title: 'Printing',
  keywords: 'printful print on demand token',
  opensNoStore: 'This token opens no store. Make a store at Printful first.',
  store: (id: number) => `Store ${id}`,
  opensOtherStores: 'This token opens other stores. Please choose one of them.',
  tokenLacksRights: (words: string) =>
    `This token may not do all that the shop needs. It must also: ${words}.`,
  opensSeveralStores: 'This token opens several stores. Please choose one.',
  scope: {
    orders: 'view and manage orders',
    'sync_products/read': 'view store products',
    webhooks: 'view and manage store webhooks',
    'stores_list/read': 'view the list of stores',
  } as Readonly<Record<string, string>>,

  noAnswer: 'Printful did not answer.',
  pause: 'Printful asks the shop to wait.',
  printfulAnswered: (status: number) => `Printful answered ${status}.`,
  nonsense: 'Printful’s answer made no sense.',
  tooLong: 'Printful’s answer was too long.',
  brokenOff: 'Printful’s answer broke off.',

  nothingAddress: 'There is nothing at this address.',

  notAnOrder: 'Printful’s answer is no order.',
  orderCancelled: (id: number) => `Printful’s order ${id} was cancelled there.`,
  cantMake: (id: number) =>
    `Printful can’t make one of the pieces (out of stock or discontinued): see its order ${id}.`,
  sentBack: (id: number) =>
    `Printful sent its order ${id} back (the address, a print file or its payment): its page there says why.`,
  present: 'A present for you',
  moreWords: 'The rest of your own words is in your order.',

  tooManyQuestions: 'Printful answers no more questions for now.',

  tokenSeesNoStore:
    'The token may not look at your store: make a new one at Printful that may also view your stores and your store’s products.',
  severalStores:
    'The token opens several stores, and the shop doesn’t know which one is meant: choose one.',
  noStore: 'The token opens no store at Printful: make a store there first.',
  otherStore: 'The token belongs to another store than the chosen store.',

  whichStore:
    'Printful wants to know which store it is: make a token there for one store alone, and give it to the shop.',
  cantMakeNow:
    'Printful can’t make one of the pieces at the moment (out of stock or discontinued).',
  cantCharge:
    'Printful could not take its money: look at the card or the wallet in its Billing settings.',
  unknownSize:
    'Printful doesn’t know one of the sizes: look at Printful products for the ones that are wrong.',
  badAddress: 'Printful can’t use the address.',
  badFile: 'Printful can’t use one of the print files.',
  serverSays: (text: string) => ` It says: “${text}”`,
  tokenRefused:
    'Printful doesn’t take the shop’s token: make a new one there, and give it to the shop.',
  printfulRefused: 'Printful refused.',

  costsPending: 'Printful is still calculating the cost.',

  ownPrints: 'You make and send prints yourself.',
  printfulPrints: (inStore: string) => `Printful makes the prints${inStore}.`,
  inItsStore: (storeName: string) => `, in its store ${storeName}`,
  storeLabel: 'Store',
  token: 'Token',

  tokenLacks: (name: string, list: string) =>
    `The shop’s token for ${name} lacks these rights: ${list}.`,
  newToken: (name: string) =>
    `Make a new token with these rights at ${name}. Settings, Printing says where to enter it.`,
  sendsNothing: (name: string, list: string) =>
    `${name} sends nothing to ${list}, where the shop sells.`,
  dropCountries: 'Remove these countries under Settings, Store settings.',
  tokenWorks: (name: string) =>
    `${name} accepts the shop’s token, and reports the state of prints.`,
  tokenWorksAlone: (name: string) =>
    `${name} accepts the shop’s token, but has no address to report to. The shop asks it once a night.`,
  toldLater:
    'Once the shop’s address begins with https, the shop gives the printer this address by itself: at the next start, or the next night.',
  printsWait:
    'Look again in a few minutes. Prints that were bought meanwhile wait, and go by themselves.',
  tokenNeeded:
    'Make a new token. Settings, Printing says where to enter it. Prints that were bought meanwhile are under Orders, Needs you.',
} as const
