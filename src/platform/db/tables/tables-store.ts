import type { Generated } from 'kysely'
import type { ProductKind } from '#platform/addresses/kinds.ts'

export interface StoreTables {
  pictures: {
    address: string
    hash: string
    folder: 'Prints' | 'Clothing' | 'StickersPins' | 'HomepageHero' | 'Logo' | 'Instagram'
    /** A video's measures are those of its poster. 'svg': a drawing of the demo's. */
    format: 'jpeg' | 'png' | 'webp' | 'mp4' | 'webm' | 'svg'
    width: number
    height: number
    bytes: number
    /** A data URI of a few hundred bytes, shown until the picture is there. */
    placeholder: string
    alt: string
    original_filename: string
    created_at: number
    store: string | null
    /** The focal point of a crop, in hundredths of width and height; null: the middle. */
    focus_x: number | null
    focus_y: number | null
    colours: string | null
    /** '#rrggbb': the colour along its edges; '' unreadable, null not read yet. */
    ground: string | null
    /** The part that nothing may cover, as JSON; null: only the focal point. */
    clear: string | null
  }

  settings: {
    key: string
    value: string
    updated_at: number
  }

  content: {
    id: number
    version: number
  }

  outbox: {
    id: Generated<number>
    topic: string
    /** One job a key: enqueuing a key that exists already does nothing. */
    dedupe_key: string | null
    payload: string
    state: 'waiting' | 'done' | 'dead_lettered'
    due_at: number
    leased_until: number
    attempts: number
    last_error: string | null
    created_at: number
  }

  service_connections: {
    id: string
    service: string
    /** The provider's account and mode; '' where a service has but one connection. */
    account: string
    is_current: number
    config: string
    secrets: string
    /** Every write raises it; a process compares it to reuse an adapter. */
    revision: number
    created_at: number
    updated_at: number
    ended_at: number | null
  }

  social_account: {
    id: number
    token: string | null
    /** Digest of the configured token: a different token replaces the stored one. */
    first_token_digest: string | null
    renewed_at: number | null
    expires_at: number | null
    renew_at: number | null
    tried_at: number | null
    fetched_at: number | null
    trouble: string | null
    trouble_at: number | null
  }

  social_posts: {
    id: string
    position: number
    media_type: 'IMAGE' | 'CAROUSEL_ALBUM' | 'VIDEO'
    permalink: string
    caption: string | null
    picture: string
  }

  page_views: {
    /** In the studio's time zone: '2026-03-08'. */
    day: string
    path: string
    /** 'pinterest.com'; '' for no referrer, the shop itself, or a host beyond the day's limit. */
    referrer: string
    views: number
  }

  imports: {
    id: string
    source: string
    name: string
    state: 'preview' | 'running' | 'stopped' | 'done'
    unread: string
    created_at: number
    updated_at: number
  }

  import_items: {
    import_id: string
    position: number
    source_key: string
    title: string
    product: string
    kind: ProductKind
    /** 'drafted': pictures are still to be fetched; 'incomplete': no picture came. */
    state: 'waiting' | 'left_out' | 'already' | 'drafted' | 'done' | 'incomplete' | 'failed'
    product_id: number | null
    remarks: string
  }

  /** Rows stay for good, so that a second import makes no piece twice. */
  imported_products: {
    source: string
    source_key: string
    kind: ProductKind
    product_id: number
  }

  discount_codes: {
    id: string
    code: string
    /** Whole percent, or a sum in cents; both null with free shipping alone. */
    percent: number | null
    amount: number | null
    free_shipping: number
    starts_at: number | null
    ends_at: number | null
    most: number | null
    once_per_buyer: number
    scope: string | null
    least: number
    ended_at: number | null
    created_at: number
  }

  old_addresses: {
    path: string
    kind: ProductKind | null
    product_id: number | null
    collection_id: number | null
    page_id: Generated<number | null>
  }

  pages: {
    id: Generated<number>
    /** 'shipping', 'privacy' and 'terms' are the shop's. */
    slug: string
    title: string
    blocks: string
    draft: number
    spot: 'menu' | 'footer' | 'none'
    position: number
    created_at: number
    updated_at: number
  }
}
