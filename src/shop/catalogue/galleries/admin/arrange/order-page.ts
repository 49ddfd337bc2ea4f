export const orderPage = 500

export interface OrderPage {
  /** Counted from 1. */
  from: number
  total: number
  /** Found pieces keep their numbers in the whole gallery. */
  search: string
}

export function fromIn(text: string | null): number {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1
}
