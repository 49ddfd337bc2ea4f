import type { Writer } from '#platform/db/database.ts'
import { badInput } from '#platform/errors.ts'
import type { Currency } from '#platform/money/currency.ts'
import type { Cents } from '#platform/money/money.ts'
import type { MeasuredSize } from '#shop/catalogue/sizes/own-sizes.ts'
import {
  changeMainPicture,
  delistSize,
  putSize,
  renamePrint,
} from '#shop/catalogue/sizes/print-sizes.server.ts'
import { fulfillmentCopy } from '#shop/orders/fulfillment/copy.ts'
import { type OfferedSize, toPrintOffer } from '#shop/orders/fulfillment/print-offer.ts'
import { readCurrency } from '#shop/store/store-settings/currency.server.ts'
import {
  type Made,
  type ProductChange,
  type TakenProduct,
  type TakenSize,
  takenSize,
} from './product-changes.ts'
import type { ProviderMoney } from './provider-products.ts'

export interface ChangeAnswer {
  key: string
  /** `leave`: the change isn't offered again until the product changes once more. */
  answer: 'take' | 'leave'
  price?: Cents | undefined
}

type SizeChange = Extract<ProductChange, { size: string }>
type Answer = Omit<ChangeAnswer, 'key'>

/** Changes the print, and answers the product as the owner has now taken it. */
export async function answerChange(
  trx: Writer,
  made: Made,
  change: ProductChange,
  answer: Answer,
  picture: string | null,
): Promise<TakenProduct> {
  const { printId, taken, seen } = made
  if (change.what === 'name') {
    if (answer.answer === 'take') await renamePrint(trx, printId, change.now)
    return { ...taken, name: change.now }
  }
  if (change.what === 'picture') {
    if (picture !== null) await changeMainPicture(trx, printId, picture)
    return { ...taken, picture: seen?.pictures[0]?.key ?? null }
  }
  const size = await answerSize(trx, made, change, answer)
  return { ...taken, sizes: { ...taken.sizes, [change.size]: size } }
}

async function answerSize(
  trx: Writer,
  { printId, taken, seen }: Made,
  change: SizeChange,
  { answer, price }: Answer,
): Promise<TakenSize | undefined> {
  const was = taken.sizes[change.size]
  const sizes = seen ? toPrintOffer(seen, taken.shape).sizes : []
  const offered = sizes.find(({ size }) => size === change.size)
  if (change.what === 'size-gone' || !offered) {
    return was && { ...was, availability: 'gone', isOnSale: false }
  }
  const takes = answer === 'take'
  if (change.what === 'size-new' || change.what === 'size-back') {
    if (takes) await sellSize(trx, printId, offered, change, price ?? change.lastPrice)
    return takenSize(offered, takes)
  }
  if (!was) return was
  if (change.what === 'cost') return { ...was, cost: offered.variant.cost }
  if (change.what === 'size-out') {
    const out = { ...was, availability: 'out_of_stock' as const }
    if (!takes) return out
    return { ...out, isOnSale: false, lastPrice: await delistSize(trx, printId, was.ref) }
  }
  if (takes) await changePrice(trx, printId, offered, change, was)
  return { ...was, price: offered.variant.price }
}

async function sellSize(
  trx: Writer,
  printId: number,
  offered: OfferedSize,
  { label }: SizeChange,
  own: Cents | null,
): Promise<void> {
  const price = own ?? inShopMoney(offered.variant.price, await readCurrency(trx))
  if (price === null) throw badInput('price', fulfillmentCopy.pleaseSayCosts(label))
  await putSize(trx, printId, sizeOf(offered, price))
}

async function changePrice(
  trx: Writer,
  printId: number,
  offered: OfferedSize,
  { label }: SizeChange,
  was: TakenSize,
): Promise<void> {
  const price = inShopMoney(offered.variant.price, await readCurrency(trx))
  if (price === null) throw badInput('price', fulfillmentCopy.pleaseSetPrice(label))
  if (was.isOnSale) await putSize(trx, printId, { ...sizeOf(offered, price), variantId: was.ref })
}

export function sizeOf(
  { label, width, height, unit, variant }: OfferedSize,
  price: Cents,
): MeasuredSize {
  return { label, width, height, unit, price, variantId: variant.ref }
}

/** Null: the printer names no price, or names it in another currency. */
export function inShopMoney(price: ProviderMoney | null, currency: Currency): Cents | null {
  return price?.currency === currency ? price.amount : null
}
