import type { Generated } from 'kysely'
import type { ProductKind } from '#platform/addresses/kinds.ts'

/**
 * shop/editions: what is sold in a limited number, and what is stated of multiples. Its units are the
 * stock's, of the kind 'edition'.
 */
export interface EditionTable {
  id: Generated<number>
  kind: ProductKind
  piece_id: number
  /** The label of the size that it is of; '': of the whole piece. */
  size: string
  /** How many numbered copies there are to be; 0: their number isn't limited, and none is sold from this. */
  total: number
  /** Artist's proofs beside them. */
  proofs: number
  /** The last number that was given; those below it were given, too. */
  given: number
  /** The last number of the artist's proofs that was given. */
  proofs_given: Generated<number>
  year: number | null
  /** The medium or process. */
  process: string | null
  /** 1: a reproduction of an image made in another medium. */
  reproduction: number
  /** One of shop/catalogue/editions/edition.ts. */
  signature: string
  /** Other editions of the same image, in words. */
  others: string | null
  /** Whether the plate, block or file is kept: one of shop/catalogue/editions/edition.ts; null: it isn't stated. */
  master: Generated<string | null>
  created_at: number
  updated_at: number
}

/** shop/editions: a numbered copy, or a piece that is one of a kind, with its certificate. */
export interface CertificateTable {
  /** Unguessable; it stands in the address of the certificate. */
  id: string
  /** Null: of a piece that is one of a kind. */
  edition_id: number | null
  number: number | null
  /** 1: `number` is that of an artist's proof. */
  proof: Generated<number>
  /** The piece that is one of a kind; null: a copy of an edition. */
  kind: Generated<ProductKind | null>
  piece_id: Generated<number | null>
  /** The sale; null: issued by hand, or the order is no more. */
  order_id: string | null
  line_id: number | null
  /** The sale elsewhere. */
  outside_sale_id: Generated<number | null>
  /** What is certified, signed; null until it has been. */
  token: string | null
  issued_at: number
  /** Refunded: the number stays void until it is given again. */
  voided_at: number | null
  /** 1: a void number that the next sale is given. */
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
