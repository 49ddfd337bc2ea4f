import { decimalText, shopCurrency } from '#kernel/money.ts'
import { productPath } from '#kernel/page-paths.ts'
import { looksOf, type Product, sizeInWords } from '#shop/catalogue/product.ts'
import { fullName, plainDescription } from '#shop/catalogue/product-words.ts'
import { derivativeAddress } from '#shop/media/picture.ts'
import type { Availability } from '#shop/stock/availability.ts'
import type { Site } from '#web/ui/page-meta.ts'

/*
 * What search engines are told about a piece: schema.org Product with an Offer for everything that
 * can be bought, and the way that leads to it. Addresses are absolute.
 */

const availabilityTerms: Record<Availability['state'], string> = {
  available: 'InStock',
  last_one: 'LimitedAvailability',
  held: 'OutOfStock',
  sold_out: 'SoldOut',
}

/** What is told of sending and of sending back, made on the server. */
export interface OfferTerms {
  /** Of each offer in their order; one alone: of all of them. */
  shipping: readonly object[][]
  returns: object
  /** Of each offer in their order: the price that is struck; absent: of none. */
  struck?: readonly (object | null)[]
}

export function productJsonLd(
  product: Product,
  sold: boolean,
  { publicUrl, studioName }: Site,
  terms: OfferTerms | null = null,
) {
  const url = publicUrl + productPath(product.kind, product.id)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: fullName(product),
    ...(product.ownName && { alternateName: product.ownName }),
    description: product.description ?? plainDescription(product),
    image: looksOf(product).map(
      (picture) => new URL(derivativeAddress(picture.address, 1280, 'jpg'), publicUrl).href,
    ),
    sku: `${product.kind}-${product.id}`,
    url,
    brand: { '@type': 'Brand', name: studioName },
    offers: offers(product, sold, url, terms),
  }
}

function offers(product: Product, sold: boolean, url: string, terms: OfferTerms | null) {
  const term = sold ? 'SoldOut' : availabilityTerms[product.availability.state]
  if (product.sizes.length > 0) {
    return product.sizes.map((size, at) => ({
      ...termsOf(terms, at),
      ...offer(size.price, term, `${url}?size=${encodeURIComponent(size.label)}`),
      name: sizeInWords(size.label),
      sku: size.variantId ?? undefined,
    }))
  }
  return { ...termsOf(terms, 0), ...offer(product.price, term, url) }
}

function termsOf(terms: OfferTerms | null, at: number) {
  if (terms === null) return {}
  const shippingDetails = terms.shipping[at] ?? terms.shipping[0] ?? []
  const priceSpecification = terms.struck?.[at] ?? undefined
  return { shippingDetails, hasMerchantReturnPolicy: terms.returns, priceSpecification }
}

function offer(cents: number, availability: string, url: string) {
  return {
    '@type': 'Offer',
    url,
    price: decimalText(cents),
    priceCurrency: shopCurrency(),
    availability: `https://schema.org/${availability}`,
    itemCondition: 'https://schema.org/NewCondition',
  }
}
