import type { VariantStanding } from '#shop/orders/fulfillment/print-provider.ts'

/** A size of a print that the shop sells, and whether the provider can make it. */
export interface SizeChecked {
  printId: number
  name: string
  /** '10x10' */
  size: string
  variantId: string
  standing: VariantStanding
}

/** Some of the sizes that are for sale, as the provider knows them now. */
export interface VariantsChecked {
  /** Who makes the prints: the adapter's name. */
  provider: string
  /** False: it has no list of sizes to look into, and nothing was checked. */
  hasList: boolean
  /** How many sizes are for sale. */
  total: number
  /** How many of them this look was about. */
  checked: number
  /** Those of them that could not be made if they were bought now. */
  wrong: SizeChecked[]
  /** Where the next look goes on; null: every size has been looked at. */
  next: number | null
  /** Seconds that the provider wants to be left alone before the next look; null: none. */
  pause: number | null
}
