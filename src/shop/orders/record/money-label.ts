import type { MoneyMode } from '#platform/money/money.ts'
import { recordCopy } from './copy.ts'

/** 'play money', 'test'; null for real money. */
export function moneyLabel(money: MoneyMode): string | null {
  if (money === 'live') return null
  return money === 'play' ? recordCopy.playMoney : 'test'
}

/** A sentence; null for real money. */
export function moneyNote(money: MoneyMode): string | null {
  if (money === 'live') return null
  return money === 'play' ? recordCopy.playMoneyText : recordCopy.testText
}

/** 'Total (play money)'; words alone for real money. */
export function withMoneyLabel(words: string, money: MoneyMode): string {
  const label = moneyLabel(money)
  return label === null ? words : `${words} (${label})`
}

/** Null for real money. */
export function unprintedNote(money: MoneyMode): string | null {
  if (money === 'live') return null
  const paidWith = money === 'play' ? recordCopy.playMoney : recordCopy.testMoney
  return recordCopy.nothingPrinted(paidWith)
}
