/*
 * Divides an order's profit among its pieces: making costs by each piece's own costs, all other
 * sums (tax, fees, refunds, shipping, postage) by the price paid for each. Reads only.
 */
import { sql } from 'kysely'
import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Reader } from '#platform/db/database.ts'
import type { Cents } from '#platform/money/money.ts'
import { addUp, mergeBy, wholeShares } from '#platform/spread.ts'
import { monthsIn } from '#platform/time/period.ts'
import { readGalleries } from '#shop/catalogue/collections/placement.server.ts'
import { displayName } from '#shop/catalogue/products/product.ts'
import { pieceKey } from '#shop/catalogue/products/product-rows.server.ts'
import { periodRange, type ReportQuery } from '#shop/orders/ledger/report-query.ts'
import type { PieceProfit, ProfitParts } from './profit-parts.ts'

/** For `longReads`: each statement reads a month. */
export async function readProfitParts(
  reader: Reader,
  query: ReportQuery,
  profit: Cents,
): Promise<ProfitParts> {
  const { period } = query
  const months = period.length === 4 ? monthsIn(period) : [period]
  const parts = await Promise.all(
    months.map((month) => readMonth(reader, { ...query, period: month })),
  )
  const pieces = mergeBy(
    parts.flatMap((part) => part.pieces),
    ({ kind, productId }) => pieceKey({ kind, id: productId }),
    ['quantity', 'sales', 'profit'],
  )
  const countries = parts.flatMap((part) => part.countries)
  const shares = wholeShares(
    profit - addUp(parts.map(({ loose }) => loose)),
    pieces.map((piece) => piece.profit),
  )
  const whole = pieces.map((piece, at) => ({ ...piece, profit: shares[at] ?? 0 }))
  return {
    pieces: whole.map(({ galleryId: _, ...piece }) => piece).sort(byProfit),
    loose: profit - addUp(shares),
    galleries: await galleriesOf(reader, whole),
    countries: mergeBy(countries, ({ country }) => country, ['sales', 'profit']).sort(byProfit),
  }
}

const byProfit = (a: { profit: Cents }, b: { profit: Cents }) => b.profit - a.profit

type SharedPiece = PieceProfit & { galleryId: number | null }

interface MonthParts {
  pieces: SharedPiece[]
  loose: Cents
  countries: { country: string; sales: Cents; profit: Cents }[]
}

interface Row {
  kind: ProductKind | null
  product_id: number
  gallery_id: number | null
  name: string | null
  print_name: string | null
  quantity: number | string
  sales: number | string
  profit: number | string
}

async function readMonth(reader: Reader, query: ReportQuery): Promise<MonthParts> {
  const { since, until } = periodRange(query)
  const isMade = sql`kind in ('made', 'print_cost', 'printer_cost')`
  const isSold = sql`kind in ('pieces', 'shipping', 'discount', 'tax', 'other')`
  const moved = sql`moved as (
    select order_id, sum(rest) as rest, sum(made) as made, sum(sold) as sold,
      max(is_sale) as is_sale from (
      select order_id, case when ${isMade} then 0 else amount end as rest,
        case when ${isMade} then amount else 0 end as made,
        case when ${isSold} then amount else 0 end as sold,
        case when kind = 'pieces' then 1 else 0 end as is_sale
      from ledger_entries where at >= ${since} and at < ${until}
      union all
      select order_id, -tax, 0, 0, 0 from tax_entries where at >= ${since} and at < ${until}
    ) as rows
    inner join orders on orders.id = rows.order_id
    where orders.money = ${query.money}
    group by order_id
  )`
  const ofOrders = await sql<Row>`with ${moved}, lines as (
      select order_lines.kind, product_id, order_lines.name, print_name, moved.rest, moved.made,
        moved.is_sale, quantity, unit_price * quantity - order_lines.discount as paid,
        coalesce(cost, 0) * quantity as cost,
        sum(unit_price * quantity - order_lines.discount) over its as all_paid,
        sum(quantity) over its as all_units,
        sum(coalesce(cost, 0) * quantity) over its as all_cost
      from moved inner join order_lines on order_lines.order_id = moved.order_id
      window its as (partition by moved.order_id)
    ), shared as (
      select *, case when all_paid > 0 then 1.0 * paid / all_paid else 1.0 * quantity / all_units end
        as share
      from lines
    )
    select shared.kind, product_id, max(pieces.gallery_id) as gallery_id, max(shared.name) as name,
      max(shared.print_name) as print_name,
      sum(is_sale * quantity) as quantity, sum(is_sale * paid) as sales,
      sum(share * rest + made * case when all_cost > 0 then 1.0 * cost / all_cost else share end)
        as profit
    from shared
    left join pieces on pieces.kind = shared.kind and pieces.id = shared.product_id
    group by shared.kind, product_id`.execute(reader)
  const offline = await sql<Row>`
    select outside_sales.kind, product_id, max(pieces.gallery_id) as gallery_id,
      max(outside_sales.name) as name, max(outside_sales.name) as print_name,
      sum(outside_sales.quantity * sign) as quantity, sum(amount * sign) as sales,
      sum((amount - tax - coalesce(cost, 0)) * sign) as profit
    from (
      select outside_sales.*, 1 as sign from outside_sales
        where sold_at >= ${since} and sold_at < ${until}
      union all
      select outside_sales.*, -1 as sign from outside_sales
        where undone_at >= ${since} and undone_at < ${until}
    ) as outside_sales
    left join pieces on pieces.kind = outside_sales.kind and pieces.id = outside_sales.product_id
    group by outside_sales.kind, product_id`.execute(reader)
  const { rows: countries } = await sql<{
    country: string | null
    sales: number | string
    profit: number | string
    loose: number | string
  }>`with ${moved}
    select orders.tax_country as country, sum(sold) as sales, sum(rest + made) as profit,
      sum(case when exists (select 1 from order_lines where order_lines.order_id = orders.id)
        then 0 else rest + made end) as loose
    from moved inner join orders on orders.id = moved.order_id
    group by orders.tax_country
    union all
    select tax_country, sum(amount * sign), sum((amount - tax - coalesce(cost, 0)) * sign), 0 from (
      select tax_country, amount, tax, cost, 1 as sign from outside_sales
        where sold_at >= ${since} and sold_at < ${until}
      union all
      select tax_country, amount, tax, cost, -1 as sign from outside_sales
        where undone_at >= ${since} and undone_at < ${until}
    ) as outside group by tax_country`.execute(reader)
  return {
    pieces: [...ofOrders.rows, ...offline.rows].flatMap(pieceOf),
    loose: addUp(countries.map(({ loose }) => Number(loose))),
    countries: countries.map(({ country, sales, profit }) => ({
      country: country ?? '',
      sales: Number(sales),
      profit: Number(profit),
    })),
  }
}

function pieceOf({
  kind,
  product_id: productId,
  gallery_id: galleryId,
  ...row
}: Row): SharedPiece[] {
  if (kind === null) return []
  const name = displayName({ kind, name: row.name, printName: row.print_name })
  const [quantity, sales, profit] = [Number(row.quantity), Number(row.sales), Number(row.profit)]
  return [{ kind, productId, galleryId, name, quantity, sales, profit }]
}

async function galleriesOf(
  reader: Reader,
  pieces: readonly SharedPiece[],
): Promise<ProfitParts['galleries']> {
  const rows = pieces.map(({ kind, productId: id, galleryId: gallery_id }) => ({
    kind,
    id,
    gallery_id,
  }))
  const galleries = await readGalleries(reader, rows)
  const titled = pieces.map(({ kind, productId, quantity, sales, profit }) => ({
    title: galleries.get(pieceKey({ kind, id: productId }))?.title ?? '',
    quantity,
    sales,
    profit,
  }))
  return mergeBy(titled, ({ title }) => title, ['quantity', 'sales', 'profit']).sort(byProfit)
}
