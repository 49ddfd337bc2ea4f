/*
 * Reads the rows that have given words in a given order, at a cost that the number of pieces hardly
 * changes. The databases aren't left to plan it: neither knows how many pieces have a word. Reads only.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Reader, Writer } from '#db/database.ts'
import { isPostgres } from '#db/dialect.ts'
import type { ProductKind } from '#kernel/kinds.ts'
import type { Cents } from '#kernel/money.ts'
import type { Cursor, Sorting } from './criteria.ts'
import { type Expression, inFts, inStored, inTsquery } from './match.ts'

/** A found piece, and its place for the page after it. */
export interface Found {
  kind: ProductKind
  id: number
  cursor: Cursor
}

/** What rows are read of. */
export interface RowChoice {
  sort?: Sorting
  from?: Cents
  to?: Cents
  /** In a `where` on `pieces`: those that may be found. */
  visible: RawBuilder<SqlBool>
  /** So many rows are read as they stand before an index that doesn't answer in their order. */
  readFirst?: number
}

/** Which of them. */
export interface Step {
  /** Null: no words and no facets are asked for. */
  words: Expression | null
  limit: number
  /** Only what comes after it. */
  after?: Cursor | null
  /** They are only counted: an index that would have to sort them needn't. */
  anyOrder?: boolean
}

/** Enough that a word of every twentieth piece fills a page. */
const enoughForAPage = 500

/** The rows that have the words, the newest first or by price. */
export async function matchingRows(
  reader: Reader | Writer,
  choice: RowChoice,
  step: Step,
): Promise<Found[]> {
  const { words, limit } = step
  const reading = readingOf(choice, step)
  const found = ({ kind, piece_id: id, ...row }: Row): Found => ({
    ...{ kind, id },
    cursor: { at: reading.byPrice ? row.price : 0, id: row.id },
  })
  // Among all that a word finds, what few cost would be looked for in vain.
  if (!reading.byPrice && (await areFew(reader, reading))) {
    return (await rowsOfPrices(reader, reading, words)).map(found)
  }
  if (words === null) return (await everyRow(reader, reading)).map(found)
  // FTS5 answers the newest first by itself, and stops when there are enough.
  if (isPostgres(reader) || reading.byPrice) {
    const first = await firstRows(reader, reading, words)
    if (first.areAll || first.rows.length === limit) return first.rows.map(found)
  }
  return (await indexedRows(reader, reading, words)).map(found)
}

interface Row {
  kind: ProductKind
  piece_id: number
  id: number
  price: number
}

/** The parts that the statements share; `id` is the column by which the newest come first. */
interface Reading {
  byPrice: boolean
  limit: number
  readFirst: number
  anyOrder: boolean
  isVisible: RawBuilder<SqlBool>
  /** What the price has to be; none: any. */
  prices: RawBuilder<unknown>[]
  /** What holds beside the words: the prices, and what comes before the page. */
  rules(id: RawBuilder<unknown>): RawBuilder<unknown>[]
  order(id: RawBuilder<unknown>): RawBuilder<unknown>
}

function readingOf(choice: RowChoice, { limit, after, anyOrder = false }: Step): Reading {
  const { sort = 'best', from, to, visible, readFirst = enoughForAPage } = choice
  const byPrice = sort === 'price' || sort === '-price'
  const [direction, beyond] = sort === 'price' ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`]
  const begin = (id: RawBuilder<unknown>, { at, id: last }: Cursor) =>
    byPrice ? sql`(price, ${id}) ${beyond} (${at}, ${last})` : sql`${id} < ${last}`
  const pricesOf = (price: RawBuilder<unknown>) => [
    ...(from === undefined ? [] : [sql`${price} >= ${from}`]),
    ...(to === undefined ? [] : [sql`${price} <= ${to}`]),
  ]
  const prices = pricesOf(sql`price`)
  return {
    ...{ byPrice, limit, readFirst, anyOrder },
    // A value, not 'exists': PostgreSQL would join all pieces for it.
    isVisible: sql`(
      select 1 from pieces
      where pieces.kind = piece_search.kind and pieces.id = piece_search.piece_id and ${visible}
    ) is not null`,
    prices,
    rules: (id) => [
      // By an expression, so that what is read by its moment isn't read by its price and sorted.
      ...(byPrice || anyOrder ? prices : pricesOf(sql`(price + 0)`)),
      ...(after ? [begin(id, after)] : []),
    ],
    order: (id) => sql`order by ${byPrice ? sql`price ${direction}, ` : sql``}${id} ${direction}`,
  }
}

const columns = sql`piece_search.kind, piece_id, piece_search.id, price`
const ownId = sql`piece_search.id`
const locateIn = (reader: Reader | Writer) => (isPostgres(reader) ? 'strpos' : 'instr')
const all = (rules: RawBuilder<unknown>[]) => sql.join(rules, sql` and `)

/** Whether a price is asked for that so few pieces have that all can be sorted; read from the index of prices alone. */
async function areFew(reader: Reader | Writer, { prices, readFirst }: Reading): Promise<boolean> {
  if (prices.length === 0) return false
  const few = readFirst * 2
  const { rows } = await sql<{ found: number }>`
    select count(*) as found from (
      select 1 from piece_search where ${all([sql`listed = 1`, ...prices])} limit ${few + 1}
    ) as counted`.execute(reader)
  return Number(rows[0]?.found ?? 0) <= few
}

async function rowsOfPrices(
  reader: Reader | Writer,
  { limit, prices, isVisible, rules, order }: Reading,
  words: Expression | null,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with of_prices as materialized (
      select * from piece_search where ${all([sql`listed = 1`, ...prices])}
    )
    select ${columns} from of_prices as piece_search
    where ${all([...(words ? [inStored(words, locateIn(reader))] : []), ...rules(ownId), isVisible])}
    ${order(ownId)} limit ${limit}`.execute(reader)
  return rows
}

async function everyRow(reader: Reader | Writer, reading: Reading): Promise<Row[]> {
  const { limit, anyOrder, prices, isVisible, rules, order } = reading
  // Of any order one that an index has, so that it is read from there.
  const inOrder = anyOrder && prices.length > 0 ? sql`order by price` : order(ownId)
  const { rows } = await sql<Row>`
    select ${columns} from piece_search where ${all([sql`listed = 1`, ...rules(ownId), isVisible])}
    ${inOrder} limit ${limit}`.execute(reader)
  return rows
}

/** What is frequent is found among the first rows of the order, which are read as they stand. */
async function firstRows(
  reader: Reader | Writer,
  { limit, readFirst, isVisible, rules, order }: Reading,
  words: Expression,
): Promise<{ rows: Row[]; areAll: boolean }> {
  const has = inStored(words, locateIn(reader))
  const { rows } = await sql<Row & { read: number }>`
    with first_rows as materialized (
      select * from piece_search where ${all([sql`listed = 1`, sql`price is not null`, ...rules(ownId)])}
      ${order(ownId)} limit ${readFirst}
    )
    select ${columns}, read from (select count(*) as read from first_rows) as total
    left join first_rows as piece_search on ${all([has, isVisible])}
    ${order(ownId)} limit ${limit}`.execute(reader)
  return {
    rows: rows.filter(({ id }) => id !== null),
    areAll: Number(rows[0]?.read ?? 0) < readFirst,
  }
}

/** What isn't frequent has few enough rows in the index for all of them to be sorted. */
async function indexedRows(
  reader: Reader | Writer,
  reading: Reading,
  words: Expression,
): Promise<Row[]> {
  const rowsIn = isPostgres(reader) ? rowsInTsvector : rowsInFts
  const { rows } = await rowsIn(reading, words).execute(reader)
  return rows
}

function rowsInFts({ limit, isVisible, rules, order }: Reading, words: Expression) {
  const rowid = sql`piece_words.rowid`
  const match = [sql`piece_words match ${inFts(words)}`, sql`piece_search.id = ${rowid}`]
  return sql<Row>`
    select ${columns} from piece_words cross join piece_search
    where ${all([...match, ...rules(rowid), isVisible])} ${order(rowid)} limit ${limit}`
}

/** The rows of the index first, in their order, then what they are of until there are enough ('offset 0'). */
function rowsInTsvector(
  { byPrice, anyOrder, limit, isVisible, rules, order }: Reading,
  words: Expression,
) {
  const rowid = sql`matching.rowid`
  return sql<Row>`
    select kind, piece_id, id, price from (
      select rowid + 0 as rowid from piece_words where words @@ ${inTsquery(words)}::tsquery
      ${byPrice || anyOrder ? sql`` : order(sql`rowid + 0`)} offset 0
    ) as matching cross join lateral (
      select ${columns} from piece_search
      where ${all([sql`piece_search.id = ${rowid}`, ...rules(ownId), isVisible])} offset 0
    ) as matched
    ${anyOrder ? sql`` : order(rowid)} limit ${limit}`
}
