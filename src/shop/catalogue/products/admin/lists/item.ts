import type { Making } from '#platform/addresses/kinds.ts'
import type { Currency } from '#platform/money/currency.ts'
import { formatMoney } from '#platform/money/money.ts'
import type { Hero } from '#shop/catalogue/home/hero.ts'
import type { Counted, Piece } from '#shop/catalogue/products/piece.ts'
import type { Picture } from '#shop/media/pictures/picture.ts'

/** What a list of the admin shows of a piece or a hero. */
export interface Item {
  id: number
  name: string
  /** What it is, where the name alone doesn't say it. */
  descName: string | null
  /** 'From $21.00' of what has sizes, '$64.00' of all others (specification §2); null for heroes. */
  price: string | null
  picture: Picture | null
  /** Only the owner sees it. */
  hidden: boolean
  /** One of a kind, and sold. */
  sold: boolean
  /** Stock, as far as it matters. */
  note: string | null
}

export function itemOf({ product, stock }: Piece, currency: Currency): Item {
  const { id, name, descName, sizes, hidden } = product
  const sum = formatMoney(product.price, currency)
  return {
    id,
    name,
    descName,
    price: sizes.length > 0 ? `From ${sum}` : sum,
    picture: product.pictures[0] ?? null,
    hidden,
    sold: product.making === 'one_of_a_kind' && stock?.onHand === 0,
    note: opensLater(product) ?? (stock && stockNote(product.making, stock)),
  }
}

function opensLater({ opensAt }: Piece['product']): string | null {
  return opensAt !== null && opensAt > Date.now() ? 'Opens later' : null
}

function stockNote(making: Making, { onHand, held }: Counted): string | null {
  if (making === 'one_of_a_kind') {
    if (held > 0) return 'Somebody is paying for it'
    return onHand > 0 ? null : 'Sold'
  }
  return `${onHand} on hand${held > 0 ? `, ${held} being paid for` : ''}`
}

export function itemOfHero({ id, name, picture }: Hero): Item {
  return { id, name, descName: null, price: null, picture, hidden: false, sold: false, note: null }
}
