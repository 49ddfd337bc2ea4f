import { numberWords } from '#shop/catalogue/editions/edition.ts'
import { textInWords } from '#shop/catalogue/personalisation/personalisation.ts'
import { saleItemDetails } from '#shop/catalogue/products/product-words.ts'
import { type PackedOrder, staysHere } from '#shop/orders/back-office/owner-order.ts'
import { linesIn, partsToShip } from '#shop/orders/back-office/to-ship.ts'
import type { OrderedLine } from '#shop/orders/record/order.ts'
import { papersCopy } from './copy.ts'
import { emptyPaper, type Paper } from './paper.ts'

interface Pick {
  quantity: number
  words: string
  orders: string[]
}

/** The studio's unsent pieces by piece, size and the buyer's own words. */
export function pickListPaper(orders: readonly PackedOrder[], studioName: string): Paper {
  const leaving = orders.filter((order) => !staysHere(order))
  const picks = picksOf(leaving)
  const pieces = picks.reduce((sum, { quantity }) => sum + quantity, 0)
  const kept = orders.filter(staysHere).map(({ number }) => number)
  return {
    ...emptyPaper,
    title: papersCopy.pickList,
    from: studioName,
    facts: [
      { term: papersCopy.ordersToPick, words: String(leaving.length) },
      { term: papersCopy.piecesToPick, words: String(pieces) },
    ],
    lines: picks.map(({ quantity, words, orders: its }) => ({
      quantity,
      name: words,
      sum: null,
      details: papersCopy.inOrders(its),
    })),
    notes: [
      ...(pieces === 0 ? [papersCopy.nothingToPick] : []),
      ...(kept.length > 0 ? [papersCopy.dontShipOrders(kept)] : []),
    ],
  }
}

function picksOf(orders: readonly PackedOrder[]): Pick[] {
  const picks = new Map<string, Pick>()
  for (const order of orders) {
    for (const line of linesIn(partsToShip(order), order.lines)) {
      const { kind, productId, size, garmentSize, name, personalText, left: quantity } = line
      const text = textInWords(line)
      const words = [name, ...saleItemDetails(line, 'inches'), ...text].join(' · ')
      // The label and the raw text, because 'A / B' and two lines read alike and are made
      // differently.
      const { label = '', text: raw = '' } = personalText ?? {}
      const key = JSON.stringify([kind, productId, size, garmentSize, label, raw])
      const pick = picks.get(key) ?? { quantity: 0, words, orders: [] }
      picks.set(key, pick)
      pick.quantity += quantity
      pick.orders.push(papersCopy.pickedFor(order.number, quantity, numbersOf(line)))
    }
  }
  return [...picks.values()].toSorted((a, b) =>
    a.words.localeCompare(b.words, 'en', { numeric: true }),
  )
}

function numbersOf({ copies = [] }: OrderedLine): string[] {
  return copies.filter(({ isVoid, what }) => !isVoid && what !== 'single').map(numberWords)
}

type CanSet = (words: string) => Promise<boolean>

/** Replaces a list that can't be drawn: one buyer's emoji changes no other line. */
export async function inKnownLetters(list: Paper, canSet: CanSet): Promise<Paper> {
  const lines = await Promise.all(
    list.lines.map(async (line) => ({ ...line, name: await known(line.name, canSet) })),
  )
  const from = await known(list.from, canSet)
  return { ...list, from, lines, notes: [...list.notes, papersCopy.otherLetters] }
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

async function known(words: string, canSet: CanSet): Promise<string> {
  if (await canSet(words)) return words
  const letters = [...graphemes.segment(words)].map(async ({ segment }) =>
    (await canSet(segment)) ? segment : '?',
  )
  const found = (await Promise.all(letters)).join('')
  // A line is set in one typeface, and perhaps none has all remaining letters.
  return (await canSet(found)) ? found : found.replace(/[^\u0020-\u017f‘’“”]/g, '?')
}
