import type { Database } from '#db/database.ts'
import type { OrderState, PartState } from '#db/tables.ts'
import { newId, newSecret } from '#kernel/ids.ts'
import type { ProductKind } from '#kernel/kinds.ts'
import { addOrderLines } from '#shop/orders/lines.server.ts'
import type { PartName } from '#shop/orders/order.ts'

export interface PlacedFacts {
  state?: OrderState
  name?: string | null
  email?: string | null
  /** What was bought: a print, a shirt or a pin of this name. */
  bought?: { kind: ProductKind; name: string; quantity?: number; price?: number }[]
  parts?: Partial<Record<PartName, PartState>>
  paidAt?: number | null
  attention?: string | null
  disputed?: boolean
  refunded?: number
}

export interface Placed {
  id: string
  number: number
  token: string
}

/** An order as it stands in the books, without the way there. */
export function placeOrder(db: Database, facts: PlacedFacts = {}): Promise<Placed> {
  const {
    state = 'paid',
    bought = [{ kind: 'merch', name: 'Tide pool' }],
    parts = { studio: 'queued' },
  } = facts
  const lines = bought.map(({ kind, name, quantity = 1, price = 1000 }) => ({
    kind,
    productId: 1,
    size: kind === 'prints' ? '10x10' : '',
    variantId: kind === 'prints' ? 'variant' : null,
    quantity,
    unitPrice: price,
    name: kind === 'prints' ? name : null,
    printName: kind === 'prints' ? null : name,
    descName: kind === 'prints' ? null : 'hand printed',
    location: '/media/Prints/0000.jpg',
  }))
  const subtotal = lines.reduce((sum, line) => sum + line.quantity * line.unitPrice, 0)
  const id = newId()
  const token = newSecret()
  return db.transact(async (trx) => {
    const { number } = await trx
      .insertInto('orders')
      .values({
        id,
        token,
        user_id: newId(),
        cart_id: newId(),
        state,
        provider: 'demo',
        attempt_key: id,
        attempt_params: '{}',
        expires_at: 0,
        lines_digest: '',
        network: '',
        subtotal,
        shipping: 500,
        total: subtotal + 500,
        refunded: facts.refunded ?? 0,
        disputed: facts.disputed ? 1 : 0,
        attention: facts.attention ?? null,
        buyer_name: facts.name === undefined ? 'Robin Field' : facts.name,
        buyer_email: facts.email === undefined ? 'robin@example.com' : facts.email,
        ship_to: address,
        payment_ref: `ref-${id.slice(0, 6)}`,
        created_at: facts.paidAt ?? 1,
        updated_at: 1,
        paid_at: facts.paidAt === undefined ? 1 : facts.paidAt,
      })
      .returning('number')
      .executeTakeFirstOrThrow()
    await addOrderLines(trx, id, lines)
    const rows = Object.entries(parts) as [PartName, PartState][]
    if (rows.length > 0) {
      await trx
        .insertInto('order_parts')
        .values(
          rows.map(([part, partState]) => ({
            order_id: id,
            part,
            state: partState,
            reason: partState === 'failed' ? 'The file is damaged.' : null,
            updated_at: 2,
          })),
        )
        .execute()
    }
    return { id, number, token }
  })
}

const address = JSON.stringify({
  name: 'Robin Field',
  line1: '12 Alder Street',
  line2: null,
  city: 'Portland',
  state: 'OR',
  postal_code: '97205',
  country: 'US',
})
