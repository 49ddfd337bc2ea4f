import type { WithdrawalForm } from './withdrawal.ts'

export function statementWords({ name, orderNumber, pieces }: WithdrawalForm): string {
  const what = pieces === '' ? 'all of it' : `these pieces:\n${pieces}`
  return `I, ${name}, withdraw from my contract, order ${orderNumber}, ${what}`
}
