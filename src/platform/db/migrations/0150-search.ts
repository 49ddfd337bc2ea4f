/* Pieces are found by what their pictures show, too: all of them are put into the index anew. */
import { type Kysely, sql } from 'kysely'

export async function search(db: Kysely<unknown>): Promise<void> {
  await sql`update piece_search set piece_version = -1`.execute(db)
}
