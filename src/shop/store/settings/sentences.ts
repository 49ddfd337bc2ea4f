import { firstPages } from '#shop/store/written-pages/first-pages.copy.ts'
import { type PageName, pageNames } from '#shop/store/written-pages/pages.ts'
import { settingsCopy } from './copy.ts'

/* Pages, mails and documents take the sentences from `said`. Words in braces are filled in. */

const alone = {
  'contact.intro': {
    where: settingsCopy.contactPageUnder,
    first: settingsCopy.aboutPrintParcel,
  },
  'empty.prints': {
    where: settingsCopy.galleryArtPrints,
    first: settingsCopy.wallsBareMoment,
  },
  'empty.clothing': {
    where: settingsCopy.galleryClothingEmpty,
    first: settingsCopy.rackEmptyMoment,
  },
  'empty.merch': { where: settingsCopy.galleryMerchEmpty, first: settingsCopy.littleDrawerEmpty },
  'empty.own': {
    where: settingsCopy.galleriesSeriesOwn,
    first: settingsCopy.nothingHangsMoment,
  },
  'making.to_order': {
    where: settingsCopy.piecesMadeOrder,
    first: settingsCopy.madeOrderYours,
  },
  'making.one_of_a_kind': {
    where: settingsCopy.piecesExistOnce,
    first: settingsCopy.kindReadyShip,
  },
  'making.counted': { where: settingsCopy.piecesCount, first: settingsCopy.readyToShip },
  'making.cart': {
    where: settingsCopy.cartNothingMade,
    first: settingsCopy.everythingCartReady,
  },
  'order.next': { where: settingsCopy.ordersPageBefore, first: settingsCopy.getOrderReady },
  'order.wrong': {
    where: settingsCopy.anOrdersPage,
    first: settingsCopy.ifAnythingBent,
  },
  'footer.pictures': { where: settingsCopy.endEveryPage, first: settingsCopy.pleaseAskBefore },
  'opening.message': {
    where: settingsCopy.openingSoon,
    first: settingsCopy.stillPaperWindow,
  },
  'mail.thanks': {
    where: settingsCopy.mailConfirmsOrder,
    first: settingsCopy.thankChosePurpose,
  },
  'mail.shipped': { where: settingsCopy.mailParcelLeaves, first: settingsCopy.outDoor },
  'mail.ready': { where: settingsCopy.mailOrderCan, first: settingsCopy.waits },
  'mail.damaged': {
    where: settingsCopy.mailParcelLeaves,
    first: settingsCopy.ifCornerArrives,
  },
  'certificate.made': {
    where: settingsCopy.certificatesOfAuthenticity,
    first: '{artist} certifies that what stands here is true of this piece.',
  },
} as const satisfies Record<string, { where: string; first: string }>

type AloneKey = keyof typeof alone

/** '' leaves the sentence out, null keeps it. Absent: undecided. */
export type Decided = Readonly<Record<string, string | null>>

const entries = <T>(of: Readonly<Record<string, T>>) => Object.entries(of)

/** In the order of the owner's list. */
export const sentences: ReadonlyMap<string, { where: string; first: string }> = new Map([
  ...entries<{ where: string; first: string }>(alone),
  ...pageNames.flatMap((page) =>
    entries<string>(firstPages[page]).map(
      ([part, first]) => [`${page}.${part}`, { where: page, first }] as const,
    ),
  ),
])

/** Words in braces are not filled in yet; '': nothing. */
function decidedText(key: string, decided: Decided): string {
  return decided[key] ?? sentences.get(key)?.first ?? ''
}

/** Sentences beside the pages; '': nothing is said. */
export type Said = Readonly<Record<AloneKey, string>>

export function saidBy(decided: Decided, fill: (text: string) => string): Said {
  const keys = Object.keys(alone) as AloneKey[]
  return Object.fromEntries(keys.map((key) => [key, fill(decidedText(key, decided))])) as Said
}

/** Words in braces are not filled in yet. */
export function firstPage(page: PageName, decided: Decided = {}): string {
  return Object.keys(firstPages[page])
    .map((part) => decidedText(`${page}.${part}`, decided))
    .filter((text) => text !== '')
    .join('\n\n')
}
