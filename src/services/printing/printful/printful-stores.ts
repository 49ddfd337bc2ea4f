import { z } from 'zod'
import { ShopError } from '#platform/errors.ts'
import { printingCopy } from '#services/printing/copy.ts'
import type { CallPrintful } from './printful-call.ts'
import { resultOf } from './printful-words.ts'

const storesSchema = z.array(
  z.object({ id: z.number().int(), type: z.string().catch('native'), name: z.string().catch('') }),
)

type Store = z.output<typeof storesSchema>[number]

export type PrintfulStores = ReturnType<typeof printfulStores>

export async function listStores(call: CallPrintful): Promise<Store[]> {
  const answer = await call('GET', '/stores')
  if (!answer.ok && answer.status === 403) throw mayNotLook()
  return resultOf(answer, storesSchema)
}

export function printfulStores(call: CallPrintful, storeId: string | undefined) {
  let known: Store | undefined

  /** Throws `bad_input` when it isn't clear which store is meant. */
  async function mine(): Promise<Store> {
    if (known) return known
    const data = await listStores(call)
    if (storeId === undefined && data.length > 1)
      throw new ShopError('bad_input', printingCopy.severalStores)
    known = storeId === undefined ? data[0] : data.find(({ id }) => String(id) === storeId)
    if (known) return known
    const words = storeId === undefined ? printingCopy.noStore : printingCopy.otherStore
    throw new ShopError('bad_input', words)
  }

  const isNative = async () => (await mine()).type === 'native'
  return {
    mine,
    /** A store that is tied to another platform has its products at '/sync/products'. */
    productsPath: async () => ((await isNative()) ? '/store/products' : '/sync/products'),
    variantPath: async (id: number) =>
      (await isNative()) ? `/store/variants/${id}` : `/sync/variant/${id}`,
  }
}

/** The token lacks a scope: stores_list/read or sync_products/read. */
export function mayNotLook(): ShopError {
  return new ShopError('bad_input', printingCopy.tokenSeesNoStore)
}
