import { subscriptionCopy } from '#shop/audience/back-in-stock/pages/copy.ts'
import { openingCopy } from '#shop/audience/opening/pages/copy.ts'
import { firstVacation } from '#shop/audience/vacation/vacation.ts'
import { countWords, nothingFound, problemWords } from '#shop/catalogue/search/pages/copy.ts'
import { allOrderWords } from '#shop/orders/record/pages/order.copy.ts'
import { withdrawalCopy } from '#shop/orders/withdrawals/pages/copy.ts'
import { contactCopy } from '#shop/people/messages/pages/copy.ts'
import type { DrawingSet } from '#shop/store/theme/theme.ts'
import { errorWords } from '#web/shell/error-page.tsx'
import { shopCopy } from '#web/ui/copy.ts'

function stringsIn(copy: unknown): string[] {
  if (typeof copy === 'string') return [copy]
  if (typeof copy === 'function') {
    return stringsIn(copy(...Array.from({ length: copy.length }, () => '…')))
  }
  return typeof copy === 'object' && copy !== null ? Object.values(copy).flatMap(stringsIn) : []
}

/** 0: the shop couldn't be reached. */
const failures = [404, 410, 500, 0]

export function workingWords(drawings: DrawingSet): string[] {
  const all = [
    shopCopy,
    contactCopy,
    subscriptionCopy,
    withdrawalCopy,
    openingCopy,
    allOrderWords,
    `${countWords(0)}.`,
    nothingFound,
    problemWords,
    firstVacation,
    ...failures
      .map((status) => errorWords(status, drawings))
      .map(({ title, text }) => [`${title}.`, text]),
  ]
  return [...new Set(all.flatMap(stringsIn).filter((text) => /[.!?:]$/.test(text)))]
}
