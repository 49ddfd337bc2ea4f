/*
 * The same for every visitor. Reads the session only for a draft's preview, which is never cached.
 * A deleted piece is 410, an unknown piece 404; a sold piece keeps its page (decision 43).
 */
import { data, type RouterContextProvider } from 'react-router'
import type { ProductKind } from '#platform/addresses/kinds.ts'
import { unitIn } from '#platform/countries.ts'
import {
  isAlwaysPersonalised,
  isMadeAfterwards,
  madeForOne,
} from '#shop/catalogue/personalisation/personalisation.ts'
import {
  isProviderPrinted,
  type Product,
  type ProductCard,
} from '#shop/catalogue/products/product.ts'
import { dispatchSource, type Source } from '#shop/store/dispatch/dispatch.ts'
import { withdrawalRight } from '#shop/store/law/withdrawal.ts'
import { pieceTerms, postageWords } from '#shop/store/law/words/piece-words.ts'
import { sendBackWords } from '#shop/store/law/words/returns.copy.ts'
import type { Settings } from '#shop/store/settings/settings.server.ts'
import { pieceDates } from '#shop/store/shipping/arrival.copy.ts'
import { taxWords } from '#shop/store/tax/tax.ts'
import { isOwnersPreview } from '#web/owners-preview.server.ts'
import { shopContext } from '#web/shop-context.ts'
import { artworkTerms } from './artwork-terms.server.ts'
import { offerTerms, singleGoods } from './offer-terms.server.ts'

interface ProductRequest {
  context: Readonly<RouterContextProvider>
  params: { id?: string }
  url: URL
}

export async function loadProduct(kind: ProductKind, { context, params, url }: ProductRequest) {
  const shop = context.get(shopContext)
  const id = /^[1-9]\d{0,8}$/.test(params.id ?? '') ? Number(params.id) : null
  if (id === null) throw data(null, { status: 404 })
  const found = await shop.catalogue.findProduct(kind, id)
  if (found.status === 'unknown') throw data(null, { status: 404 })
  if (found.status === 'deleted') throw data(null, { status: 410 })
  const preview = found.status === 'hidden'
  if (preview && !isOwnersPreview({ context, url })) throw data(null, { status: 404 })
  const [
    related,
    colours,
    shipping,
    studio,
    placement,
    terms,
    zones,
    law,
    storeSettings,
    sizeGuide,
  ] = await Promise.all([
    shop.catalogue.listRelated(kind, id, 4),
    shop.catalogue.listColours(kind, id),
    shop.settings.shipping(),
    shop.settings.studio(),
    shop.catalogue.placementOf(kind, id),
    shop.settings.dispatchTerms(),
    shop.settings.zones(),
    shop.settings.law.read(),
    shop.settings.storeSettings.read(),
    kind === 'clothing' ? shop.catalogue.sizeGuide.entered() : null,
  ])
  return {
    preview,
    neighbours: await shop.catalogue.neighboursOf(kind, id),
    product: found.product,
    sizeGuide: sizeGuide && { ...sizeGuide, unit: unitIn(storeSettings.country) },
    sold: found.status === 'sold' || found.product.availability.state === 'sold_out',
    related: related.filter((card) => !colours.some((each) => isSame(each, card))),
    colours,
    ...placement,
    shipping: [
      shipping.ofPiece(kind, singleGoods(found.product)),
      taxWords(storeSettings.tax, storeSettings.countries, found.product.taxClass),
    ]
      .filter(Boolean)
      .join(' '),
    madeHow: howMade(found.product, studio),
    dates: pieceDates(
      dispatchSources(found.product, shop.settings.printer() !== 'manual'),
      zones,
      terms,
      shop.clock.now(),
    ),
    offerTerms: offerTerms(found.product, {
      zones,
      law,
      country: storeSettings.country,
      currency: storeSettings.currency,
      dispatch: terms,
      now: shop.clock.now(),
      printedElsewhere: shop.settings.printer() !== 'manual',
    }),
    artwork: artworkTerms(found.product, { ...studio, publicUrl: storeSettings.publicUrl }, law),
    returns: {
      back: sendBackWords(
        law.returnDays,
        withdrawalRight([storeSettings.country, ...storeSettings.countries]),
        isAlwaysPersonalised(found.product) ? 'all' : 'none',
      ),
      postage: postageWords(law),
    },
    terms: pieceTerms(found.product, law, { ...storeSettings, ...studio }),
    site: {
      studioName: studio.studioName,
      publicUrl: storeSettings.publicUrl,
      currency: storeSettings.currency,
    },
  }
}

const isSame = (a: ProductCard, b: ProductCard) => a.kind === b.kind && a.id === b.id

type MadeWords = Pick<Awaited<ReturnType<Settings['studio']>>, 'madeToOrder' | 'said'>

function howMade(product: Product, { madeToOrder, said }: MadeWords): string {
  const { kind, inventoryPolicy } = product
  if (inventoryPolicy === 'not_for_sale') return ''
  if (inventoryPolicy === 'to_order') {
    return kind === 'prints' ? madeToOrder : said['making.to_order']
  }
  const forOne = madeForOne(product)
  if (forOne === 'never') return said[`making.${inventoryPolicy}`]
  return forOne === 'always' ? said['making.to_order'] : ''
}

function dispatchSources(product: Product, printing: boolean): Source[] {
  const { kind, sizes } = product
  const isMade = isMadeAfterwards(product)
  const variants = sizes.length === 0 ? [null] : sizes.map(({ variantId }) => variantId)
  const byPrinter = (variantId: string | null) => printing && isProviderPrinted({ kind, variantId })
  return [...new Set(variants.map((each) => dispatchSource(isMade, byPrinter(each))))]
}
