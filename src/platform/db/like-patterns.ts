/* SQLite's lower() knows ASCII only, PostgreSQL's every letter. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'

function patternsFor(word: string): string[] {
  const small = word.toLowerCase()
  const [first = '', ...rest] = [...small]
  const spellings = [word, small, first.toUpperCase() + rest.join('')].map(lowerAscii)
  return [...new Set(spellings)].map((spelling) => `%${spelling.replace(/[\\%_]/g, '\\$&')}%`)
}

export function standsIn(word: string, columns: readonly string[]): RawBuilder<SqlBool> {
  const patterns = patternsFor(word)
  const places = columns.flatMap((column) =>
    patterns.map((pattern) => sql`lower(${sql.ref(column)}) like ${pattern} escape '\\'`),
  )
  return sql<SqlBool>`(${sql.join(places, sql` or `)})`
}

export function searchWords(search: string): string[] {
  return search.trim().split(/\s+/).filter(Boolean).slice(0, 6)
}

/** '#12' and '12' may be an order's number. */
export function numberIn(word: string): number | null {
  const found = /^#?([1-9]\d{0,14})$/.exec(word)?.[1]
  return found === undefined ? null : Number(found)
}

function lowerAscii(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}
