import { type Currency, currencyWords } from '#platform/money/currency.ts'
import { parcelRule } from '#shop/store/dispatch/dispatch.copy.ts'
import { lawfulReturnDays, withdrawalRight } from '#shop/store/law/withdrawal.ts'
import { returnDaysWords } from '#shop/store/law/words/returns.copy.ts'
import {
  complaintWords,
  legalBases,
  picturesWords,
  type Recipients,
  recipientsWords,
  transfersWords,
} from '#shop/store/settings/privacy.copy.ts'
import type { ShippingWords } from '#shop/store/shipping/shipping.copy.ts'
import { writtenPagesCopy } from './copy.ts'

/*
 * Blank lines separate paragraphs, '# ' begins a heading, '- ' a list item; a list whose items all
 * begin with a year is a list of years. No markup.
 */

export const pageNames = ['shipping', 'privacy', 'terms'] as const
export type PageName = (typeof pageNames)[number]

export const pageTitles: Record<PageName, string> = {
  shipping: writtenPagesCopy.shippingAndReturns,
  privacy: 'Privacy',
  terms: 'Terms',
}

/** Characters. */
export const maxPageText = 12_000

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'years'; items: { year: string; text: string }[] }

export function parseBlocks(text: string): Block[] {
  const blocks: Block[] = []
  /** Null after a blank line and a heading. */
  let open: Block | null = null
  const begin = (block: Block) => {
    blocks.push(block)
    return block
  }
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    const heading = /^#+\s+(.+)$/.exec(line)?.[1]
    const item = /^-\s+(.+)$/.exec(line)?.[1]
    if (line === '') open = null
    else if (heading) {
      begin({ kind: 'heading', text: heading })
      open = null
    } else if (item) {
      if (open?.kind === 'list') open.items.push(item)
      else open = begin({ kind: 'list', items: [item] })
    } else if (open?.kind === 'paragraph') open.text += `\n${line}`
    else if (open?.kind === 'list') open.items.push(`${open.items.pop()} ${line}`)
    else open = begin({ kind: 'paragraph', text: line })
  }
  return blocks.map((block) => (block.kind === 'list' ? byYear(block) : block))
}

/** '2024', '2019–2022', '2023-24'. */
const withYear = /^(\d{4}(?:\s?[–-]\s?\d{2,4})?)[:,.]?\s+(.+)$/s

function byYear(list: Extract<Block, { kind: 'list' }>): Block {
  const items = list.items.flatMap((item) => {
    const [, year = '', text = ''] = withYear.exec(item) ?? []
    return text === '' ? [] : [{ year, text }]
  })
  return items.length === list.items.length ? { kind: 'years', items } : list
}

export function plainPage(text: string): string {
  return parseBlocks(text)
    .map((block) => {
      if (block.kind === 'list') return block.items.map((item) => `• ${item}`).join('\n')
      if (block.kind !== 'years') return block.text
      return block.items.map(({ year, text }) => `${year} ${text}`).join('\n')
    })
    .join('\n\n')
}

/** A page's description for search engines: its first paragraph. */
export function firstParagraph(blocks: readonly Block[]): string | null {
  return blocks.find((block) => block.kind === 'paragraph')?.text ?? null
}

/** Facts from the settings, so that a page never contradicts the shop. */
export interface PageFacts {
  studioName: string
  artistName: string
  email: string
  shipping: Pick<ShippingWords, 'rule' | 'rates'>
  currency: Currency
  /** For an art print: '8', or a printer's '5 working'. */
  days: string
  leavingDays: string
  paidApart: boolean
  /** 'within the United States' */
  area: string
  printedElsewhere: boolean
  recipients: Recipients
  /** The studio's country first, then the open countries. */
  countries: readonly string[]
  seller: readonly string[]
  taxOnTop: boolean
  /** Some open country is beyond a customs border. */
  customs: boolean
  /** Days without giving a reason; null: not stated. */
  returnDays: number | null
  /** The cost of returns in words; '' says nothing. */
  returnPostage: string
  withdrawal: boolean
  /** Emails reach people. */
  mails: boolean
}

export function factWords(facts: PageFacts): Record<string, string> {
  const { rule, rates } = facts.shipping
  return {
    studio: facts.studioName,
    artist: facts.artistName,
    email: facts.email,
    'prints rate': rates.prints,
    'clothing rate': rates.clothing,
    'merch rate': rates.merch,
    'shipping rule': rule,
    days: facts.days,
    'leaving days': facts.leavingDays,
    ...writtenPagesCopy.told(facts.mails),
    'highest rate': facts.paidApart
      ? writtenPagesCopy.highestOfParcel
      : writtenPagesCopy.highestOfOrder,
    'where parcels go': facts.area,
    currency: currencyWords(facts.currency),
    parcels: parcelRule(facts.printedElsewhere),
    'what you pay': [
      facts.taxOnTop ? writtenPagesCopy.taxComesOnTop : writtenPagesCopy.cartIsAll,
      ...(facts.customs ? [writtenPagesCopy.customsOnTop] : []),
    ].join(' '),
    returns: returnWords(facts),
    // A sentence around this number names no country, so the law's minimum holds for all.
    'return days': facts.returnDays
      ? String(lawfulReturnDays(facts.returnDays, facts.withdrawal ? 'all' : 'none'))
      : '',
    'return postage': facts.returnPostage,
    'money back': moneyBack(facts),
    seller: facts.seller.join('\n'),
    recipients: recipientsWords(facts.recipients),
    'pictures from': picturesWords(facts.recipients),
    'legal bases': legalBases(facts.countries),
    transfers: transfersWords(facts.recipients, facts.countries),
    complaint: complaintWords(facts.countries),
    // Pages saved earlier can still contain this phrase of the first privacy page.
    'who else is told': recipientsWords(facts.recipients),
  }
}

function returnWords({
  returnDays,
  returnPostage,
  withdrawal,
  email,
  countries,
}: PageFacts): string {
  if (returnDays) {
    const right = withdrawal ? withdrawalRight(countries) : 'none'
    const within = (days: number) => writtenPagesCopy.writeWithinDays(days, email)
    return [returnDaysWords(returnDays, right, within), returnPostage].filter(Boolean).join(' ')
  }
  const lawful = withdrawal ? writtenPagesCopy.beyondLawGives : ''
  if (returnDays === 0) {
    return lawful === ''
      ? writtenPagesCopy.nothingSentBack
      : writtenPagesCopy.nothingSentBackLawful(lawful)
  }
  return writtenPagesCopy.wouldLikeSend(email)
}

function moneyBack({ returnDays, withdrawal }: PageFacts): string {
  return [
    ...(withdrawal ? [writtenPagesCopy.withdrawn] : []),
    ...(returnDays && !withdrawal ? [writtenPagesCopy.comesBack] : []),
  ].join(' ')
}

/** Unknown placeholders in braces stay. */
export function filledIn(text: string, words: Record<string, string>): string {
  return text.replace(/\{([a-z ]{1,20})\}/g, (whole, name: string) =>
    Object.hasOwn(words, name) ? (words[name] ?? whole) : whole,
  )
}

export interface Words {
  text: string
  /** Absent: plain text. */
  to?: string
}

export function linked(text: string): Words[] {
  const found = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi
  const parts: Words[] = []
  let from = 0
  for (const match of text.matchAll(found)) {
    if (match.index > from) parts.push({ text: text.slice(from, match.index) })
    const [words] = match
    parts.push({ text: words, to: /^https?:/i.test(words) ? words : `mailto:${words}` })
    from = match.index + words.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}
