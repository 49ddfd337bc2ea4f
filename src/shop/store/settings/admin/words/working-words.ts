import { openingCopy } from '#shop/audience/opening/pages/copy.ts'
import { subscriptionCopy } from '#shop/audience/subscriptions/pages/copy.ts'
import { allOrderWords } from '#shop/orders/record/pages/order-words.ts'
import { withdrawalCopy } from '#shop/orders/withdrawals/pages/copy.ts'
import { contactCopy } from '#shop/people/messages/pages/copy.ts'
import { shopCopy } from '#web/ui/copy.ts'

/** All texts in copy; '…' stands for the arguments. */
function stringsIn(copy: unknown): string[] {
  if (typeof copy === 'string') return [copy]
  if (typeof copy === 'function') {
    return stringsIn(copy(...Array.from({ length: copy.length }, () => '…')))
  }
  return typeof copy === 'object' && copy !== null ? Object.values(copy).flatMap(stringsIn) : []
}

export function workingWords(): string[] {
  const all = [shopCopy, contactCopy, subscriptionCopy, withdrawalCopy, openingCopy, allOrderWords]
  return [...new Set(all.flatMap(stringsIn).filter((text) => /[.!?:]$/.test(text)))]
}
