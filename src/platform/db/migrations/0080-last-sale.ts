import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('stock').addColumn('sold_at', 'bigint').execute()
  await sql`
    update stock set sold_at = (
      select max(sales.sold_at) from (
        select kind, product_id, orders.paid_at as sold_at
        from order_lines join orders on orders.id = order_lines.order_id
        where orders.paid_at is not null
        union all
        select kind, product_id, sold_at from outside_sales where undone_at is null
      ) as sales
      where sales.kind = stock.kind and sales.product_id = stock.product_id
    )`.execute(db)
  await sql`drop index stock_sold`.execute(db)
  await sql`
    create index stock_sold_out on stock (sold_at desc, kind, product_id desc)
    where on_hand = 0 and sold_at is not null`.execute(db)
}
