import type { Generated } from 'kysely'
import type { ProductKind } from '#platform/addresses/kinds.ts'

/** The stock counts their units, of the kind 'edition'. */
export interface EditionTable {
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

export interface CertificateTable {
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

export interface SigningKeyTable {
  /** The RFC 7638 thumbprint of the public key. */
  id: string
  /** Ed25519, base64url. */
  public_key: string
  private_key: string
  created_at: number
}

export interface EditionTables {
  editions: EditionTable
  certificates: CertificateTable
  signing_keys: SigningKeyTable
}
