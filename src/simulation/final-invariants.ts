/* Hold after faults have stopped and jobs had time to finish. A fault begins with its invariant. */
import { sql } from 'kysely'
import { digest } from '#platform/ids.ts'
import type { PaymentSession } from '#services/payments/port.ts'
import { checkAll } from './invariants.ts'
import { tryBackup } from './safe.ts'
import type { Ledger } from './studio.ts'
import type { World } from './world.ts'

export async function checkEnd(world: World, ledger: Ledger): Promise<void> {
  await checkAll(world, ledger)
  await checkMoney(world)
  await checkPrints(world)
  await checkJobs(world)
  await checkMails(world)
  await tryBackup(world)
}

async function checkMoney(world: World): Promise<void> {
  const { payment, paidBackAtDesk } = world.outside
  const orders = await world.db.read.selectFrom('orders').selectAll().execute()
  const issues = await world.db.read.selectFrom('order_issues').selectAll().execute()
  const refunds = await world.db.read
    .selectFrom('refunds')
    .select((eb) => ['order_id', eb.fn.sum<number>('amount').as('amount')])
    .where('state', '=', 'done')
    .groupBy('order_id')
    .execute()
  const ended = await endedDebits(world)
  const refundedAt = new Map<string, number>()
  for (const event of payment.events) {
    if (event.type === 'refunded') refundedAt.set(event.paymentRef, event.refunded)
  }
  for (const id of payment.ids) {
    const session = (await payment.getSession(id)) as PaymentSession
    const paidBy = orders.filter((order) => order.session_id === id && order.paid_at !== null)
    if (paidBy.length !== (session.paid ? 1 : 0)) {
      world.fault(
        `money: ${id} is ${session.paid ? 'paid' : 'not paid'}, in the books ${paidBy.length} times`,
      )
    }
    const [order] = paidBy
    if (!order) continue
    const asked = issues.some(
      ({ order_id, code }) => order_id === order.id && code === 'amount_mismatch',
    )
    if (order.total !== session.total && !asked) {
      world.fault(`money: order ${order.number} is over ${order.total}, ${session.total} was paid`)
    }
    const back = refundedAt.get(`ref-${id}`) ?? 0
    if (order.refunded !== back) {
      world.fault(
        `money: of order ${order.number} ${back} went back, its books say ${order.refunded}`,
      )
    }
    const isRefused = issues.some(
      ({ order_id, code }) => order_id === order.id && code === 'refund_failed',
    )
    if (ended.has(order.id) && back !== session.total && !isRefused) {
      world.fault(`money: the hold of order ${order.number} was ended, and ${back} went back`)
    }
    const own = refunds.find(({ order_id }) => order_id === order.id)?.amount ?? 0
    const wanted = Number(own) + (paidBackAtDesk.get(`ref-${id}`) ?? 0)
    if (back !== wanted) {
      world.fault(`money: of order ${order.number} ${back} went back instead of ${wanted}`)
    }
  }
  for (const { number, state } of orders) {
    if (state === 'pending' || state === 'processing') {
      world.fault(`hold: order ${number} is still ${state} at the end`)
    }
  }
}

async function endedDebits(world: World): Promise<Set<string>> {
  const events = world.db.read.selectFrom('order_events').select('order_id')
  const rows = await events.where('type', '=', 'debit_ended').execute()
  return new Set(rows.map((row) => row.order_id))
}

/** The printer has each paid print once; a waiting print waits for the owner. */
async function checkPrints(world: World): Promise<void> {
  const { rows } = await sql<PrintsRow>`
    with prints as (select * from order_lines where kind = 'prints' and variant_id is not null), back as (
      select p.order_id, sum(json_extract(b.value, '$.quantity')) as quantity
      from refunds r, json_each(r.lines) b join prints p on p.id = json_extract(b.value, '$.lineId')
      where r.state <> 'refused' group by p.order_id)
    select o.id, o.number, f.state, o.disputed <> 0 or o.refunded >= o.total as voided,
      (select sum(p.quantity) from prints p where p.order_id = o.id) as bought,
      coalesce((select b.quantity from back b where b.order_id = o.id), 0) as back,
      (select count(*) from order_issues i where i.order_id = o.id and i.resolved_at is null) as issues
    from fulfillments f join orders o on o.id = f.order_id
    where f.kind = 'prints'`.execute(world.db.read)
  const { orders } = world.outside.printer
  for (const { id, number, state, voided, bought, back, issues } of rows) {
    const made = orders.get(id)
    const units = made?.items.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0
    const isThere = made && (made.status !== 'draft' || voided || back >= bought)
    if (['sent', 'in_production', 'shipped'].includes(state) && !isThere) {
      world.fault(`prints: order ${number} is ${state}, and not at the printer`)
    }
    if (state === 'queued' && !voided && !issues && back < bought) {
      world.fault(`prints: order ${number} was never placed`)
    }
    if (made && (units > bought || units < bought - back)) {
      world.fault(`prints: order ${number} has ${bought} prints, ${units} were ordered`)
    }
  }
  const paid = await world.db.read
    .selectFrom('orders')
    .select('id')
    .where('paid_at', 'is not', null)
    .execute()
  const ids = new Set(paid.map((order) => order.id))
  for (const id of orders.keys()) {
    if (!ids.has(id)) world.fault(`prints: nobody paid for the printer’s order ${id}`)
  }
}

interface PrintsRow {
  id: string
  number: number
  state: string
  /** 1: no more parcels of the order are sent. */
  voided: number
  bought: number
  /** Units refunded, or with a refund on its way. */
  back: number
  issues: number
}

const comesAgain = [
  'backup.nightly',
  'clean-up',
  'instagram.read',
  'orders.overdue',
  'payments.watch',
  'printer.nightly',
  'prints.reconcile',
  'subscriptions.notify',
]

/** The shop asks for the fee of a refund or a dispute for days after it. */
const asksForDays = ['fees.ask']

/** Backups elsewhere are tried out between events, as their files know no virtual time. */
const waitsForPlace = ['backup.drill', 'backup.elsewhere']

/** Only recurring jobs wait at the end, and all of them do. */
async function checkJobs(world: World): Promise<void> {
  const jobs = await world.db.read
    .selectFrom('outbox')
    .select(['id', 'topic', 'state', 'last_error'])
    .where('state', '!=', 'done')
    .execute()
  for (const { id, topic, state, last_error } of jobs) {
    if (state === 'waiting' && [...comesAgain, ...asksForDays, ...waitsForPlace].includes(topic))
      continue
    world.fault(`jobs: ${topic} (${id}) is ${state} at the end: ${last_error}`)
  }
  // The simulated shop has neither nightly backups nor a feed.
  const never = new Set(['backup.nightly', 'instagram.read'])
  for (const topic of comesAgain.filter((each) => !never.has(each))) {
    if (!jobs.some((job) => job.topic === topic)) world.fault(`jobs: ${topic} comes no more`)
  }
}

async function checkMails(world: World): Promise<void> {
  const sent = new Set(world.outside.mails.map(({ id }) => id))
  const owe = (number: number, what: string, key: string) => {
    if (!sent.has(digest(key).slice(0, 32)))
      world.fault(`mail: order ${number} owes the mail ${what}`)
  }
  const ended = await endedDebits(world)
  const bought = await world.db.read
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('paid_at', 'is not', null)
    .where('user_id', '!=', '')
    .execute()
  for (const { id, number } of bought) {
    // Not a sale: the payment was refunded.
    if (ended.has(id)) continue
    owe(number, 'of its confirmation', `mail:order-confirmation:${id}`)
    owe(number, 'of its sale', `mail:sold:${id}`)
  }
  const planned = await world.db.read
    .selectFrom('outbox')
    .select(['dedupe_key'])
    .where('topic', '=', 'mail.send')
    .where('dedupe_key', 'like', 'mail:order-%')
    .execute()
  for (const { dedupe_key: key } of planned) owe(0, key ?? '', key ?? '')
}
