/* Hold at any moment. A fault begins with its invariant's name. */
import { sql } from 'kysely'
import { type Changes, isEmpty } from './journal.ts'
import { checkSplits } from './partner.ts'
import { checkShares } from './shares.ts'
import type { Ledger } from './studio.ts'
import type { World } from './world.ts'

interface Product {
  kind: string
  product_id: number
  size: string
}

const keyOf = ({ kind, product_id, size }: Product) => `${kind}/${product_id}/${size}`

/** Names the stock row of an order's line. */
const sizeOf = sql`case l.making when 'counted' then l.size else '' end`

const listed = (values: readonly unknown[]) => sql`json_each(${JSON.stringify(values)})`

/** On hand, held or not, plus sold, by 'kind/id/size'. Without `products`: all. */
export async function unitsOf(
  world: World,
  products?: readonly Product[],
): Promise<Map<string, number>> {
  const asked = products
    ? sql`select value ->> 'kind' as kind, value ->> 'product_id' as product_id,
        value ->> 'size' as size from ${listed(products)}`
    : sql`select kind, product_id, size from stock
        union select l.kind, l.product_id, ${sizeOf} from order_lines l where making <> 'to_order'`
  const { rows } = await sql<Product & { units: number }>`
    with asked as (${asked})
    select kind, product_id, size,
      coalesce((select s.on_hand from stock s
        where s.kind = asked.kind and s.product_id = asked.product_id and s.size = asked.size), 0)
      + coalesce((select sum(l.quantity) from order_lines l join orders o on o.id = l.order_id
        where l.kind = asked.kind and l.product_id = asked.product_id and l.making <> 'to_order'
          and ${sizeOf} = asked.size and o.state in ('paid', 'fulfilled') and o.stock_taken = 1), 0)
      - coalesce((select sum(back.value ->> 'restocked') from order_lines l
        join refunds r on r.order_id = l.order_id, json_each(r.lines) back
        where l.kind = asked.kind and l.product_id = asked.product_id and l.making <> 'to_order'
          and ${sizeOf} = asked.size and back.value ->> 'lineId' = l.id and r.state = 'done' and r.restock = 1), 0) as units
    from asked`.execute(world.db.read)
  return new Map(rows.map((row) => [keyOf(row), row.units]))
}

/** Checks rows that depend on the rows written since the last check. */
export async function checkStep(world: World, ledger: Ledger): Promise<void> {
  checkPrinter(world)
  const changes = await world.journal.read()
  if (isEmpty(changes) && ledger.changed.size === 0) return
  const products = await productsOf(world, changes, ledger)
  await checkUnits(world, ledger, products)
  await checkHolds(world, { products, orders: changes.orders })
  await checkLedger(world, changes.orders)
  await checkLimits(world)
}

export async function checkAll(world: World, ledger: Ledger): Promise<void> {
  checkPrinter(world)
  await checkUnits(world, ledger)
  await checkHolds(world)
  await checkLedger(world)
  await checkLimits(world)
}

async function checkLimits(world: World): Promise<void> {
  await checkShares(world)
  await checkSplits(world)
}

function checkPrinter({ outside, fault }: World): void {
  const again = outside.printer.madeAgain[0]
  if (again) fault(`prints: order ${again} was sent to the printer twice`)
}

async function productsOf(world: World, changes: Changes, ledger: Ledger): Promise<Product[]> {
  const { rows } = await sql<Product>`
    select value ->> 0 as kind, cast(value ->> 1 as integer) as product_id, value ->> 2 as size
      from ${listed([...changes.products, ...ledger.changed].map((key) => key.split('/')))}
    union select l.kind, l.product_id, ${sizeOf} from ${listed(changes.orders)} changed
      join order_lines l on l.order_id = changed.value where l.making <> 'to_order'
    union select h.kind, h.product_id, h.size from ${listed(changes.orders)} changed
      join holds h on h.order_id = changed.value`.execute(world.db.read)
  ledger.changed.clear()
  return rows
}

/** On hand (held or not) + sold = units ever put in. */
async function checkUnits(world: World, ledger: Ledger, products?: Product[]): Promise<void> {
  for (const [key, units] of await unitsOf(world, products)) {
    const put = ledger.put.get(key) ?? 0
    const { underWay } = ledger
    if (units === put) continue
    const isUnderWay = (underWay?.key ?? key) === key && units === put + (underWay?.delta ?? 0)
    // Unsettled stock is checked again, even without another change.
    if (isUnderWay) ledger.changed.add(key)
    else world.fault(`stock: ${key} has ${units} units, and ${put} were put in`)
  }
}

/** After a crash during a change of stock: the change was committed, or it was not. */
export async function settleLedger(world: World, ledger: Ledger): Promise<void> {
  const { underWay } = ledger
  if (!underWay) return
  for (const [key, units] of await unitsOf(world)) {
    const isThis = (underWay.key ?? key) === key
    if (isThis && units === (ledger.put.get(key) ?? 0) + underWay.delta) ledger.set(key, units)
  }
  ledger.underWay = null
}

/** Each hold belongs to an order that is being paid, and a job will end it. */
async function checkHolds(
  world: World,
  changed?: { products: readonly Product[]; orders: readonly string[] },
): Promise<void> {
  const products = changed && listed(changed.products.map(keyOf))
  const orders = changed && listed(changed.orders)
  const theseProducts = products
    ? sql`s.kind || '/' || s.product_id || '/' || s.size in (select value from ${products})`
    : sql`true`
  const theseOrders = orders ? sql`o.id in (select value from ${orders})` : sql`true`
  const { rows: wrong } = await sql<{ what: string }>`
    select 'hold: ' || s.kind || '/' || s.product_id || '/' || s.size || ' holds ' || s.held as what from stock s
      where ${theseProducts} and (s.held < 0 or s.held > s.on_hand or s.held <> coalesce((
        select sum(h.quantity) from holds h where h.kind = s.kind and h.product_id = s.product_id
          and h.size = s.size), 0))
    union all select 'hold: order ' || o.number || ' is ' || o.state || ' and holds' from holds h
      join orders o on o.id = h.order_id
      where ${theseOrders} and o.state not in ('pending', 'processing')
    union all select 'hold: nothing ends the hold of order ' || o.number from orders o
      where ${theseOrders} and o.state in ('pending', 'processing') and not exists (
        select 1 from outbox j where j.topic = 'hold.expire' and j.state = 'waiting'
          and j.payload like '%' || o.id || '%')`.execute(world.db.read)
  for (const { what } of wrong) world.fault(what)
}

/** A paid order's ledger rows add up to its sum less refunds; other orders have no rows. */
async function checkLedger(world: World, changed?: readonly string[]): Promise<void> {
  const these = changed ? sql`o.id in (select value from ${listed(changed)})` : sql`true`
  const { rows: wrong } = await sql<{ what: string }>`
    select 'ledger: order ' || number || ' has rows of ' || booked || ', and ' || kept || ' is left'
      as what from (
        select o.number, coalesce((select sum(l.amount) from ledger_entries l
            where l.order_id = o.id and l.kind not in ('fee', 'refund_fee', 'dispute_fee',
              'printer_cost', 'print_cost', 'postage', 'made', 'posted', 'replacement')), 0) as booked,
          case when o.paid_at is null or (o.disputed = 2 and o.lost_amount is null) then 0
            else o.total - o.refunded - coalesce(o.lost_amount, 0) end as kept
        from orders o where ${these} and not exists (select 1 from ledger_entries l
          where l.order_id = o.id and l.kind = 'other' and o.subtotal > 0))
      where booked <> kept
    union all select 'discount: the lines of order ' || o.number || ' share ' || coalesce(sum(l.discount), 0)
        || ' of ' || o.discount from orders o join order_lines l on l.order_id = o.id
      where ${these} group by o.id, o.number, o.discount, o.subtotal
      having coalesce(sum(l.discount), 0) <> min(o.discount, o.subtotal)`.execute(world.db.read)
  for (const { what } of wrong) world.fault(what)
}
