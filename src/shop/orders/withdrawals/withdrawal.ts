/** A statement by which a buyer withdraws from a contract, as its page shows it. */
export interface Withdrawal {
  name: string
  orderNumber: string
  /** Of which pieces; '': of all. */
  pieces: string
  email: string
  /** Epoch milliseconds; null until it is confirmed. */
  statedAt: number | null
}

/** The fields that a buyer fills in. */
export type WithdrawalForm = Omit<Withdrawal, 'statedAt'>

/** The most characters that a field takes. */
export const longest = { name: 120, orderNumber: 40, pieces: 1000, email: 254 } as const

/** What is said of a field that is empty and must not be. */
export const missing = {
  name: 'Please enter your name.',
  orderNumber: 'Please enter the number of your order, or what tells me which one it is.',
  pieces: 'Please choose what you withdraw from.',
  email: 'Please enter the e-mail address that the acknowledgement goes to.',
} as const
