import type { ProductKind } from '#platform/addresses/kinds.ts'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import type { Currency } from '#platform/money/currency.ts'
import { type Cents, decimalText } from '#platform/money/money.ts'
import { csvRecord } from '#platform/network/csv.ts'
import type { DayCount } from '#shop/store/dispatch/dispatch.ts'
import type { AgeGroup, Gender } from '#shop/store/law/labelling.ts'
import { feedsCopy } from './copy.ts'
import type { FeedItem } from './feed-items.ts'

/*
 * Columns as their readers document them, checked in November 2026: Google's, Meta's and
 * Pinterest's product data specifications, OpenAI's feed reference.
 */

export interface FeedShop {
  studioName: string
  publicUrl: string
  /** ISO 3166-1 alpha-2; null until the owner chooses it. */
  country: string | null
  currency: Currency
  /** `rate` in decimals, for a parcel with one piece. */
  destinations: readonly { country: string; rate: (item: FeedItem) => string }[]
  countries: readonly string[]
  /** In days; null: the studio is closed without a known end. */
  handling: (item: FeedItem) => DayCount | null
  material: (item: FeedItem) => string
  colour: (item: FeedItem) => string
  wearer: (item: FeedItem) => { gender: Gender | null; ageGroup: AgeGroup | null }
}

type Column = (item: FeedItem, shop: FeedShop) => string | null

interface FeedFormat {
  reader: string
  path: `/feeds/${string}`
  type: string
  columns: Record<string, Column>
  refuses?(item: FeedItem, shop: FeedShop): boolean
  record(cells: readonly (string | null)[]): string
}

const sum = (cents: Cents, currency: Currency) => `${decimalText(cents, currency)} ${currency}`
/** A reduced item's struck price: today's price is its sale price. */
const fullPrice: Column = (item, { currency }) => sum(item.was ?? item.price, currency)
const salePrice: Column = (item, { currency }) =>
  item.was === null ? null : sum(item.price, currency)
const spaced: Column = ({ inStock }) => (inStock ? feedsCopy.inStock : feedsCopy.outOfStock)
const scored: Column = ({ inStock }) => (inStock ? 'in_stock' : 'out_of_stock')
const pictures: Column = ({ morePictures }) => morePictures.join(',')
const brand: Column = (_, { studioName }) => studioName
const isNew: Column = () => 'new'
const days = (count: number | undefined) => (count === undefined ? null : String(count))
const material: Column = (item, shop) => shop.material(item)
const ofGarment =
  (column: Column): Column =>
  (item, shop) =>
    item.kind === 'clothing' ? column(item, shop) : null
const colour = ofGarment((item, shop) => shop.colour(item))

export type Unsaid = 'size' | 'color'

export interface LeftOut {
  id: number
  title: string
  unsaid: Unsaid[]
}

/**
 * Google refuses garments without a size and a color in the countries that most parcels go to
 * (support.google.com/merchants/answer/6324492 and 6324487, November 2026).
 */
export function findUnsaid(item: FeedItem, shop: Pick<FeedShop, 'colour'>): Unsaid[] {
  if (item.kind !== 'clothing') return []
  const unsaid = { size: item.size === null, color: shop.colour(item) === '' }
  return (['size', 'color'] as const).filter((each) => unsaid[each])
}

/** Google's taxonomy: 'Artwork > Posters, Prints, & Visual Artwork' and 'Clothing'. */
const googleCategories: Record<ProductKind, string | null> = {
  prints: '500044',
  clothing: '1604',
  merch: null,
}

const common: Record<string, Column> = {
  id: ({ id }) => id,
  title: ({ title }) => title.slice(0, 150),
  description: ({ description }) => description,
  link: ({ link }) => link,
  image_link: ({ picture }) => picture,
  additional_image_link: pictures,
  price: fullPrice,
  sale_price: salePrice,
  brand,
  condition: isNew,
  google_product_category: ({ kind }) => googleCategories[kind],
  product_type: ({ kind }) => feedsCopy.productTypes[kind],
  item_group_id: ({ group }) => group,
  size: ({ size }) => size,
  color: colour,
  gender: ofGarment((item, { wearer }) => wearer(item).gender),
  age_group: ofGarment((item, { wearer }) => wearer(item).ageGroup),
  material,
}

/** Google requires both of garments in many countries: the form names these defaults. */
const googleWearer: Record<string, Column> = {
  gender: ofGarment((item, { wearer }) => wearer(item).gender ?? 'unisex'),
  age_group: ofGarment((item, { wearer }) => wearer(item).ageGroup ?? 'adult'),
}

/** Tab-separated values have no way to write a tab or a line's end. */
const tsvRecord = (cells: readonly (string | null)[]) =>
  `${cells.map((cell) => (cell ?? '').replace(/[\t\r\n]+/g, ' ')).join('\t')}\n`

const csv = { type: 'text/csv; charset=utf-8', record: csvRecord }

export const feedFormats = {
  google: {
    reader: 'Google',
    path: '/feeds/google.tsv',
    type: 'text/tab-separated-values; charset=utf-8',
    columns: {
      ...common,
      ...googleWearer,
      availability: scored,
      identifier_exists: () => 'no',
      shipping: (item, { destinations, currency }) =>
        destinations.map(({ country, rate }) => `${country}:::${rate(item)} ${currency}`).join(','),
      shipping_weight: ({ weight }) => (weight === null ? null : `${weight} g`),
      min_handling_time: (item, { handling }) => days(handling(item)?.from),
      max_handling_time: (item, { handling }) => days(handling(item)?.to),
    },
    refuses: (item, shop) => findUnsaid(item, shop).length > 0,
    record: tsvRecord,
  },
  meta: {
    reader: feedsCopy.facebookAndInstagram,
    path: '/feeds/meta.csv',
    columns: { ...common, availability: spaced },
    ...csv,
  },
  pinterest: {
    reader: 'Pinterest',
    path: '/feeds/pinterest.csv',
    columns: { ...common, availability: spaced },
    ...csv,
  },
  openai: {
    reader: 'ChatGPT',
    path: '/feeds/openai.csv',
    columns: {
      item_id: ({ id }) => id,
      group_id: ({ group }) => group,
      listing_has_variations: ({ group }) => String(group !== null),
      item_group_title: ({ group, groupTitle }) => group && groupTitle.slice(0, 150),
      variant_dict: ({ group, size }) => group && JSON.stringify({ size }),
      title: ({ title }) => title.slice(0, 150),
      description: ({ description }) => description,
      url: ({ link }) => link,
      brand,
      condition: isNew,
      size: ({ size }) => size,
      color: colour,
      material,
      image_url: ({ picture }) => picture,
      additional_image_urls: pictures,
      price: fullPrice,
      sale_price: salePrice,
      availability: scored,
      seller_name: brand,
      seller_url: (_, { publicUrl }) => publicUrl,
      seller_privacy_policy: (_, { publicUrl }) => publicUrl + pagePaths.privacy,
      seller_tos: (_, { publicUrl }) => publicUrl + pagePaths.terms,
      return_policy: (_, { publicUrl }) => publicUrl + pagePaths.shipping,
      target_countries: (_, { countries }) => countries.join(','),
      store_country: (_, { country }) => country,
      is_eligible_search: () => 'true',
      is_eligible_checkout: () => 'false',
      is_ads_eligible: () => 'false',
    },
    ...csv,
  },
} satisfies Record<string, FeedFormat>

export type FeedName = keyof typeof feedFormats

export const feedNames = Object.keys(feedFormats) as FeedName[]

export function feedHead(name: FeedName): string {
  const { columns, record }: FeedFormat = feedFormats[name]
  return record(Object.keys(columns))
}

export function feedLine(name: FeedName, item: FeedItem, shop: FeedShop): string {
  const { columns, record, refuses }: FeedFormat = feedFormats[name]
  if (refuses?.(item, shop)) return ''
  return record(Object.values(columns).map((column) => column(item, shop)))
}
