import type { WithdrawalForm } from './withdrawal.ts'

/** What a statement says, in a sentence: for the owner and for the acknowledgement. */
export function statementWords({ name, orderNumber, pieces }: WithdrawalForm): string {
  const what = pieces === '' ? 'all of it' : `these pieces:\n${pieces}`
  return `I, ${name}, withdraw from my contract, order ${orderNumber}, ${what}`
}
