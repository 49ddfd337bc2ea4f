import { firstPages } from '#shop/store/written-pages/first-pages.copy.ts'
import { type PageName, pageNames } from '#shop/store/written-pages/pages.ts'

/*
 * Built-in sentences of a new shop. The owner keeps, changes or leaves out each. Pages, mails and
 * documents take them from `said`. Words in braces are filled in.
 */

const alone = {
  'contact.intro': {
    where: 'Contact page, under “Say Hello,”',
    first: 'about a print, a parcel, or a picture you wish existed.',
  },
  'empty.prints': {
    where: 'Gallery of art prints, empty',
    first: 'The walls are bare for the moment.',
  },
  'empty.clothing': {
    where: 'Gallery of clothing, empty',
    first: 'The rack is empty for the moment.',
  },
  'empty.merch': { where: 'Gallery of merch, empty', first: 'The little drawer is empty.' },
  'empty.own': {
    where: 'Galleries and series of your own, empty',
    first: 'Nothing hangs here for the moment.',
  },
  'making.to_order': {
    where: 'Pieces made to order, other than prints',
    first: 'Made to order: yours is begun once you have bought it.',
  },
  'making.one_of_a_kind': {
    where: 'Pieces that exist once',
    first: 'One of a kind. Ready to ship.',
  },
  'making.counted': { where: 'Pieces that you count', first: 'Ready to ship.' },
  'making.cart': {
    where: 'Cart, when nothing in it is made to order',
    first: 'Everything in your cart is ready to ship.',
  },
  'order.next': { where: 'An order’s page, before it leaves', first: 'I get your order ready.' },
  'order.wrong': {
    where: 'An order’s page',
    first: 'If anything is bent, wrong or missing, write to me.',
  },
  'footer.pictures': { where: 'End of every page', first: 'Please ask before you use a picture.' },
  'opening.message': {
    where: '“Opening soon”',
    first:
      'There is still paper in the window, and paint on the ladder. Not long now, and you can come in and look around.',
  },
  'mail.thanks': {
    where: 'Mail that confirms an order',
    first: 'Thank you. You chose this on purpose, and it makes my day.',
  },
  'mail.shipped': { where: 'Mail when a parcel leaves', first: 'It is out of the door.' },
  'mail.ready': { where: 'Mail when an order can be picked up', first: 'It waits for you.' },
  'mail.damaged': {
    where: 'Mail when a parcel leaves',
    first: 'If a corner arrives bent or it gets lost on the way, answer this mail.',
  },
  'certificate.made': {
    where: 'Certificates of authenticity',
    first: '{artist} certifies that what stands here is true of this piece.',
  },
} as const satisfies Record<string, { where: string; first: string }>

type AloneKey = keyof typeof alone

/**
 * Decisions by key: the owner's words, '' to leave the sentence out, null to keep it. Absent:
 * undecided.
 */
export type Decided = Readonly<Record<string, string | null>>

const entries = <T>(of: Readonly<Record<string, T>>) => Object.entries(of)

/** Every sentence by its key, in the order of the owner's list. */
export const sentences: ReadonlyMap<string, { where: string; first: string }> = new Map([
  ...entries<{ where: string; first: string }>(alone),
  ...pageNames.flatMap((page) =>
    entries<string>(firstPages[page]).map(
      ([part, first]) => [`${page}.${part}`, { where: page, first }] as const,
    ),
  ),
])

/** The text of a key, words in braces not filled in yet; '': nothing. */
function decidedText(key: string, decided: Decided): string {
  return decided[key] ?? sentences.get(key)?.first ?? ''
}

/** The sentences beside the pages as visitors and buyers read them, by their keys; '': nothing is said. */
export type Said = Readonly<Record<AloneKey, string>>

export function saidBy(decided: Decided, fill: (text: string) => string): Said {
  const keys = Object.keys(alone) as AloneKey[]
  return Object.fromEntries(keys.map((key) => [key, fill(decidedText(key, decided))])) as Said
}

/**
 * The built-in page without the sentences that the owner left out; words in braces are not filled
 * in yet.
 */
export function firstPage(page: PageName, decided: Decided = {}): string {
  return Object.keys(firstPages[page])
    .map((part) => decidedText(`${page}.${part}`, decided))
    .filter((text) => text !== '')
    .join('\n\n')
}
