import type { ProductKind } from '#platform/addresses/kinds.ts'

/* Tables of imports from other shops (see tables.ts). */

/** shop/imports: a file, or an address, that products were read from. Forgotten after a while. */
interface ImportTable {
  id: string
  source: string
  /** The file's name, or the address. */
  name: string
  state: 'preview' | 'running' | 'stopped' | 'done'
  /** JSON: the rows that could not be read, and why. */
  unread: string
  created_at: number
  updated_at: number
}

/** shop/imports: a product of an import, and its outcome. */
interface ImportItemTable {
  import_id: string
  position: number
  source_key: string
  title: string
  /** JSON: the product as it was read. */
  product: string
  kind: ProductKind
  /** 'drafted': a draft whose pictures are still to be fetched; 'incomplete': no picture came. */
  state: 'waiting' | 'left_out' | 'already' | 'drafted' | 'done' | 'incomplete' | 'failed'
  product_id: number | null
  /** JSON: texts for the owner. */
  remarks: string
}

/** shop/imports: which piece a product of another shop has become, for good. */
interface ImportedProductTable {
  source: string
  source_key: string
  kind: ProductKind
  product_id: number
}

export interface ImportTables {
  imports: ImportTable
  import_items: ImportItemTable
  imported_products: ImportedProductTable
}
