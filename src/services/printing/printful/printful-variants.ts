import { z } from 'zod'
import type { VariantStatus } from '#services/printing/port.ts'
import type { CallPrintful } from './printful-call.ts'
import { syncIdOf } from './printful-products.ts'
import type { PrintfulStores } from './printful-stores.ts'
import { leaveForOrders, resultOf } from './printful-words.ts'

const variantSchema = z.object({
  synced: z.boolean().nullish(),
  is_ignored: z.boolean().nullish(),
  availability_status: z.string().nullish(),
})

const atOnce = 4

/** An id that is not linked to a product counts as not made. */
export async function checkPrintfulVariants(
  call: CallPrintful,
  variantIds: readonly string[],
  stores: PrintfulStores,
): Promise<Map<string, VariantStatus>> {
  const statuses = new Map<string, VariantStatus>()
  const next = new Set(variantIds).values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const id of next) statuses.set(id, await askOne(call, id, stores))
    }),
  )
  return statuses
}

async function askOne(
  call: CallPrintful,
  id: string,
  stores: PrintfulStores,
): Promise<VariantStatus> {
  const syncId = syncIdOf(id)
  const own = `/store/variants/@${encodeURIComponent(id)}`
  const answer = await call('GET', syncId === null ? own : await stores.variantPath(syncId))
  leaveForOrders(answer)
  if (!answer.ok && answer.status === 404) return 'unknown'
  const variant = resultOf(answer, z.preprocess(variantIn, variantSchema))
  const isMade =
    variant.synced !== false &&
    variant.is_ignored !== true &&
    (variant.availability_status ?? 'active') === 'active'
  return isMade ? 'known' : 'not_made'
}

/** A store that is tied to another platform answers the variant beside its product. */
function variantIn(result: unknown): unknown {
  const both = z.object({ sync_variant: z.unknown() }).safeParse(result).data
  return both?.sync_variant ?? result
}
