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
  /** JSON of a TakenProduct: what the owner has taken or left of it; null: no print was made of it. */
  taken: string | null
  /** A small WebP picture as base64, and the key of the picture that it shows. */
  miniature: string | null
  miniature_key: string | null
  print_id: number | null
  /** The reading in which it was listed, and that in which it was read. */
  listed_in: string | null
  read_in: string | null
  /** Since when the owner waits for it to be brought in. */
  wanted_at: number | null
  /** Why it could not be brought in, in the owner's words. */
  problem: string | null
  /** When it was missed at the provider. */
  deleted_at: number | null
}

export interface FulfilmentTables {
  provider_products: ProviderProductTable
}
