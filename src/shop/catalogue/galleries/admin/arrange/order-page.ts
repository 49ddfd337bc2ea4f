/** Pieces per page; longer galleries are arranged in pages. */
export const orderPage = 500

export interface OrderPage {
  /** The number of the first piece that is shown, counted from 1. */
  from: number
  total: number
  /** Search words. Found pieces keep their numbers in the whole gallery. */
  search: string
}

/** The `from` of an address; 1 when absent. */
export function fromIn(text: string | null): number {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1
}
