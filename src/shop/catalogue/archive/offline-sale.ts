import type { z } from 'zod'
import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Cents } from '#platform/money/money.ts'
import { day } from '#platform/time/clock.ts'
import type { offlineSaleSchema } from './archive.schema.ts'

/** A gift ('given') adds no money to the books. */
export const saleMethods = ['cash', 'card', 'given'] as const
export type SaleMethod = (typeof saleMethods)[number]

/** Milliseconds after its entry. */
export const undoneWithin = 30 * day

/** In characters. */
export const maxNote = 200

export interface OfflineSaleInput {
  kind: ProductKind
  productId: number
  /** '10x10' for a print, '' for everything else. */
  size: string
  quantity: number
  /** Numbered separately, and no stock units. */
  proof?: boolean
  /** Per unit; 0 for a gift alone. */
  price: Cents
  method: SaleMethod
  note: string
  /** In the studio's zone; null: today. */
  soldOn: string | null
  /** Idempotency key. */
  attempt: string
}

/** `amount` in cents for all units; times in epoch milliseconds. */
export type OfflineSale = z.output<typeof offlineSaleSchema>
