import type { Currency } from '#platform/money/currency.ts'
import { type Cents, decimalText } from '#platform/money/money.ts'
import {
  isAlwaysPersonalised,
  isMadeAfterwards,
} from '#shop/catalogue/personalisation/personalisation.ts'
import { isProviderPrinted, type Product, weightOf } from '#shop/catalogue/products/product.ts'
import {
  type DayCount,
  type DispatchTerms,
  dispatchSource,
  handlingDays,
} from '#shop/store/dispatch/dispatch.ts'
import type { LawSettings } from '#shop/store/law/law.ts'
import { lawfulReturnDays, withdrawalRight } from '#shop/store/law/withdrawal.ts'
import { firstDestinations } from '#shop/store/shipping/destinations.ts'
import { type Goods, type OpenZone, singleItemRate } from '#shop/store/shipping/shipping.ts'
import type { OfferTerms } from './product-json-ld.ts'

interface ShopTerms {
  zones: readonly OpenZone[]
  printedElsewhere: boolean
  dispatch: DispatchTerms
  law: Pick<LawSettings, 'returnDays' | 'returnPostage'>
  country: string
  currency: Currency
  now: number
}

/** One of each size. */
export function singleGoods(product: Product): (Goods & { printed: boolean })[] {
  const { kind, sizes } = product
  const offers = sizes.length === 0 ? [{ label: '', variantId: null }] : sizes
  return offers.map(({ label, variantId }) => ({
    kind,
    quantity: 1,
    printed: isProviderPrinted({ kind, variantId }),
    weight: weightOf(product, label),
  }))
}

/** By the size's position; a single entry if all are equal. */
export function offerTerms(product: Product, shop: ShopTerms): OfferTerms {
  const { sizes, price, was } = product
  const destinations = firstDestinations(shop.zones, shop.country)
  const offers = sizes.length === 0 ? [{ price, was }] : sizes
  const shipping = singleGoods(product).map((goods, at) => {
    const byPrinter = goods.printed && shop.printedElsewhere
    const source = dispatchSource(isMadeAfterwards(product), byPrinter)
    const handling = handlingDays(source, shop.dispatch, shop.now)
    return destinations.map(({ zone, countries }) => {
      const cost = singleItemRate(zone, goods, offers[at]?.price ?? price, shop.printedElsewhere)
      return shippingDetails(
        countries,
        { cost, currency: shop.currency },
        { handling, transit: zone.transit },
      )
    })
  })
  const [first = []] = shipping
  const isSame = shipping.every((each) => JSON.stringify(each) === JSON.stringify(first))
  const struck = offers.map((offer) => struckPrice(offer.price, offer.was ?? null, shop.currency))
  return {
    shipping: isSame ? [first] : shipping,
    returns: returnPolicy(
      product,
      shop,
      destinations.flatMap(({ countries }) => countries),
    ),
    ...(struck.some((each) => each !== null) && { struck }),
  }
}

/** Search engines then read the offer's own price as a sale price. */
function struckPrice(price: Cents, was: Cents | null, currency: Currency) {
  if (was === null || was <= price) return null
  return {
    '@type': 'UnitPriceSpecification',
    priceType: 'https://schema.org/StrikethroughPrice',
    price: decimalText(was, currency),
    priceCurrency: currency,
  }
}

const days = ({ from, to }: DayCount) => ({
  '@type': 'QuantitativeValue',
  minValue: from,
  maxValue: to,
  unitCode: 'DAY',
})

function shippingDetails(
  countries: readonly string[],
  { cost, currency }: { cost: Cents; currency: Currency },
  { handling, transit }: { handling: DayCount | null; transit: DayCount | null },
) {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: decimalText(cost, currency),
      currency,
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: countries },
    ...(handling && {
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: days(handling),
        ...(transit && { transitTime: days(transit) }),
      },
    }),
  }
}

function returnPolicy(
  product: Product,
  { law, country }: ShopTerms,
  applicableCountry: readonly string[],
) {
  const { returnDays, returnPostage } = law
  if (returnDays === null) return null
  const daysIn = (buyers: string) => {
    if (isAlwaysPersonalised(product)) return 0
    return lawfulReturnDays(returnDays, withdrawalRight([buyers]))
  }
  const policies = [...Map.groupBy(applicableCountry, daysIn)].map(([most, countries]) => {
    const policy = { '@type': 'MerchantReturnPolicy', applicableCountry: countries }
    const category = (name: string) => ({ returnPolicyCategory: `https://schema.org/${name}` })
    if (most === 0) return { ...policy, ...category('MerchantReturnNotPermitted') }
    return {
      ...policy,
      returnPolicyCountry: country,
      ...category('MerchantReturnFiniteReturnWindow'),
      merchantReturnDays: most,
      returnMethod: 'https://schema.org/ReturnByMail',
      ...(returnPostage && {
        returnFees: `https://schema.org/${returnPostage === 'studio' ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility'}`,
      }),
    }
  })
  const [only, ...others] = policies
  return others.length === 0 ? (only ?? null) : policies
}
