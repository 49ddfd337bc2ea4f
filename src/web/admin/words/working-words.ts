import { contactCopy } from '#web/storefront/contact/contact-copy.ts'
import { openingCopy } from '#web/storefront/opening/opening-copy.ts'
import { allOrderWords } from '#web/storefront/order/order-words.ts'
import { subscriptionCopy } from '#web/storefront/subscription/subscription-copy.ts'
import { withdrawalCopy } from '#web/storefront/withdrawal/withdrawal-copy.ts'
import { shopCopy } from '#web/ui/shop-copy.ts'

/** Every text in copy; what it is told of stands as '…'. */
function stringsIn(copy: unknown): string[] {
  if (typeof copy === 'string') return [copy]
  if (typeof copy === 'function') {
    return stringsIn(copy(...Array.from({ length: copy.length }, () => '…')))
  }
  return typeof copy === 'object' && copy !== null ? Object.values(copy).flatMap(stringsIn) : []
}

/** What the shop says while somebody uses it: whole sentences of its notices, each once. */
export function workingWords(): string[] {
  const all = [shopCopy, contactCopy, subscriptionCopy, withdrawalCopy, openingCopy, allOrderWords]
  return [...new Set(all.flatMap(stringsIn).filter((text) => /[.!?:]$/.test(text)))]
}
