import type { InventoryPolicy } from '#platform/addresses/kinds.ts'
import type { Currency } from '#platform/money/currency.ts'
import { formatMoney } from '#platform/money/money.ts'
import type { Hero } from '#shop/catalogue/home/content.schema.ts'
import { productsAdminCopy } from '#shop/catalogue/products/admin/copy.ts'
import type { Counted, ListedProduct, Piece } from '#shop/catalogue/products/piece.ts'
import { isSold, lowestPrice } from '#shop/catalogue/products/product.ts'
import type { Picture } from '#shop/media/pictures/picture.ts'

export interface Item {
  id: number
  name: string
  descName: string | null
  /** 'From $21.00' with several prices, '$64.00' without; null for heroes. */
  price: string | null
  picture: Picture | null
  hidden: boolean
  sold: boolean
  note: string | null
}

export function toItem({ product, stock, sizeStock }: Piece, currency: Currency): Item {
  const { id, name, descName, sizes, hidden } = product
  const bySize = sizeStock?.map(({ onHand }, at) => `${sizes[at]?.label ?? ''}\u00a0${onHand}`)
  const isKept = product.inventoryPolicy === 'not_for_sale'
  const { price, from } = lowestPrice(product)
  const sum = formatMoney(price, currency)
  return {
    id,
    name,
    descName,
    price: isKept ? null : from ? productsAdminCopy.fromIt(sum) : sum,
    picture: product.pictures[0] ?? null,
    hidden,
    sold: isSold(product),
    note:
      opensLater(product) ??
      (isKept ? productsAdminCopy.policies.not_for_sale : null) ??
      ((stock &&
        [stockNote(product.inventoryPolicy, stock), ...(bySize ?? [])]
          .filter(Boolean)
          .join(' · ')) ||
        null),
  }
}

function opensLater({ opensAt }: Piece['product']): string | null {
  return opensAt !== null && opensAt > Date.now() ? productsAdminCopy.opensLater : null
}

function stockNote(policy: InventoryPolicy, { onHand, held }: Counted): string | null {
  if (policy === 'one_of_a_kind') {
    if (held > 0) return productsAdminCopy.beingPaid
    return onHand > 0 ? null : 'Sold'
  }
  return productsAdminCopy.onHand(onHand, held)
}

export function subjectName(subject: ListedProduct | Hero): string {
  return 'product' in subject ? subject.product.name : subject.name
}

export function itemOfHero({ id, name, picture }: Hero): Item {
  return { id, name, descName: null, price: null, picture, hidden: false, sold: false, note: null }
}

/** The state of a link from a list, which goes back to the list. */
export const fromList = { fromList: true } as const

export function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromList' in state
}
