import { openDatabase } from '#platform/db/open.ts'
import { type Books, readBooks } from '#testing/fixtures/orders/ledger.ts'
import type { Target } from './target.ts'

export async function booksOf({ place }: Pick<Target, 'place'>): Promise<Books> {
  const db = await openDatabase(place)
  return readBooks(db).finally(() => db.close())
}
