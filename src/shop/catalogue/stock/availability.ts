/** Public figures are stock less holds. 'held': units exist, but all are held. */
export interface Availability {
  state: 'available' | 'last_one' | 'held' | 'sold_out' | 'not_for_sale'
  left: number
  /** Epoch milliseconds; null unless 'held'. */
  heldUntil: number | null
}

export const madeToOrder: Availability = { state: 'available', left: Infinity, heldUntil: null }

export const notForSale: Availability = { state: 'not_for_sale', left: 0, heldUntil: null }

export function toAvailability(
  onHand: number,
  held: number,
  heldUntil: number | null,
  oneOfAKind: boolean,
): Availability {
  const left = onHand - held
  if (onHand <= 0) return { state: 'sold_out', left: 0, heldUntil: null }
  if (left <= 0) return { state: 'held', left: 0, heldUntil }
  if (left === 1 && !oneOfAKind) return { state: 'last_one', left, heldUntil: null }
  return { state: 'available', left, heldUntil: null }
}

export function bestAvailability(all: readonly Availability[]): Availability {
  const best = all.toSorted(
    (a, b) => Number(b.left > a.left) - Number(b.left < a.left) || order(a) - order(b),
  )[0]
  return best ?? madeToOrder
}

export function tightestAvailability(all: readonly Availability[]): Availability {
  const tightest = all.toSorted(
    (a, b) => Number(a.left > b.left) - Number(a.left < b.left) || order(b) - order(a),
  )[0]
  return tightest ?? madeToOrder
}

const order = ({ state }: Availability) =>
  state === 'not_for_sale' ? 2 : state === 'sold_out' ? 1 : 0
