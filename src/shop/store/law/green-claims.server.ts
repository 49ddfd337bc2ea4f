/* Finds pieces whose words promise something of the environment. Reads only. */
import { sql } from 'kysely'
import type { Reader } from '#platform/db/database.ts'
import { claimsIn, greenClaims } from './green-claims.ts'
import type { PieceName } from './missing.ts'

/** The pieces that are named, at the most. */
const mostNamed = 8

/** Pieces that visitors see, the newest first, each with the claims in its words. */
export async function readGreenClaims(
  reader: Reader,
): Promise<(PieceName & { claims: string[] })[]> {
  const words = sql<string>`lower(coalesce(description, '') || ' ' || coalesce(story, ''))`
  const rows = await reader
    .selectFrom('pieces')
    .select(['kind', 'id', 'name', 'description', 'story'])
    .where('deleted_at', 'is', null)
    .where('hidden', '=', 0)
    .where((eb) => eb.or(greenClaims.map((claim) => eb(words, 'like', `%${claim}%`))))
    .orderBy('updated_at', 'desc')
    .limit(mostNamed)
    .execute()
  return rows.map(({ kind, id, name, description, story }) => ({
    ...{ kind, id, name },
    claims: claimsIn(`${description ?? ''} ${story ?? ''}`),
  }))
}
