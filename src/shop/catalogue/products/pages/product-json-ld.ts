import { productPath } from '#platform/addresses/page-paths.ts'
import type { Currency } from '#platform/money/currency.ts'
import { decimalText } from '#platform/money/money.ts'
import {
  type PieceSize,
  type Product,
  piecePictures,
  sizeInId,
  sizeInWords,
} from '#shop/catalogue/products/product.ts'
import { fullName, plainDescription } from '#shop/catalogue/products/product-words.ts'
import type { Availability } from '#shop/catalogue/stock/availability.ts'
import { outsideAddress } from '#shop/media/pictures/picture.ts'
import type { Site } from '#web/ui/page-meta.ts'
import type { ArtworkTerms } from './artwork-terms.server.ts'

/* Addresses are absolute. */

const availabilityTerms: Record<Exclude<Availability['state'], 'not_for_sale'>, string> = {
  available: 'InStock',
  last_one: 'LimitedAvailability',
  held: 'OutOfStock',
  sold_out: 'SoldOut',
}

/** A piece made to order exists only once it is bought. */
function availabilityTerm(product: Product, state: keyof typeof availabilityTerms): string {
  const isMade = product.inventoryPolicy === 'to_order' && state === 'available'
  return isMade ? 'MadeToOrder' : availabilityTerms[state]
}

export interface PricedSite extends Site {
  currency: Currency
}

export interface OfferTerms {
  /** By the offer's position; a single entry applies to all. */
  shipping: readonly object[][]
  returns: object | null
  struck?: readonly (object | null)[]
}

export function productJsonLd(
  product: Product,
  sold: boolean,
  { publicUrl, studioName, currency }: PricedSite,
  terms: OfferTerms | null = null,
  art: ArtworkTerms | null = null,
) {
  const { state } = product.availability
  const url = publicUrl + productPath(product.kind, product.id)
  const id = `${product.kind}-${product.id}`
  const images = piecePictures(product).map(
    (picture) => new URL(outsideAddress(picture), publicUrl).href,
  )
  const typed = (type: string) => (art?.work ? [type, 'VisualArtwork'] : type)
  const facts = {
    '@context': 'https://schema.org',
    name: fullName(product),
    ...(product.ownName && { alternateName: product.ownName }),
    description: product.description ?? plainDescription(product, currency),
    image: art
      ? images.map((contentUrl) => ({ '@type': 'ImageObject', contentUrl, ...art.picture }))
      : images,
    url,
    ...(state !== 'not_for_sale' && { brand: { '@type': 'Brand', name: studioName } }),
    ...art?.work,
    ...(art?.material && { material: art.material }),
  }
  if (state === 'not_for_sale') {
    return { ...facts, '@type': art?.work ? 'VisualArtwork' : 'CreativeWork', offers: undefined }
  }
  const term = sold ? 'SoldOut' : availabilityTerm(product, state)
  const seller = { '@type': 'OnlineStore', name: studioName, url: publicUrl }
  const sizeTerm = ({ availability: own }: PieceSize) =>
    sold || own === undefined || own.state === 'not_for_sale' || product.availability.left === 0
      ? term
      : availabilityTerm(product, own.state)
  const variants = product.sizes.map((size, at) => {
    const sizeUrl = `${url}?size=${encodeURIComponent(size.label)}`
    return {
      '@type': 'Product',
      name: `${facts.name}, ${sizeInWords(size.label)}`,
      sku: size.variantId ?? `${id}-${sizeInId(size.label)}`,
      size: sizeInWords(size.label),
      image: images[0],
      ...art?.measures[at],
      offers: {
        ...offerTermsData(terms, at),
        ...offer(size.price, currency, sizeTerm(size), sizeUrl),
        seller,
      },
    }
  })
  if (variants.length > 1) {
    return {
      ...facts,
      '@type': typed('ProductGroup'),
      productGroupID: id,
      variesBy: ['https://schema.org/size'],
      hasVariant: variants,
    }
  }
  const [only] = variants
  const offers = only?.offers ?? {
    ...offerTermsData(terms, 0),
    ...offer(product.price, currency, term, url),
    seller,
  }
  return { ...facts, ...art?.measures[0], '@type': typed('Product'), sku: only?.sku ?? id, offers }
}

function offerTermsData(terms: OfferTerms | null, at: number) {
  if (terms === null) return {}
  const shippingDetails = terms.shipping[at] ?? terms.shipping[0] ?? []
  const priceSpecification = terms.struck?.[at] ?? undefined
  return {
    shippingDetails,
    ...(terms.returns && { hasMerchantReturnPolicy: terms.returns }),
    priceSpecification,
  }
}

function offer(cents: number, currency: Currency, availability: string, url: string) {
  return {
    '@type': 'Offer',
    url,
    price: decimalText(cents, currency),
    priceCurrency: currency,
    availability: `https://schema.org/${availability}`,
    itemCondition: 'https://schema.org/NewCondition',
  }
}
