import type { VariantStatus } from '#services/printing/port.ts'

export interface SizeChecked {
  printId: number
  name: string
  /** '10x10' */
  size: string
  variantId: string
  status: VariantStatus
}

export interface VariantsChecked {
  provider: string
  /** False: the provider has no list of sizes, so nothing was checked. */
  hasList: boolean
  total: number
  checked: number
  wrong: SizeChecked[]
  /** Null: every size is checked. */
  next: number | null
  /** Seconds to wait before the next check; null: none. */
  pause: number | null
}
