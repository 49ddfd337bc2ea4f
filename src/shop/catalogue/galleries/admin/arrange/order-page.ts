/** Pieces of a gallery that are put into an order at once; a longer one is shown in pages. */
export const orderPage = 500

/** Where in a long gallery a screen is. */
export interface OrderPage {
  /** The number of the first piece that is shown, counted from 1. */
  from: number
  /** How many pieces there are in all. */
  total: number
  /** Words by which pieces are looked for; their numbers are those in the whole. */
  search: string
}

/** The `from` of an address: 1 where it says none. */
export function fromIn(text: string | null): number {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1
}
