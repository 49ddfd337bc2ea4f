import { withdrawalsCopy } from './copy.ts'

/** A statement by which a buyer withdraws from a contract, as its page shows it. */
export interface Withdrawal {
  name: string
  orderNumber: string
  /** The withdrawn pieces; '': all. */
  pieces: string
  email: string
  /** Epoch milliseconds; null until it is confirmed. */
  statedAt: number | null
}

export type WithdrawalForm = Omit<Withdrawal, 'statedAt'>

/** Characters. */
export const longest = { name: 120, orderNumber: 40, pieces: 1000, email: 254 } as const

export const missing = {
  name: withdrawalsCopy.pleaseEnterName,
  orderNumber: withdrawalsCopy.pleaseEnterNumber,
  pieces: withdrawalsCopy.pleaseChooseWithdraw,
  email: withdrawalsCopy.pleaseEnterE,
} as const
