import { formatMoney } from '#kernel/money.ts'
import type { Piece } from '#shop/catalogue/piece.ts'
import { displayName } from '#shop/catalogue/product.ts'
import type { Hero } from '#shop/content/hero.ts'
import type { Picture } from '#shop/media/picture.ts'

/** What a list of the admin shows of a piece or a hero. */
export interface Item {
  id: number
  name: string
  /** What it is, where the name alone doesn't say it. */
  descName: string | null
  /** 'From $21.00' for prints, '$64.00' for the others (specification §2); null for heroes. */
  price: string | null
  picture: Picture | null
  /** Only the owner sees it. */
  hidden: boolean
  /** Stock, as far as it matters. */
  note: string | null
}

export function itemOf(piece: Piece): Item {
  const { product } = piece
  const picture = product.pictures[0] ?? null
  const stock = 'stock' in piece ? piece.stock : null
  if (product.kind === 'prints') {
    const price = `From ${formatMoney(product.sizes[0]?.price ?? 0)}`
    return {
      id: product.id,
      name: product.name,
      descName: null,
      price,
      picture,
      hidden: product.hidden,
      note: null,
    }
  }
  const { id, printName, descName } = product
  const name = displayName({ kind: product.kind, name: null, printName })
  const held = stock?.held ?? 0
  const note =
    product.kind === 'merch'
      ? [`${stock?.onHand ?? 0} on hand`, ...(held > 0 ? [`${held} being paid for`] : [])].join(
          ', ',
        )
      : held > 0
        ? 'Somebody is paying for it'
        : null
  const price = formatMoney(product.price)
  return { id, name, descName, price, picture, hidden: product.hidden, note }
}

export function itemOfHero({ id, name, picture }: Hero): Item {
  return { id, name, descName: null, price: null, picture, hidden: false, note: null }
}
