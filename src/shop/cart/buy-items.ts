import { type ProductKind, productKinds } from '#kernel/kinds.ts'

/*
 * What a link by which others send buyers names: '/buy/prints-3-10x10:2,merch-4:1', the ids of the
 * product feeds with how many. Never prices: those are the catalogue's.
 */

/** A piece that a link names; `size` as feeds write it, without spaces; '' for a piece without sizes. */
export interface BuyItem {
  kind: ProductKind
  productId: number
  size: string
  quantity: number
}

/** The most pieces that a link names; what follows is left out. */
export const mostBuyItems = 20

const item = /^([a-z]+)-([1-9]\d{0,8})(?:-(.{1,60}?))?(?::([1-9]\d{0,2}))?$/su

/** Reads the items of a link; what isn't one is left out. */
export function buyItemsOf(text: string): BuyItem[] {
  return text
    .split(',')
    .slice(0, mostBuyItems)
    .flatMap((each) => {
      const [, name, id, size = '', quantity = '1'] = item.exec(each.trim()) ?? []
      const kind = productKinds.find((one) => one === name)
      return kind ? [{ kind, productId: Number(id), size, quantity: Number(quantity) }] : []
    })
}
