import type { Reader } from '#db/database.ts'

/** A cell of a table. */
export type Cell = string | number | null

/** A table: its file's name, its columns with their meaning, and its rows. */
export interface OpenTable {
  file: string
  about: string
  columns: Record<string, string>
  rows(reader: Reader): AsyncGenerator<Cell[]>
}

/** Rows that are read at once. */
export const atOnce = 200

/** A time as tables and JSON write it. */
export const iso = (at: number): string => new Date(at).toISOString()

/** Every row, `atOnce` at a time: `read` answers those after a key, in its order; `keyOf` names a row's. */
export async function* rowsAfter<Row, Key>(
  start: Key,
  read: (after: Key) => Promise<readonly Row[]>,
  keyOf: (row: Row) => Key,
): AsyncGenerator<Row> {
  for (let after = start; ; ) {
    const rows = await read(after)
    yield* rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < atOnce) return
    after = keyOf(last)
  }
}
