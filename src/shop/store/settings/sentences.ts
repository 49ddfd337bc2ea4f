import { firstPages } from '#shop/store/written-pages/first-pages.copy.ts'
import { type PageName, pageNames } from '#shop/store/written-pages/pages.ts'
import { sentencesBesidePages } from './sentences.copy.ts'
import type { StudioTexts } from './settings.schema.ts'

/* Pages, e-mails and documents take the sentences from `said`. */

type SentenceKey = keyof typeof sentencesBesidePages

/** '' leaves the sentence out, null keeps it. Absent: undecided. */
export type Decided = Readonly<Record<string, string | null>>

const entries = <T>(of: Readonly<Record<string, T>>) => Object.entries(of)

/** In the order of the owner's list. */
export const sentences: ReadonlyMap<string, { where: string; first: string }> = new Map([
  ...entries<{ where: string; first: string }>(sentencesBesidePages),
  ...pageNames.flatMap((page) =>
    entries<string>(firstPages[page]).map(
      ([part, first]) => [`${page}.${part}`, { where: page, first }] as const,
    ),
  ),
])

const ofCommissions = [
  'studio.commissionTeaser',
  'studio.commissionText',
  'shipping.commissions',
  'terms.commissions',
]

/** A shop without commissions shows no sentence about them. */
export const isUnsaid = (key: string, { takesCommissions = true }: Partial<StudioTexts>) =>
  !takesCommissions && ofCommissions.includes(key)

export function decidedIn(own: Partial<StudioTexts> & { sentences?: Decided }): Decided {
  const unsaid = ofCommissions.filter((key) => isUnsaid(key, own))
  return { ...own.sentences, ...Object.fromEntries(unsaid.map((key) => [key, ''])) }
}

/** Placeholders in braces are still open; '': nothing is shown. */
function decidedText(key: string, decided: Decided): string {
  return decided[key] ?? sentences.get(key)?.first ?? ''
}

/** Sentences beside the pages; '': nothing is shown. */
export type Said = Readonly<Record<SentenceKey, string>>

export function saidBy(decided: Decided, fill: (text: string) => string): Said {
  const keys = Object.keys(sentencesBesidePages) as SentenceKey[]
  return Object.fromEntries(keys.map((key) => [key, fill(decidedText(key, decided))])) as Said
}

/** Placeholders in braces are still open. */
export function firstPage(page: PageName, decided: Decided = {}): string {
  return Object.keys(firstPages[page])
    .map((part) => decidedText(`${page}.${part}`, decided))
    .filter((text) => text !== '')
    .join('\n\n')
}
