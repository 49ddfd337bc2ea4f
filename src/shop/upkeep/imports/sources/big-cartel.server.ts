/* Big Cartel's /products.json. */
import { z } from 'zod'
import type { Currency } from '#platform/money/currency.ts'
import { importsCopy } from '#shop/upkeep/imports/copy.ts'
import type { ImportedProduct } from '#shop/upkeep/imports/imported-product.ts'
import { importedPrice, pictureAddresses, plainText } from './source-values.ts'
import { eachOnce, type Products } from './table.ts'

const price = (currency: Currency) =>
  z.union([z.number(), z.string()]).transform((value) => importedPrice(String(value), currency))

const productSchema = (currency: Currency) =>
  z.object({
    id: z.union([z.number(), z.string()]).transform(String),
    name: z.string(),
    permalink: z.string().optional(),
    url: z.string().optional(),
    description: z.string().nullish(),
    default_price: price(currency).nullish(),
    price: price(currency).nullish(),
    categories: z.array(z.object({ name: z.string() })).default([]),
    images: z
      .array(z.object({ url: z.string().optional(), secure_url: z.string().optional() }))
      .default([]),
    options: z
      .array(
        z.object({
          name: z.string(),
          price: price(currency).nullish(),
          sold_out: z.boolean().default(false),
        }),
      )
      .default([]),
  })

/** Null: no product list. */
export function readBigCartel(list: unknown, currency: Currency): Products | null {
  const entries = z.array(z.unknown()).safeParse(list)
  if (!entries.success) return null
  const schema = productSchema(currency)
  const read = eachOnce(
    entries.data.map((entry, at) => {
      const { data } = schema.safeParse(entry)
      if (data && plainText(data.name) !== '') return productOf(data)
      return { line: null, reason: importsCopy.unreadableProduct(at + 1) }
    }),
  )
  return entries.data.length > 0 && read.products.length === 0 ? null : read
}

function productOf(product: z.output<ReturnType<typeof productSchema>>): ImportedProduct {
  const { id, name, permalink, url, description, categories, images, options } = product
  const usual = product.default_price ?? product.price ?? null
  const variants = (
    options.length > 0 ? options : [{ name: '', price: usual, sold_out: false }]
  ).map((option) => ({
    label: option.name === 'Default' || option.name === name ? '' : plainText(option.name),
    price: option.price ?? usual,
    stock: option.sold_out ? 0 : null,
  }))
  const isGone = variants.every(({ stock }) => stock === 0)
  return {
    key: id,
    title: plainText(name),
    text: plainText(description ?? ''),
    type: categories[0]?.name ?? '',
    tags: [],
    variants,
    stock: isGone ? 0 : null,
    pictures: pictureAddresses(images.map((each) => each.secure_url ?? each.url ?? '')),
    paths: pathsOf(permalink, url),
    remarks: [],
  }
}

function pathsOf(permalink: string | undefined, url: string | undefined): string[] {
  const path = url?.startsWith('/') ? url : null
  const paths = [path, permalink ? `/product/${permalink}` : null]
  return [...new Set(paths.filter((each) => each !== null))]
}
