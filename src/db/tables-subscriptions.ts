import type { Generated } from 'kysely'
import type { StockedKind } from '#kernel/kinds.ts'

export type WishKind = StockedKind | 'shop'

/** shop/subscriptions: somebody wants one mail when a piece, or the shop, is back. */
export interface WishTable {
  id: Generated<number>
  /** 'shop' is the end of a vacation; its `product_id` is 0. */
  kind: WishKind
  product_id: number
  /** In lower case. */
  email: string
  /** Unguessable: whoever has it may confirm the wish or take it back. */
  token: string
  /** 'asked' until the address has said yes; 'told' once the mail is on its way. */
  state: 'asked' | 'confirmed' | 'told'
  /** When it came into its state, in epoch milliseconds. */
  asked_at: number
}
