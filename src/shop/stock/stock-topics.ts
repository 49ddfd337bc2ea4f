/*
 * Owns what of the stock pages are kept by. Figures: how many are left, which a piece's own page shows.
 * Marks: 'last one', 'held' or 'sold' on its cards. Sold: which pieces there are any of, which decides
 * what galleries list. A sticker that goes from 50 to 49 makes one page stale, and no gallery.
 */

import { raiseTopics } from '#db/content-topics.ts'
import type { Writer } from '#db/database.ts'
import { type ProductKind, productKinds } from '#kernel/kinds.ts'
import { readsTopics, type Topic } from '#kernel/topics.ts'
import { type StockRef, stockKey } from './stock.ts'

interface Units {
  onHand: number
  held: number
}

const topicOf = (what: 'figures' | 'mark', { kind, productId }: StockRef): Topic =>
  `${what} ${stockKey(kind, productId)}`

const anyMark: Topic = 'any mark'
const anyFigures: Topic = 'any figures'
const sales: Topic = 'sales'
const soldOf = (kind: string): Topic => `sold ${kind}`

/** Says that a piece's units have changed; without both figures, that all that is shown of them has. */
export function raiseStock(trx: Writer, ref: StockRef, before?: Units, after?: Units): void {
  raiseTopics(trx, topicOf('figures', ref), anyFigures)
  // From two up a card says the same of any number.
  const isPlenty = (units?: Units) => units !== undefined && units.onHand - units.held > 1
  if (isPlenty(before) && isPlenty(after)) return
  raiseTopics(trx, topicOf('mark', ref), anyMark)
  const stays = before && after && before.onHand > 0 === after.onHand > 0
  if (!stays) raiseTopics(trx, soldOf(ref.kind))
}

/** Says that until when pieces are held has changed. */
export function raiseHeld(trx: Writer, refs: readonly StockRef[]): void {
  if (refs.length > 0) raiseTopics(trx, anyMark, ...refs.map((ref) => topicOf('mark', ref)))
}

/** Says that pieces were sold of which none was left. */
export function raiseSales(trx: Writer): void {
  raiseTopics(trx, sales)
}

/** Of more pieces than that a page doesn't note each. */
const most = 100

/** Notes that a page shows the marks of these. */
export function readsMarks(refs: readonly StockRef[]): void {
  if (refs.length > most) readsTopics(anyMark)
  else readsTopics(...refs.map((ref) => topicOf('mark', ref)))
}

/** Notes that a page shows how many there are of these. */
export function readsFigures(refs: readonly StockRef[]): void {
  if (refs.length > most) readsTopics(anyMark, anyFigures)
  else readsTopics(...refs.flatMap((ref) => [topicOf('mark', ref), topicOf('figures', ref)]))
}

/** Notes that what a page lists hangs on which pieces there are any of. */
export function readsSold(kinds: readonly ProductKind[] = productKinds): void {
  readsTopics(...kinds.map(soldOf))
}

/** What decides whether there is an archive, and which galleries have anything in them. */
export const soldTopics: readonly Topic[] = [...productKinds.map(soldOf), sales]

/** Notes that a page shows when pieces were sold. */
export function readsSales(): void {
  readsTopics(...soldTopics)
}
