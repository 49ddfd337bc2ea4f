import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { isCurrency, unitsIn } from '#platform/money/currency.ts'
import { day } from '#platform/time/clock.ts'
import { createPictureFetcher } from '#services/pictures/fetch-picture.ts'
import { broughtInPrefix, isBroughtIn } from '#shop/catalogue/products/product.ts'
import type {
  ProviderMoney,
  ProviderPicture,
  ProviderProduct,
  ProviderProducts,
  ProviderVariant,
} from '#shop/orders/fulfillment/products/provider-products.ts'
import type { CallPrintful, PrintfulAccount, PrintfulAnswer } from './printful-call.ts'
import { mayNotLook, type PrintfulStores } from './printful-stores.ts'
import { leaveForOrders, resultOf } from './printful-words.ts'

const pageLength = 100
const mostArticles = 1000

/** Printful's examples have invisible characters in addresses. */
const address = z
  .string()
  .transform((text) => text.replace(/[\s\u200B]/g, ''))
  .nullish()
  .catch(null)
const money = z.union([z.string(), z.number()]).nullish().catch(null)
const listedSchema = z.object({
  id: z.number().int(),
  name: z.string().catch(''),
  thumbnail_url: address,
  is_ignored: z.boolean().nullish().catch(false),
})
const fileSchema = z.object({
  type: z.string().nullish(),
  id: z.number().int().nullish(),
  hash: z.string().nullish(),
  status: z.string().nullish(),
  preview_url: address,
})
const variantSchema = z.object({
  id: z.number().int(),
  name: z.string().catch(''),
  size: z.string().nullish().catch(null),
  color: z.string().nullish().catch(null),
  synced: z.boolean().nullish().catch(null),
  is_ignored: z.boolean().nullish().catch(null),
  variant_id: z.number().int().nullish().catch(null),
  product: z.object({ product_id: z.number().int() }).nullish().catch(null),
  retail_price: money,
  currency: z.string().nullish().catch(null),
  availability_status: z.string().nullish().catch(null),
  files: z.array(fileSchema).nullish().catch(null),
})
const productSchema = z.object({
  sync_product: listedSchema,
  sync_variants: z.array(variantSchema),
})
const catalogueSchema = z.object({
  product: z.object({ currency: z.string() }),
  variants: z.array(z.object({ id: z.number().int(), price: money })),
})

type Variant = z.output<typeof variantSchema>

export function printfulProducts(
  call: CallPrintful,
  { apiBase }: PrintfulAccount,
  stores: PrintfulStores,
): ProviderProducts {
  const trusted = apiBase === undefined ? [] : [new URL(apiBase).origin]
  const costs = new LRUCache<number, Map<number, ProviderMoney>>({ max: mostArticles, ttl: day })

  async function get(path: string): Promise<PrintfulAnswer> {
    const answer = await call('GET', path)
    if (!answer.ok && answer.status === 403) throw mayNotLook()
    leaveForOrders(answer)
    return answer
  }

  async function costsOf(article: number): Promise<Map<number, ProviderMoney>> {
    const known = costs.get(article)
    if (known) return known
    const answer = await get(`/products/${article}`)
    const { data } = catalogueSchema.safeParse(answer.ok ? answer.result : null)
    const byVariant = new Map(
      (data?.variants ?? []).flatMap(({ id, price }) => {
        const cost = moneyOf(price, data?.product.currency)
        return cost ? [[id, cost] as const] : []
      }),
    )
    costs.set(article, byVariant)
    return byVariant
  }

  async function variantOf(variant: Variant): Promise<ProviderVariant> {
    const article = variant.product?.product_id
    const inCatalogue = variant.variant_id ?? null
    const known = article === undefined || inCatalogue === null ? null : await costsOf(article)
    return {
      ref: syncRef(variant.id),
      label: variantLabel(variant),
      price: moneyOf(variant.retail_price, variant.currency),
      cost: known?.get(inCatalogue ?? 0) ?? null,
      availability: availabilityOf(variant),
      article: article === undefined ? null : String(article),
    }
  }

  return {
    store: async () => {
      const { id, name } = await stores.mine()
      return { ref: String(id), name }
    },

    async list(offset) {
      const path = await stores.productsPath()
      const answer = await get(`${path}?offset=${offset}&limit=${pageLength}`)
      const data = resultOf(answer, z.array(listedSchema))
      const next = offset + data.length
      const total = answer.ok && answer.total !== null ? answer.total : next
      return {
        products: data.flatMap(({ id, name, is_ignored }) =>
          is_ignored ? [] : [{ ref: String(id), name }],
        ),
        next: data.length > 0 && next < total ? next : null,
      }
    },

    async read(ref): Promise<ProviderProduct | null> {
      const path = await stores.productsPath()
      const answer = await get(`${path}/${encodeURIComponent(ref)}`)
      if (!answer.ok && answer.status === 404) return null
      const { sync_product, sync_variants } = resultOf(answer, productSchema)
      const variants: ProviderVariant[] = []
      for (const variant of sync_variants) variants.push(await variantOf(variant))
      const { id, name, thumbnail_url } = sync_product
      return { ref: String(id), name, variants, ...picturesOf(sync_variants, thumbnail_url) }
    },

    picture: createPictureFetcher({ trusted }),
  }
}

export function syncRef(id: number): string {
  return `${broughtInPrefix}${id}`
}

export function syncIdOf(variantId: string): number | null {
  const digits = isBroughtIn(variantId) ? variantId.slice(broughtInPrefix.length) : ''
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null
}

function variantLabel({ name, size, color }: Variant): string {
  const parts = [color, size].filter((part) => part)
  // "Title / Black / M": without size and colour, the text after the title.
  return parts.length > 0 ? parts.join(' / ') : name.split(' / ').slice(1).join(' / ') || name
}

function availabilityOf(variant: Variant): ProviderVariant['availability'] {
  const { synced, is_ignored, availability_status } = variant
  if (synced === false || is_ignored === true || variant.variant_id === null) return 'gone'
  if (availability_status === 'discontinued') return 'gone'
  return /out_of_stock$/.test(availability_status ?? '') ? 'out_of_stock' : 'available'
}

/** Up to three: mock-ups of the finished article first, then the bare artwork. */
function picturesOf(variants: readonly Variant[], thumbnail: string | null | undefined) {
  const files = variants.flatMap((variant) => variant.files ?? [])
  const previews = files.filter(({ type }) => type === 'preview')
  const artworks = files.filter(({ type }) => type === 'default')
  const found = [...previews.flatMap(pictureOf).slice(0, 2), ...artworks.flatMap(pictureOf)]
  const spare = found.length > 0 ? null : webAddress(thumbnail)
  const all = spare ? [{ key: spare, address: spare }] : found
  const byKey = new Map(all.map((picture) => [picture.key, picture]))
  return {
    pictures: [...byKey.values()].slice(0, 3),
    isDrawing: previews.length > 0 && previews.every(({ status }) => status === 'waiting'),
  }
}

function pictureOf({ id, hash, preview_url }: z.output<typeof fileSchema>): ProviderPicture[] {
  const address = webAddress(preview_url)
  return address ? [{ key: String(id ?? hash ?? address), address }] : []
}

function webAddress(text: string | null | undefined): string | null {
  return text && /^https?:\/\//.test(text) && URL.canParse(text) ? text : null
}

/** "29.99" in USD -> 2999. Null without a sum, or in an unknown currency. */
function moneyOf(
  said: string | number | null | undefined,
  currency: string | null | undefined,
): ProviderMoney | null {
  const known = (currency ?? '').toUpperCase()
  const sum = Number(said ?? Number.NaN)
  if (said === '' || !Number.isFinite(sum) || sum <= 0 || !isCurrency(known)) return null
  return { amount: Math.round(sum * unitsIn(known)), currency: known }
}
