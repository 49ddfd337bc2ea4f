export const atOnce = 200

/** `read` must use an index on the key: the last batch then costs as much as the first. */
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

export async function* rowsAfter<Row, Key>(
  ...parts: Parameters<typeof batchesAfter<Row, Key>>
): AsyncGenerator<Row> {
  for await (const rows of batchesAfter(...parts)) yield* rows
}
