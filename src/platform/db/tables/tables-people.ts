import type { Generated } from 'kysely'
import type { ProductKind } from '#platform/addresses/kinds.ts'

export type TargetKind = ProductKind | 'shop' | 'opening' | 'drop'

export interface PeopleTables {
  users: {
    id: string
    role: 'guest' | 'admin'
    staff_role: 'owner' | 'partner' | 'helper' | null
    name: string
    email: string | null
    password_hash: string | null
    created_at: number
    seen_at: number
  }

  sessions: {
    token_digest: string
    user_id: string
    created_at: number
    expires_at: number
    seen_at: number | null
    proved_at: number | null
    proved_by: 'password' | 'passkey' | 'link' | null
  }

  carts: {
    id: string
    user_id: string
    /** A country's two letters, 'pickup', or null until the visitor has chosen. */
    destination: Generated<string | null>
    discount_code: Generated<string | null>
    /** For a code that each buyer may use once; else null. */
    buyer_email: Generated<string | null>
    /** Null: no present; '': a present without a note. */
    gift_note: Generated<string | null>
    wanted_by: Generated<string | null>
    /** The last cart link that was taken into it. */
    from_link: Generated<string | null>
    created_at: number
    updated_at: number
  }

  /** Name and picture are copies, so that a vanished product can be named. */
  cart_lines: {
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
    personal_text: Generated<string>
    created_at: number
  }

  cart_links: {
    token: string
    lines: string
    present: Generated<string | null>
    /** The cart that the link shows; null: made before version 0150. */
    cart_id: Generated<string | null>
    bought_at: Generated<number | null>
    email: string | null
    mailed_at: number | null
    created_at: number
  }

  invitations: {
    id: string
    token_digest: string
    note: string
    role: 'owner' | 'partner' | 'helper'
    invited_by: string | null
    created_at: number
    expires_at: number
    used_at: number | null
    used_by: string | null
    withdrawn_at: number | null
  }

  push_devices: {
    id: string
    user_id: string
    /** A session's `token_digest`: the device hears nothing once it has ended. */
    session: string
    endpoint_digest: string
    sealed: string
    name: string
    kinds: string
    quiet_from: number
    quiet_to: number
    created_at: number
    heard_at: number | null
  }

  /** Append-only: the database refuses updates and early deletions. */
  audit_trail: {
    id: Generated<number>
    at: number
    actor: string | null
    action: string
    target: string | null
  }

  passkeys: {
    id: string
    user_id: string
    /** COSE, as base64url. */
    public_key: string
    counter: number
    transports: string
    name: string
    created_at: number
    used_at: number | null
  }

  one_time_codes: {
    user_id: string
    secret: string
    confirmed_at: number | null
    /** The time step of the last accepted code: no code is accepted twice. */
    last_step: number
  }

  recovery_codes: {
    digest: string
    user_id: string
  }

  one_time_tokens: {
    digest: string
    purpose: 'passkey.add' | 'passkey.use' | 'link'
    user_id: string | null
    expires_at: number
  }

  messages: {
    id: string
    name: string
    email: string
    subject: string
    body: string
    created_at: number
    read_at: number | null
    answered_at: Generated<number | null>
    /** 1: one of a flood, mailed to nobody; 2: set aside by the owner, to whom it was mailed. */
    suspicious: Generated<number>
  }

  /** Answers to letters, and letters to buyers. Rows are only added, and go with a person's data. */
  answers: {
    id: string
    /** Of the letter, or of the order that the letter is about. */
    message_id: string
    name: string
    email: string
    subject: string
    body: string
    sent_at: number
  }

  back_in_stock_subscriptions: {
    id: Generated<number>
    /** 'shop' is the end of a vacation, 'opening' a new shop's first day: `product_id` is 0. */
    kind: TargetKind
    product_id: number
    /** '': any size. */
    size: Generated<string>
    email: string
    /** Unguessable: its holder may confirm the subscription or end it. */
    token: string
    state: 'requested' | 'confirmed' | 'notified'
    state_since: number
  }
}
