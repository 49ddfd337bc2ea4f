import { lawfulReturnDays, type WithdrawalRight, withdrawalDays } from '../withdrawal.ts'

const byLaw = `Buyers in the European Union and the United Kingdom have ${withdrawalDays} days by law.`

/** Never fewer days than the law gives: '' where the studio promises none and the law is told elsewhere. */
export function returnDaysWords(
  days: number | null,
  right: WithdrawalRight,
  within: (days: number) => string,
): string {
  if (days === null) return ''
  const told = lawfulReturnDays(days, right)
  return [
    ...(told > 0 ? [within(told)] : []),
    ...(right === 'some' && days < withdrawalDays ? [byLaw] : []),
  ].join(' ')
}

/** `personalised`: with a piece made to the buyer's wishes, for which the law gives no right. */
export const sendBackWords = (
  days: number | null,
  right: WithdrawalRight,
  personalised: 'all' | 'some' | 'none',
): string =>
  returnDaysWords(days, personalised === 'all' ? 'none' : right, (most) =>
    personalised === 'none'
      ? `Not happy with it? You can send it back within ${most} days.`
      : `Not happy with it? Write to me within ${most} days.`,
  )
