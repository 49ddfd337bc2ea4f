import type { MoneyMode } from '#platform/money/money.ts'
import type { Clock } from '#platform/time/clock.ts'
import { dayIn } from '#platform/time/zone.ts'
import type { Ledger } from '#shop/orders/ledger/ledger.server.ts'
import { readThresholds, sellerAt } from '#shop/orders/ledger/thresholds.ts'
import type { LiveStoreSettings } from '#shop/store/store-settings/store-settings.ts'
import type { Check, Finding } from './check-up.ts'
import { checkUpCopy } from './copy.ts'

interface Books {
  ledger: Pick<Ledger, 'taxes'>
  storeSettings: Pick<LiveStoreSettings, 'read'>
  clock: Clock
  payment: { readonly money: MoneyMode }
  timeZone(): Promise<string>
}

/** Warns from three quarters of a limit on. */
export function taxLimitsCheck({ ledger, storeSettings, clock, payment, timeZone }: Books): Check {
  return {
    key: 'tax-limits',
    title: checkUpCopy.taxLimits,
    async look(): Promise<Finding> {
      const zone = await timeZone()
      const period = dayIn(clock.now(), zone).slice(0, 4)
      const [taxes, where] = await Promise.all([
        ledger.taxes({ period, zone, money: payment.money }),
        storeSettings.read(),
      ])
      const near = readThresholds(taxes, sellerAt(where)).filter(({ isNear }) => isNear)
      if (near.length === 0) return { verdict: 'good', says: checkUpCopy.belowLimits }
      return {
        verdict: 'look',
        says: near.map(({ words }) => words).join(' '),
        mend: checkUpCopy.notAdvice,
      }
    },
  }
}
