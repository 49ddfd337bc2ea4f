import { z } from 'zod'
import { ShopError } from '#kernel/errors.ts'
import type { VariantStanding } from '#shop/fulfilment/fulfilment.ts'
import type { CallPrintful } from './fulfilment-printful-call.ts'
import { refusal } from './fulfilment-printful-words.ts'

const productsSchema = z.array(z.object({ id: z.number().int() }))
const productSchema = z.object({
  sync_variants: z.array(
    z.object({
      external_id: z.union([z.string(), z.number()]).nullish(),
      synced: z.boolean().nullish(),
      is_ignored: z.boolean().nullish(),
      availability_status: z.string().nullish(),
    }),
  ),
})

const aPage = 100
/** Products in a store, at the most: more would take longer than Printful lets us ask in a minute. */
const mostProducts = 1000
const atOnce = 4

/**
 * Which ids stand for something that Printful can make. One call for every hundred products and one
 * for each (120 calls a minute are allowed); what isn't linked to a product counts as not made.
 */
export async function checkPrintfulVariants(
  call: CallPrintful,
  variantIds: readonly string[],
): Promise<Map<string, VariantStanding>> {
  const standing = new Map<string, VariantStanding>(variantIds.map((id) => [id, 'unknown']))
  const products = await listProducts(call)
  const next = products.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const id of next) await readProduct(call, id, standing)
    }),
  )
  return standing
}

async function listProducts(call: CallPrintful): Promise<number[]> {
  const ids: number[] = []
  for (let offset = 0; offset < mostProducts; offset += aPage) {
    const answer = await call('GET', `/store/products?offset=${offset}&limit=${aPage}`)
    if (!answer.ok) throw refusal(answer)
    const page = understood(productsSchema, answer.result)
    ids.push(...page.map(({ id }) => id))
    if (page.length === 0 || ids.length >= (answer.total ?? 0)) break
  }
  return ids
}

async function readProduct(
  call: CallPrintful,
  id: number,
  standing: Map<string, VariantStanding>,
): Promise<void> {
  const answer = await call('GET', `/store/products/${id}`)
  // It may have been removed since it was listed.
  if (!answer.ok && answer.status === 404) return
  if (!answer.ok) throw refusal(answer)
  for (const variant of understood(productSchema, answer.result).sync_variants) {
    const externalId = String(variant.external_id ?? '')
    if (!standing.has(externalId) || standing.get(externalId) === 'known') continue
    const isMade =
      variant.synced !== false &&
      variant.is_ignored !== true &&
      (variant.availability_status ?? 'active') === 'active'
    standing.set(externalId, isMade ? 'known' : 'not_made')
  }
}

function understood<T extends z.ZodType>(schema: T, result: unknown): z.output<T> {
  const { data, success } = schema.safeParse(result)
  if (!success) throw new ShopError('fulfilment_unavailable', 'Printful’s answer made no sense.')
  return data
}
