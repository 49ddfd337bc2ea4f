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
  /** The adapter's name. */
  provider: string
  /** False: the provider has no list of sizes, so nothing was checked. */
  hasList: boolean
  total: number
  checked: number
  /** Checked sizes that can't be made now. */
  wrong: SizeChecked[]
  /** Where the next check continues; null: every size is checked. */
  next: number | null
  /** Seconds to wait before the next check; null: none. */
  pause: number | null
}
