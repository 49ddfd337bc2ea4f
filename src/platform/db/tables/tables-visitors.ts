import type { Generated } from 'kysely'
import type { ProductKind } from '#platform/addresses/kinds.ts'

/* Tables of visitors and their carts (see tables.ts). */

/** shop/identity */
export interface UserTable {
  id: string
  role: 'guest' | 'admin'
  /** Null for guests, who have no rights. */
  staff_role: 'owner' | 'partner' | 'helper' | null
  name: string
  email: string | null
  password_hash: string | null
  created_at: number
  seen_at: number
}

/** shop/identity: only the token's digest is stored. */
interface SessionTable {
  token_digest: string
  user_id: string
  created_at: number
  expires_at: number
  /** Null for sessions of older versions. */
  seen_at: number | null
  /** The account's last proof: a sign-in, or a confirmation; null for older sessions. */
  proved_at: number | null
  proved_by: 'password' | 'passkey' | 'link' | null
}

/** shop/cart: one open cart a user. */
export interface CartTable {
  id: string
  user_id: string
  /** A country's two letters, 'pickup', or null until the visitor has chosen. */
  destination: Generated<string | null>
  /** A discount code, as `discount_codes` stores it. */
  discount_code: Generated<string | null>
  /** Asked for with a code that each buyer may use once; else null. */
  buyer_email: Generated<string | null>
  /** Null: no present; '': a present without a note. */
  gift_note: Generated<string | null>
  /** The day by which the buyer wants it, '2026-12-24'; null: no day. */
  wanted_by: Generated<string | null>
  created_at: number
  updated_at: number
}

/** shop/cart: name and picture are copies, so that a vanished product can be named. */
export interface CartLineTable {
  id: Generated<number>
  cart_id: string
  kind: ProductKind
  product_id: number
  /** '10x10' and so on for prints, '' for everything else (part of the unique key). */
  size: string
  quantity: number
  /** The unit price when it was put in; null for lines of older versions. The live price counts. */
  unit_price: number | null
  name: string | null
  print_name: string | null
  desc_name: string | null
  location: string
  created_at: number
}

/** shop/cart: a copy of a cart's lines, for another device. No column tells whose cart it was. */
interface CartLinkTable {
  token: string
  /** JSON of the lines, without a price. */
  lines: string
  /** JSON of the present's note; null: no present. */
  present: Generated<string | null>
  /** The address that it was mailed to; null: none. */
  email: string | null
  mailed_at: number | null
  created_at: number
}

export interface VisitorTables {
  users: UserTable
  sessions: SessionTable
  carts: CartTable
  cart_lines: CartLineTable
  cart_links: CartLinkTable
}
