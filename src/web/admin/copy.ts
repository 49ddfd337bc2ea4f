import { ApiFailure } from '#web/ui/hooks/api.ts'
import type { ProductType } from './location.ts'

/* To the letter of the specification (§4, §8, §9). */
export const adminCopy = {
  askDelete: (item: string) => `Delete ${item}? This can't be undone.`,
  yes: 'Yes',
  cancel: 'Cancel',
  loading: 'Loading...',

  created: {
    print: 'Hung it. Your new print is in the shop!',
    clothing: 'On the rack it goes. Somebody lucky will wear that.',
    merch: 'Tiny treasure added. Stick around!',
    hero: 'Look at that. Your new hero is in!',
  } satisfies Record<ProductType, string>,
  updated: {
    print: 'Fresh off the press. Print updated!',
    clothing: 'Ironed and updated!',
    merch: 'Merch updated. Tidy drawer, tidy mind.',
    hero: 'Hero updated. Cape and all.',
  } satisfies Record<ProductType, string>,
  deleted: (item: string) => `${item} is gone. Poof.`,
  chosenHot: (item: string) => `${item} is officially hot stuff!`,
  heroShown: (item: string) => `${item} is up on the home page now.`,

  // The specification's, to the letter, but for the hero's.
  editFailed: {
    print: { text: "shiiiiiit, that didn't work", ms: 2500 },
    clothing: { text: 'NO. GOD PLEASE NO. AN ERROR OCCURED!', ms: 1500 },
    merch: {
      text: 'noooooo, something went wrong :/ try again or call that super cool dev dude you know',
      ms: 2500,
    },
    hero: { text: 'welp, even heroes fall on their face. try again?', ms: 2500 },
  } satisfies Record<ProductType, { text: string; ms: number }>,
  createFailed: {
    print: 'the print was not saved. try again?',
    clothing: 'the piece was not saved. try again?',
    merch: 'the merch was not saved. try again?',
    hero: 'the hero was not saved. try again?',
  } satisfies Record<ProductType, string>,
  deleteFailed: (item: string) => `${item} was not deleted. try again?`,
  hotFailed: (item: string) => `${item} was not chosen. try again?`,
  showFailed: (item: string) => `${item} is not on the home page. try again?`,

  broughtIn: 'The printer makes this piece. See the cost of each size, and changes at the printer:',
  broughtInLink: 'Printful products',

  askHot: (item: string) => `Is it hot in here, or is it just ${item}?`,
  askHotText: {
    print: 'Say the word, and it becomes the face of Art Prints on the home page.',
    clothing: 'Say the word, and it becomes the face of Clothing on the home page.',
    merch: 'Say the word, and it becomes the face of Merch on the home page.',
  },
  hotNow: 'Hot right now',
  shownNow: 'On the home page now',
  showThis: 'Show this one',

  nothingNew: 'Nothing has changed, so nothing needs saving.',
  stillSending: 'Hang on, a picture is still on its way.',
  savedOnceSent: 'It is saved as soon as every picture has arrived.',
  notSaved: 'Not saved, and nothing you typed is lost.',
  leaveTitle: 'Leave it unfinished?',
  leaveText: "What you changed here hasn't been saved yet.",
  leave: 'Leave it',
  stay: 'Stay here',
  keptForYou: 'You were in the middle of this, so here it is again.',
  startOver: 'Start over',
  goneTitle: 'That one has left the building',
  goneText: 'It was sold or deleted meanwhile, so there is nothing here to edit.',

  nextSize: 'One more size',
  ownMeasures: 'A size of my own',
  addSize: 'Add size',
  addSizes: 'Add these sizes',
  remembered: 'Your saved sizes',
  sameSizes: (print: string) => `Same sizes as ${print}`,
  mostSizes: 'A piece has at most twelve sizes.',
  sizeCalled: 'Such as A3 or postcard. Without a name, its measures are shown.',

  samePrices: (print: string) => `Same prices as ${print}`,
  samePriced: (print: string) => `Priced like ${print}.`,

  saveAsDraft: 'Save as draft',
  createdDraft: 'Tucked away as a draft. Visitors can’t see it.',
  keepDraft: 'Keep it as a draft: visitors don’t see it',
  draft: 'Draft',
  makeDraft: 'Make it a draft',
  soldPieces: 'Sold',
  publish: 'Publish',
  seeDraft: 'See the draft',
  seeInShop: 'See it in the shop',
  isDraft: (item: string) => `${item} is a draft now. Visitors can’t see it.`,
  isPublished: (item: string) => `${item} is in the shop.`,
  draftFailed: (item: string) => `${item} was not changed. try again?`,
  isLike: (item: string) =>
    `Filled in like “${item}”, but for its pictures. Nothing is saved until you press a button below.`,
  isSaved: (item: string) => `${item} is saved.`,

  does: { edit: 'Edit', delete: 'Delete', hot: 'Choose' },

  standIn: 'No picture yet: visitors would see this empty frame.',
  askStandIn: 'Publish it without a picture?',
  askStandInText: (item: string) =>
    `${item} has no picture yet. Visitors would see an empty frame in its place.`,
  smallPicture: ({ width, height }: { width: number; height: number }) =>
    `Only ${width} × ${height} pixels: it will look blurry in the shop. From 1,000 on it looks sharp.`,
  softPicture: ({ width, height }: { width: number; height: number }) =>
    `${width} × ${height} pixels: fine, and a little soft on large screens. From 1,000 on it looks sharp.`,
  tooLarge:
    'That picture is over 25 MB, which is more than the shop can carry. Please make it smaller.',
  heic: 'That is a HEIC picture, which this browser can’t open. Export it as a JPEG, and up it goes.',
  videoTooLarge:
    'That video is over 20 MB, so it stays here. A few seconds, made smaller, will do.',
  videoUnplayable:
    'This browser can’t play that video. An MP4 (H.264) or a WebM works everywhere; export it as one of those.',
  onePicture: 'One picture at a time, please.',
  addPictures: 'Add pictures',
  manyPictures: (most: number) =>
    `Choose several at once. A piece has up to ${most}, and one may be a short video without sound.`,
  tooManyPictures: (most: number, left: readonly string[]) => {
    const named = left.slice(0, 4).join(', ')
    const more = left.length > 4 ? ` and ${left.length - 4} more` : ''
    return `A piece has up to ${most} pictures. Left out: ${named}${more}.`
  },
  waitsItsTurn: (file: string) => `${file} waits its turn.`,
  sendAgain: 'Try again',
  inView: 'What stays in view',
  inViewHint:
    'Cards and bands cut pictures off at the edges. Tap what must stay in view, or move the mark with the arrow keys.',
  inViewAt: ({ x, y }: { x: number; y: number }) => `${x} % from the left, ${y} % from the top`,
  useMiddle: 'Use the middle',
  printFileHint:
    'Choose the file that you print from, or that your printer has. It is compared with each size, and not kept.',
  measure: 'Measure a print file',
  measureAnother: 'Measure another',
  forgetFile: 'Remove it',
  fitsAll: 'Sharp enough for every size.',
  stepHint: '(a sentence; the page shows it under “How it was made”)',
  storyMarks:
    'Shown on its page, below the price. An empty line begins a paragraph. For italics or a link, select words and press the button.',
  storyPreview: 'On its page:',
  sendingStopped: 'All right, stopped. Nothing was sent.',
  sendingFailed: (words: string) => `That picture didn't make it. ${words}`,

  signInAgain: 'Please log in again',
  signInAgainText: 'Your session has ended. Log in again; everything you typed is still here.',
  noScripts:
    'JavaScript is off in this browser. Most forms and buttons work without it. Passkeys, notifications, arranging, and marking a part of a picture need JavaScript.',
  plainDone: 'Done.',
  plainFailed: (code: string) =>
    code === 'confirm_sign_in'
      ? 'Nothing was saved. Log out, log in again, and repeat it within ten minutes.'
      : 'Nothing was saved. Look at what you entered, and try again.',
  confirmTitle: 'Confirm it’s you',
  confirmText: 'Enter your password or a code to go on. Your changes are kept.',
  confirmProof: 'Password, or a code from your app',
  confirm: 'It’s me',
  confirmPasskey: 'Use a passkey',
  confirmWrong: 'That isn’t right. Try again?',
  confirmTooMany: 'A few tries too many. Wait a minute, then try again.',
  stillSignedOut: "You're logged out.",

  nothing: {
    print: 'No prints yet. The wall is yours.',
    clothing: 'Nothing on the rack yet.',
    merch: 'The little drawer is empty.',
    hero: 'No heroes yet. Your stand-in hero or your newest piece opens the home page.',
  } satisfies Record<ProductType, string>,
  noMatch: 'Nothing here is called that.',

  help: 'Help',
  helpKeywords: 'documentation manual support',
  helpPages: {
    lead: 'Short pages about everything here. On most screens, Help leads to the fitting one.',
    all: 'All of Help',
  },

  refusedParcel: {
    says: (reason: string) =>
      `You marked a parcel as shipped without a network, and the shop refused it later. ${reason}`,
    open: 'See the order',
    forget: 'Remove this note',
  },
  noSection: 'There is no such section, or it isn’t open to your account.',
  vacationOn: 'Vacation mode is on: visitors can’t see the shop.',
  changeIt: 'Change it',
  inShopWindow: 'On the home page',
  hero: 'Hero',
  runningLow: 'Running low',
  noneYet: 'None yet',
  hotTypes: {
    print: 'Hot print',
    clothing: 'Hot clothing',
    merch: 'Hot merch',
  },

  printCostElsewhere: 'One order’s prints cost a sum in another currency',
  printCostsElsewhere: (orders: number) =>
    `The prints of ${orders} orders cost sums in another currency`,
  refusedTax: 'Stripe can’t calculate tax: sales go on without it',

  choices: {
    more: 'There are more: type more of the name, or',
    show: 'show more of them',
    narrow: 'There are more: type more of the name.',
    failed: 'The shop can’t be reached, so nothing was searched. Type again in a moment.',
  },
  today: {
    title: 'Today',
    toShip: (orders: number) => (orders === 1 ? 'order to ship' : 'orders to ship'),
    letters: (letters: number) => (letters === 1 ? 'new letter' : 'new letters'),
    sales: (month: string) => `sales in ${month}`,
    profit: (month: string, isWhole: boolean) =>
      `profit in ${month}${isWhole ? '' : ', some costs missing'}`,
    before: (month: string, sum: string) => `${month}: ${sum}`,
  },

  home: 'Admin Homepage',

  tabs: { home: 'Home', more: 'More' },
  groups: {
    orders: 'Orders',
    products: 'Products',
    messages: 'Letters',
    marketing: 'Marketing',
    website: 'Website',
    settings: 'Settings',
    upkeep: 'Help and upkeep',
    create: 'Create',
    edit: 'Edit',
    delete: 'Delete',
  },
  allSections: 'All sections',
  seeShop: 'See the shop',

  admin: 'Admin',
  waiting: 'waiting for you',

  whatsHot: "What's Hot",
  vacationMode: 'Vacation Mode',
} as const

export function reasonFor(
  failure: unknown,
  own: Partial<Record<ApiFailure['code'], string>> = {},
): string {
  if (!(failure instanceof ApiFailure)) return 'Something unexpected happened in this page.'
  const words = own[failure.code]
  if (words !== undefined) return words
  if (failure.code === 'offline') return "The shop can't be reached. Are you offline?"
  if (failure.status === 401) return adminCopy.stillSignedOut
  if (failure.code === 'unknown') return 'The shop’s answer can’t be read. Please try again.'
  return failure.message
}
