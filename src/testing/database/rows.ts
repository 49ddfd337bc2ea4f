import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Database, Reader } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables/tables.ts'

/* Rows of one table as a test reads or sets them. Kysely can't infer a table that is a parameter. */

type Table = keyof Tables
type Row<T extends Table> = Selectable<Tables[T]>

export async function rowsOf<T extends Table>(
  reader: Reader,
  table: T,
  where: Partial<Row<T>> = {},
  order?: keyof Row<T> & string,
): Promise<Row<T>[]> {
  const rows = reader.selectFrom(table as 'users').selectAll()
  const found = rows.where((eb) => eb.and(where as object))
  const ordered = order === undefined ? found : found.orderBy(order as 'id')
  return (await ordered.execute()) as unknown[] as Row<T>[]
}

/** The first, where there are several. */
export async function rowOf<T extends Table>(
  reader: Reader,
  table: T,
  where: Partial<Row<T>> = {},
): Promise<Row<T>> {
  const [row] = await rowsOf(reader, table, where)
  if (row === undefined) throw new Error(`no such row of ${table}`)
  return row
}

export async function changeRows<T extends Table>(
  { transact }: Pick<Database, 'transact'>,
  table: T,
  to: Updateable<Tables[T]>,
  where: Partial<Row<T>> = {},
): Promise<void> {
  await transact((trx) => {
    const change = trx.updateTable(table as 'users').set(to as object)
    return change.where((eb) => eb.and(where as object)).execute()
  })
}

export async function addRows<T extends Table>(
  { transact }: Pick<Database, 'transact'>,
  table: T,
  rows: Insertable<Tables[T]> | readonly Insertable<Tables[T]>[],
): Promise<void> {
  await transact((trx) =>
    trx
      .insertInto(table)
      .values(rows as never)
      .execute(),
  )
}
