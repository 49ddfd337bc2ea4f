import type { Generated } from 'kysely'
import type { InventoryPolicy, ProductKind, StockKind } from '#platform/addresses/kinds.ts'
import type { GalleryLayout } from '#shop/catalogue/collections/collection.ts'
import type { FactColumns } from '#shop/catalogue/products/facts/facts.ts'

export interface CatalogueTables {
  collections: {
    id: Generated<number>
    type: 'gallery' | 'series'
    kind: ProductKind | null
    slug: string
    title: string
    words: Generated<string>
    picture: string | null
    hidden: Generated<number>
    layout: Generated<GalleryLayout>
    position: number
    created_at: number
    updated_at: number
  }

  collection_pieces: {
    collection_id: number
    kind: ProductKind
    piece_id: number
    position: number
  }

  /** Ids count up for each kind; a row is marked as deleted, never removed. */
  pieces: FactColumns & {
    kind: ProductKind
    id: number
    name: string
    print_file: string | null
    labelling: string | null
    price: number | null
    was: Generated<number | null>
    dimensions: 'square' | 'portrait' | 'landscape' | 'panorama' | null
    /** Grams by size, '' the piece as a whole. */
    weights: Generated<string | null>
    making: InventoryPolicy
    /** JSON of a Personalisation; null: it asks for no words. */
    personalisation: Generated<string | null>
    edition_id: Generated<number | null>
    hidden: Generated<number>
    /** Galleries show the highest first; null: the piece's own id. */
    place: number | null
    gallery_id: number | null
    gallery_place: number | null
    /** A digest of the form's id and contents: sent twice, they make one piece. */
    form_id: string | null
    opens_at: number | null
    drop_id: number | null
    /** 0: available. 1: counted, and none left, or not for sale. 2: one of a kind, and sold. Triggers maintain it. */
    sold_out: Generated<number>
    in_archive: Generated<number>
    created_at: number
    updated_at: number
    deleted_at: number | null
  }

  piece_ids: {
    kind: ProductKind
    last: number
  }

  piece_sizes: {
    kind: ProductKind
    piece_id: number
    position: number
    label: string
    price: number
    was: Generated<number | null>
    variant_id: string | null
    edition_id: Generated<number | null>
    width: number | null
    height: number | null
    unit: 'cm' | 'in' | null
  }

  making_costs: {
    kind: ProductKind
    /** 0: in every gallery. */
    gallery_id: number
    /** 0: every piece. */
    piece_id: number
    /** '': every size. */
    size: string
    cost: number
  }

  /** Prices from a moment on. Rows stay when the piece is deleted. */
  price_history: {
    kind: ProductKind
    piece_id: number
    label: string
    /** Null: no longer offered. */
    price: number | null
    currency: string
    changed_at: number
  }

  piece_pictures: {
    kind: ProductKind
    piece_id: number
    position: number
    address: string
    step: Generated<string | null>
  }

  /** Derived from the piece; triggers index the words in `piece_words`. */
  piece_search: {
    id: Generated<number>
    kind: ProductKind
    piece_id: number
    /**
     * Folded words with their ranks: '1heron' for the name, '2heron' for the name and its article,
     * gallery and colours, '3heron' for those and the texts.
     */
    words: string
    facets: string
    price: number | null
    /** 1: neither a draft nor sold, so that its words are in the index; triggers maintain it. */
    listed: Generated<number>
    piece_version: number
  }

  /** The stock counts their units, of the kind 'edition'. */
  editions: {
    id: Generated<number>
    kind: ProductKind
    piece_id: number
    size: string
    /** 0: not limited, and nothing is sold from this edition. */
    total: number
    proofs: number
    /** The last assigned number; all lower numbers are assigned, too. */
    given: number
    proofs_given: Generated<number>
    year: number | null
    process: string | null
    reproduction: number
    signature: string
    others: string | null
    master: Generated<string | null>
    created_at: number
    updated_at: number
  }

  certificates: {
    id: string
    edition_id: number | null
    number: number | null
    /** 1: `number` counts artist's proofs. */
    proof: Generated<number>
    kind: Generated<ProductKind | null>
    piece_id: Generated<number | null>
    /** Null: issued by hand, or the order is gone. */
    order_id: string | null
    line_id: number | null
    outside_sale_id: Generated<number | null>
    token: string | null
    issued_at: number
    /** A refunded number stays void until the shop reissues it. */
    voided_at: number | null
    /** 1: a void number that goes to the next sale. */
    on_sale: Generated<number>
  }

  signing_keys: {
    /** The RFC 7638 thumbprint of the public key. */
    id: string
    /** Ed25519, base64url. */
    public_key: string
    private_key: string
    created_at: number
  }

  /** By size: '' for a piece without sizes, for one of a kind, and for an edition. */
  stock: {
    kind: StockKind
    product_id: number
    size: Generated<string>
    on_hand: number
    held: number
    sold_at: Generated<number | null>
  }

  /** The sum over orders is `stock.held`. */
  holds: {
    order_id: string
    kind: StockKind
    product_id: number
    size: Generated<string>
    quantity: number
  }

  hold_uses: {
    order_id: string
    kind: StockKind
    product_id: number
    size: Generated<string>
    quantity: number
    visitor: string
    /** Digests of the IPv4 address or /64, and of the /24 or /48. */
    network: string
    wide_network: string
    /** 1: the short rest of a full hold that ended unpaid. */
    short: number
    started_at: number
    held_until: number
    ended_at: number | null
  }

  heroes: {
    id: Generated<number>
    name: string
    location: string
    chosen_at: number | null
    created_at: number
  }

  hot_items: {
    id: Generated<number>
    kind: ProductKind
    product_id: number
    chosen_at: number
  }

  drops: {
    id: Generated<number>
    title: string
    words: string
    opens_at: number
    /** 1: announced to visitors beforehand, without its pieces. */
    announced: number
    /** 1: a buyer may have one of each of its pieces. */
    one_each: number
    created_at: number
  }

  outside_sales: {
    id: Generated<number>
    kind: ProductKind
    product_id: number
    size: string
    name: string
    quantity: number
    /** 1: artist's proofs of an edition, which are no units of the stock. */
    proof: Generated<number>
    /** At the sale: pieces made to order took nothing from the stock. */
    making: InventoryPolicy
    amount: number
    currency: string
    /** Hundredths of a percent, included in the amount; null: not stated. */
    tax_rate: Generated<number | null>
    tax_country: Generated<string>
    tax: Generated<number>
    /** All units together, at the sale; null: not known. */
    cost: Generated<number | null>
    /** 'given': nothing was paid, and `amount` is 0. */
    method: 'cash' | 'card' | 'given'
    note: string
    sold_at: number
    booked_at: number
    undone_at: number | null
    attempt: string
  }
}
