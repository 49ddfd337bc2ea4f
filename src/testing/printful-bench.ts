import { afterEach, beforeEach } from 'vitest'
import { createPrintfulFulfilment } from '#adapters/fulfilment-printful.ts'
import { openFakePrintful, printfulToken } from './fake-printful.ts'
import type { Lane } from './test-database.ts'
import { putPrint, shopperWith } from './till.ts'
import { openTillBench } from './till-bench.ts'

type PrintfulBench = Awaited<ReturnType<typeof openPrintfulBench>>

/** A bench of its own for each test of a block; call it inside a `describe`. */
export function printfulBench(lane: Lane): PrintfulBench {
  const bench = {} as PrintfulBench
  beforeEach(async () => {
    Object.assign(bench, await openPrintfulBench(lane))
  })
  afterEach(async () => {
    await bench.fake.close()
    await bench.db.close()
  })
  return bench
}

/** A till whose prints are made by a Printful that the test steers. */
async function openPrintfulBench(lane: Lane) {
  const fake = await openFakePrintful()
  const account = { token: printfulToken, apiBase: fake.url, timeout: 5000, pauseBeforeRetry: 1 }
  const provider = createPrintfulFulfilment(account)
  const bench = await openTillBench(lane, provider)
  const { db, till, payment } = bench

  /** Somebody pays for a print that Printful knows; answers the order's id. No job has run yet. */
  async function buyPrint(): Promise<string> {
    const print = await putPrint(db)
    fake.variants.set(`variant-${print}`, 'active')
    const userId = await shopperWith(db, [{ kind: 'prints', productId: print }])
    await till.checkout.startCheckout({ userId, network: 'here' })
    const session = payment.ids.at(-1) ?? ''
    payment.pay(session)
    await till.checkout.returnFromPayment(session)
    const { id } = await db.read
      .selectFrom('orders')
      .select('id')
      .where('session_id', '=', session)
      .executeTakeFirstOrThrow()
    return id
  }

  return {
    ...bench,
    fake,
    provider,
    buyPrint,
    orderOf: (id: string) =>
      db.read.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  }
}
