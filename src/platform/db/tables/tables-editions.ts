import type { Generated } from 'kysely'
import type { ProductKind } from '#platform/addresses/kinds.ts'

/**
 * shop/editions: limited editions, and the statements about multiples. Their units are the stock's,
 * of the kind 'edition'.
 */
export interface EditionTable {
  id: Generated<number>
  kind: ProductKind
  piece_id: number
  /** The label of its size; '': the whole piece. */
  size: string
  /** The number of numbered copies; 0: their number isn't limited, and none is sold from this. */
  total: number
  /** Artist's proofs beside them. */
  proofs: number
  /** The last assigned number; all lower numbers are assigned, too. */
  given: number
  /** The last assigned number of the artist's proofs. */
  proofs_given: Generated<number>
  year: number | null
  /** The medium or process. */
  process: string | null
  /** 1: a reproduction of an image made in another medium. */
  reproduction: number
  /** A value of shop/catalogue/editions/edition.ts. */
  signature: string
  /** Other editions of the same image, in words. */
  others: string | null
  /**
   * The state of the plate, block or file: one of shop/catalogue/editions/edition.ts; null: it
   * isn't stated.
   */
  master: Generated<string | null>
  created_at: number
  updated_at: number
}

/** shop/editions: a numbered copy, or a piece that is one of a kind, with its certificate. */
export interface CertificateTable {
  /** Unguessable; it stands in the address of the certificate. */
  id: string
  /** Null for a piece that is one of a kind. */
  edition_id: number | null
  number: number | null
  /** 1: `number` counts artist's proofs. */
  proof: Generated<number>
  /** The piece that is one of a kind; null: a copy of an edition. */
  kind: Generated<ProductKind | null>
  piece_id: Generated<number | null>
  /** The sale; null: issued by hand, or the order is gone. */
  order_id: string | null
  line_id: number | null
  /** The offline sale. */
  outside_sale_id: Generated<number | null>
  /** The signed certificate; null until it is issued. */
  token: string | null
  issued_at: number
  /** The refund: the number stays void until the shop reissues it. */
  voided_at: number | null
  /** 1: a void number that goes to the next sale. */
  on_sale: Generated<number>
}

/** shop/editions: the studio's keys, the newest signs. */
export interface SigningKeyTable {
  /** The RFC 7638 thumbprint of the public key. */
  id: string
  /** Ed25519, base64url. */
  public_key: string
  /** Sealed. */
  private_key: string
  created_at: number
}

export interface EditionTables {
  editions: EditionTable
  certificates: CertificateTable
  signing_keys: SigningKeyTable
}
