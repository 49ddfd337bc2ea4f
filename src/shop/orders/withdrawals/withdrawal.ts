import type { PersonalText } from '#shop/catalogue/personalisation/personalisation.ts'
import { withdrawalsCopy } from './copy.ts'

export interface Withdrawal {
  name: string
  orderNumber: string
  pieces: string
  email: string
  /** Epoch milliseconds; null until it is confirmed. */
  statedAt: number | null
}

interface StatedLine {
  quantity: number
  name: string
  size: string
  personalText?: PersonalText
}

/** A statement of all pieces of an order must fit into its field. */
const mostWords = 40

/** '1 × Mug, “Otto”': the same piece with other words is a different one. */
export function statedPiece({ quantity, name, size, personalText }: StatedLine): string {
  const what = [`${quantity} ×`, name, size].filter(Boolean).join(' ')
  if (!personalText) return what
  const words = [...personalText.text.replaceAll('\n', ' / ')]
  const cut = words.length > mostWords ? '…' : ''
  return `${what}, “${words.slice(0, mostWords).join('')}${cut}”`
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
