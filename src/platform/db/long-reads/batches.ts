/** Rows that are read at once of a table that may have many. */
export const atOnce = 200

/**
 * All rows, `atOnce` at a time: `read` answers the rows after a key, in the key's order; `keyOf` is
 * a row's key. Each batch begins where an index has the key, so that the last batch costs as much
 * as the first.
 */
export async function* batchesAfter<Row, Key>(
  start: Key,
  read: (after: Key) => Promise<readonly Row[]>,
  keyOf: (row: Row) => Key,
): AsyncGenerator<readonly Row[]> {
  for (let after = start; ; ) {
    const rows = await read(after)
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows
    if (rows.length < atOnce) return
    after = keyOf(last)
  }
}

/** `batchesAfter`, row by row. */
export async function* rowsAfter<Row, Key>(
  ...parts: Parameters<typeof batchesAfter<Row, Key>>
): AsyncGenerator<Row> {
  for await (const rows of batchesAfter(...parts)) yield* rows
}
