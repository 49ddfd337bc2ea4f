export interface ProviderProductTable {
  provider: string
  store: string
  ref: string
  name: string
  seen: string | null
  taken: string | null
  miniature: string | null
  miniature_key: string | null
  print_id: number | null
  listed_in: string | null
  read_in: string | null
  wanted_at: number | null
  problem: string | null
  deleted_at: number | null
}

export interface FulfillmentTables {
  provider_products: ProviderProductTable
}
