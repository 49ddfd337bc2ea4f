import { withdrawalsCopy } from './copy.ts'

export interface Withdrawal {
  name: string
  orderNumber: string
  pieces: string
  email: string
  /** Epoch milliseconds; null until it is confirmed. */
  statedAt: number | null
}

export type WithdrawalForm = Omit<Withdrawal, 'statedAt'>

/** In characters. */
export const longest = { name: 120, orderNumber: 40, pieces: 1000, email: 254 } as const

export const missing = {
  name: withdrawalsCopy.pleaseEnterName,
  orderNumber: withdrawalsCopy.pleaseEnterNumber,
  pieces: withdrawalsCopy.pleaseChooseWithdraw,
  email: withdrawalsCopy.pleaseEnterE,
} as const
