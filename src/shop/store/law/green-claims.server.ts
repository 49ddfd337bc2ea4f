import { sql } from 'kysely'
import type { Reader } from '#platform/db/database.ts'
import { claimsIn, greenClaims } from './green-claims.ts'
import type { PieceName } from './missing.ts'

const mostNamed = 8

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
    kind,
    id,
    name,
    claims: claimsIn(`${description ?? ''} ${story ?? ''}`),
  }))
}
