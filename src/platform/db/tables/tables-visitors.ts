import type { Generated } from 'kysely'
import type { ProductKind } from '#platform/addresses/kinds.ts'

export interface UserTable {
  id: string
  role: 'guest' | 'admin'
  staff_role: 'owner' | 'partner' | 'helper' | null
  name: string
  email: string | null
  password_hash: string | null
  created_at: number
  seen_at: number
}

interface SessionTable {
  token_digest: string
  user_id: string
  created_at: number
  expires_at: number
  seen_at: number | null
  proved_at: number | null
  proved_by: 'password' | 'passkey' | 'link' | null
}

export interface CartTable {
  id: string
  user_id: string
  /** A country's two letters, 'pickup', or null until the visitor has chosen. */
  destination: Generated<string | null>
  discount_code: Generated<string | null>
  /** Asked for with a code that each buyer may use once; else null. */
  buyer_email: Generated<string | null>
  /** Null: no present; '': a present without a note. */
  gift_note: Generated<string | null>
  wanted_by: Generated<string | null>
  created_at: number
  updated_at: number
}

/** Name and picture are copies, so that a vanished product can be named. */
export interface CartLineTable {
  id: Generated<number>
  cart_id: string
  kind: ProductKind
  product_id: number
  /** '10x10' and so on for prints, '' for everything else (part of the unique key). */
  size: string
  quantity: number
  /** When it was put in; the live price counts. */
  unit_price: number | null
  name: string | null
  print_name: string | null
  desc_name: string | null
  location: string
  created_at: number
}

interface CartLinkTable {
  token: string
  lines: string
  present: Generated<string | null>
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
