import type { InventoryPolicy } from '#platform/addresses/kinds.ts'
import type { Currency } from '#platform/money/currency.ts'
import { type Cents, toDecimal } from '#platform/money/money.ts'
import { personalisationCopy as copy } from './copy.ts'

export interface Personalisation {
  label: string
  required: boolean
  lines: number
  /** In letters, as a reader counts them. */
  most: number
  /** Added to each unit that has words. */
  price: Cents
}

/** A buyer's words, and the piece's question. */
export interface PersonalText {
  label: string
  text: string
}

export const longestAsked = 60
export const mostLetters = 300
export const mostLines = 6

/** An entry of PostgreSQL's index takes no more than 2,704 bytes. */
const mostBytes = 2000

const somethingSeen = /[\p{L}\p{N}\p{P}\p{S}]/u
/** Unicode counts them as letters, but they show nothing. */
const blanks = /[\u115f\u1160\u2800\u3164\uffa0]/gu
/** Control and direction marks, invisible signs, private signs, and stacks of accents. */
const unseen =
  /[^\P{Cc}\n]|[\p{Co}\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\p{M}{9}/u

/** Unifies line ends, and removes tabs and spaces at an end. */
export function tidyText(typed: string): string {
  const lines = typed.replace(/\r\n?/g, '\n').replace(/\t/g, ' ').split('\n')
  const text = lines
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()
    .normalize('NFC')
  return somethingSeen.test(text.replace(blanks, '')) || unseen.test(text) ? text : ''
}

export function countLetters(text: string): number {
  const letters = text.replaceAll('\n', '')
  const { Segmenter } = Intl as { Segmenter?: typeof Intl.Segmenter }
  if (!Segmenter) return [...letters].length
  return [...new Segmenter('en', { granularity: 'grapheme' }).segment(letters)].length
}

export const isKeepable = (text: string) => new TextEncoder().encode(text).length <= mostBytes

/** A sentence about the problem; null: the piece can be made with this text. */
export function textProblem(asked: Personalisation | undefined, text: string): string | null {
  if (!asked) return text === '' ? null : copy.notAsked
  const { label, required, lines, most } = asked
  if (text === '') return required ? copy.missing(label) : null
  if (!isKeepable(text)) return copy.tooLong(label, most)
  if (unseen.test(text)) return copy.unseen(label)
  if (countLetters(text) > most) return copy.tooLong(label, most)
  if (text.split('\n').length <= lines) return null
  return lines === 1 ? copy.oneLine(label) : copy.fewLines(label, lines)
}

export const isPlainLine = (text: string): boolean => !text.includes('\n') && !unseen.test(text)

interface Sold {
  unitPrice: Cents
  was?: Cents
  personalised?: boolean
  personalisation?: Personalisation
}

/** Added to the price of one unit with words. */
export const textPrice = (
  { personalisation: asked }: Pick<Sold, 'personalisation'>,
  text: string,
) => (text === '' ? 0 : (asked?.price ?? 0))

/** The item at the price with that text. Without a text it is personalised for nobody. */
export function withText<I extends Sold>(item: I, text: string): I {
  const { unitPrice, was, personalisation: asked } = item
  if (!asked) return item
  const extra = textPrice(item, text)
  return {
    ...item,
    unitPrice: unitPrice + extra,
    ...(was !== undefined && { was: was + extra }),
    personalised: text !== '' && item.personalised === true,
  }
}

export function isAlwaysPersonalised({
  personalised,
  personalisation: asked,
}: Pick<Sold, 'personalised' | 'personalisation'>): boolean {
  return personalised === true && (asked?.required ?? true)
}

/** Tells whether each copy is made to one buyer’s wishes. */
export function madeForOne({
  personalised,
  personalisation: asked,
}: Pick<Sold, 'personalised' | 'personalisation'>): 'always' | 'with_words' | 'never' {
  if (asked) return asked.required ? 'always' : 'with_words'
  return personalised === true ? 'always' : 'never'
}

interface Ordered extends Pick<Sold, 'personalised' | 'personalisation'> {
  inventoryPolicy: InventoryPolicy
  personalText?: PersonalText
}

/** Also a counted piece: the studio still puts the buyer’s words on it. */
export function isMadeAfterwards(piece: Ordered): boolean {
  return (
    piece.inventoryPolicy === 'to_order' ||
    madeForOne(piece) === 'always' ||
    piece.personalText !== undefined
  )
}

/** Absent without a text. */
export function writtenFor(
  asked: Pick<Personalisation, 'label'> | undefined,
  text: string,
): { personalText?: PersonalText } {
  return text === '' ? {} : { personalText: { label: asked?.label ?? '', text } }
}

/** ['Name on the mug: “Otto”']. The buyer's own quotation marks would end the quotation early. */
export function textInWords({ personalText }: { personalText?: PersonalText }): string[] {
  if (!personalText || personalText.text === '') return []
  const text = personalText.text.replace(/[“”]/g, '"').replaceAll('\n', ' / ')
  return [copy.given(personalText.label, text)]
}

export function personalisationJson(
  { personalisation: asked }: Pick<Sold, 'personalisation'>,
  currency: Currency,
) {
  if (!asked) return {}
  const price = asked.price === 0 ? null : toDecimal(asked.price, currency)
  return { personalisation: { ...asked, price } }
}
