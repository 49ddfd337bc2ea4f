import type { VariantStanding } from './fulfilment.ts'

/** One size of a print that the shop sells, and whether the provider can make it. */
export interface SizeChecked {
  printId: number
  name: string
  /** '10x10' */
  size: string
  variantId: string
  standing: VariantStanding
}

/** Every size that is for sale, as the provider knows it now. */
export interface VariantsChecked {
  /** Who makes the prints: the adapter's name. */
  provider: string
  /** False: it has no list of sizes to look into, and nothing was checked. */
  hasList: boolean
  /** How many sizes are for sale. */
  total: number
  /** Those that could not be made if somebody bought them now. */
  wrong: SizeChecked[]
}
