import type { CartLine } from '#shop/checkout/cart/cart.ts'
import { shopCopy } from '#web/ui/copy.ts'
import { cartPageCopy } from './copy.ts'

type GoneLine = Pick<CartLine, 'inventoryPolicy'>

/** False: the owner took the piece out of the shop. */
export const isSold = ({ inventoryPolicy }: GoneLine): boolean => inventoryPolicy !== 'not_for_sale'

export const goneWords = (line: GoneLine, called: string): string =>
  isSold(line) ? shopCopy.snatched(called) : cartPageCopy.notForSale(called)
