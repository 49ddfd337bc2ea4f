/* Triggers write within the transaction, so that no writer is missed. */
import { sql } from 'kysely'
import type { Database } from '#platform/db/database.ts'

export interface Changes {
  orders: readonly string[]
  products: readonly string[]
}

export const isEmpty = ({ orders, products }: Changes) => orders.length + products.length === 0

type Row = 'new' | 'old'

const about: Record<string, (row: Row) => { order?: string; product?: string; when?: string }> = {
  stock: (row) => ({ product: productOf(row, `${row}.size`) }),
  holds: (row) => ({ order: `${row}.order_id`, product: productOf(row, `${row}.size`) }),
  orders: (row) => ({ order: `${row}.id` }),
  order_lines: (row) => ({
    order: `${row}.order_id`,
    product: productOf(row, `case ${row}.making when 'counted' then ${row}.size else '' end`),
  }),
  refunds: (row) => ({ order: `${row}.order_id` }),
  outbox: (row) => ({
    order: `${row}.payload ->> 'orderId'`,
    when: `when ${row}.topic = 'hold.expire'`,
  }),
}

const productOf = (row: Row, size: string) =>
  `${row}.kind || '/' || ${row}.product_id || '/' || ${size}`

const writes: readonly (readonly [event: string, row: Row])[] = [
  ['insert', 'new'],
  ['update', 'old'],
  ['update', 'new'],
  ['delete', 'old'],
]

export class Journal {
  readonly #db: Database
  #readUpTo = 0

  private constructor(db: Database) {
    this.#db = db
  }

  static async open(db: Database): Promise<Journal> {
    const triggers = Object.entries(about).flatMap(([table, of]) =>
      writes.map(([event, row]) => {
        const { order = 'null', product = 'null', when = '' } = of(row)
        return `create trigger simulation_${table}_${event}_${row} after ${event} on ${table} ${when}
          begin insert into simulation_journal (order_id, product) values (${order}, ${product}); end`
      }),
    )
    const statements = [
      'create table simulation_journal (id integer primary key, order_id text, product text)',
      // The check of a product adds up all its sales.
      'create index simulation_lines_by_product on order_lines (kind, product_id)',
      ...triggers,
    ]
    await db.transact(async (trx) => {
      for (const statement of statements) await sql.raw(statement).execute(trx)
    })
    return new Journal(db)
  }

  async read(): Promise<Changes> {
    const { rows } = await sql<{ id: number; order_id: string | null; product: string | null }>`
      select id, order_id, product from simulation_journal where id > ${this.#readUpTo}
      order by id`.execute(this.#db.read)
    this.#readUpTo = rows.at(-1)?.id ?? this.#readUpTo
    const found = (values: (string | null)[]) => [
      ...new Set(values.filter((each) => each !== null)),
    ]
    return {
      orders: found(rows.map((row) => row.order_id)),
      products: found(rows.map((row) => row.product)),
    }
  }
}
