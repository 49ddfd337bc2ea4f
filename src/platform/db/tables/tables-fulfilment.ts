/**
 * shop/fulfilment: a product of the owner's at the print provider, as it was read last, and the print
 * that was made of it.
 */
export interface ProviderProductTable {
  /** The adapter's name, and its ids. */
  provider: string
  store: string
  ref: string
  name: string
  /** JSON of a ProviderProduct; null: only its name is known yet. */
  seen: string | null
  /** JSON of a TakenProduct: the owner's choice from it; null: no print was made of it. */
  taken: string | null
  /** A small WebP picture as base64, and the key of the picture that it shows. */
  miniature: string | null
  miniature_key: string | null
  print_id: number | null
  /** The last reading that listed it, and the last reading that read it. */
  listed_in: string | null
  read_in: string | null
  /** The time at which the owner asked to import it. */
  wanted_at: number | null
  /** Why the import failed, in the owner's words. */
  problem: string | null
  /** The time when the provider no longer had it. */
  deleted_at: number | null
}

export interface FulfilmentTables {
  provider_products: ProviderProductTable
}
