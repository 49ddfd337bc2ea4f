import type { ProductKind } from '#platform/addresses/kinds.ts'

interface ImportTable {
  id: string
  source: string
  name: string
  state: 'preview' | 'running' | 'stopped' | 'done'
  unread: string
  created_at: number
  updated_at: number
}

interface ImportItemTable {
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
