import type { Writer } from '#db/database.ts'
import type { OrderState } from '#db/tables.ts'
import { newId, newSecret } from '#kernel/ids.ts'

export interface OrderFacts {
  userId: string
  cartId?: string
  state?: OrderState
  expiresAt?: number
}

/** An order without lines, for tests that only need one to exist. Answers its id. */
export async function insertOrder(trx: Writer, facts: OrderFacts): Promise<string> {
  const id = newId()
  await trx
    .insertInto('orders')
    .values({
      id,
      token: newSecret(),
      user_id: facts.userId,
      cart_id: facts.cartId ?? newId(),
      state: facts.state ?? 'pending',
      provider: 'demo',
      attempt_key: id,
      attempt_params: '{}',
      expires_at: facts.expiresAt ?? 0,
      lines_digest: '',
      network: '',
      subtotal: 0,
      shipping: 0,
      total: 0,
      refunded: 0,
      disputed: 0,
      created_at: 1,
      updated_at: 1,
    })
    .execute()
  return id
}
