import { countryInWords } from '#platform/countries.ts'
import type { MoneyMode } from '#platform/money/money.ts'
import { someOf } from '#platform/some-of.ts'
import type { Clock } from '#platform/time/clock.ts'
import { dayIn } from '#platform/time/zone.ts'
import type { Feeds } from '#shop/catalogue/feeds/feeds.server.ts'
import type { Ledger } from '#shop/orders/ledger/ledger.server.ts'
import { readThresholds, sellerAt } from '#shop/orders/ledger/thresholds.ts'
import type { Law } from '#shop/store/law/law.server.ts'
import type { Missing } from '#shop/store/law/missing.ts'
import { unknownLawWords } from '#shop/store/law/unknown-law.ts'
import { needWords } from '#shop/store/law/words/need.copy.ts'
import type { LiveStoreSettings } from '#shop/store/store-settings/store-settings.ts'
import type { Finding } from './check-up.schema.ts'
import { bad, type Check, good, worthALook } from './check-up.ts'
import { checkUpCopy } from './copy.ts'

interface Selling {
  law: Pick<Law, 'missing' | 'greenClaims'>
  feeds: Pick<Feeds, 'leftOut'>
  ledger: Pick<Ledger, 'taxes'>
  storeSettings: Pick<LiveStoreSettings, 'read'>
  clock: Clock
  payment: { readonly money: MoneyMode }
  timeZone(): Promise<string>
}

export function sellingChecks(selling: Selling): Check[] {
  return [
    { key: 'law', title: checkUpCopy.law, look: () => lookAtLaw(selling) },
    { key: 'feeds', title: checkUpCopy.googleList, look: () => lookAtFeeds(selling) },
    { key: 'tax-limits', title: checkUpCopy.taxLimits, look: () => lookAtTaxLimits(selling) },
  ]
}

async function lookAtLaw({ law, storeSettings }: Selling): Promise<Finding> {
  const where = await storeSettings.read()
  const [missing, claims] = await Promise.all([law.missing(where), law.greenClaims()])
  const required = missing.filter((each) => each.required)
  const rest = missing.filter((each) => !each.required)
  const mend = checkUpCopy.underLaw
  if (required.length > 0) return bad(checkUpCopy.needed(inWords(required)), mend)
  const says = [
    ...(rest.length > 0 ? [checkUpCopy.worthFilling(inWords(rest))] : []),
    ...(claims.length > 0 ? [checkUpCopy.greenClaims] : []),
    ...unknownLawWords(where.country, where.countries),
  ]
  return says.length > 0 ? worthALook(says.join(' '), mend) : good(checkUpCopy.nothingMissing)
}

/** 'what your garments are made of (Germany and 2 more; Heron shirt and 3 more)' */
function inWords(missing: readonly Missing[]): string {
  return missing
    .map(({ need, countries, pieces }) => {
      const where = someOf(countries.map(countryInWords))
      const names = pieces?.first.map(({ name }) => name)
      const which = names ? [someOf(names, 1, pieces?.count)] : []
      return `${needWords[need].short} (${[where, ...which].join('; ')})`
    })
    .join(', ')
}

/** Null without garments. */
async function lookAtFeeds({ feeds }: Selling): Promise<Finding | null> {
  const [first, ...more] = await feeds.leftOut()
  if (!first) return null
  const which = checkUpCopy.no(first.title, first.unsaid.join(', no '))
  const others = more.length > 0 ? checkUpCopy.andMore(more.length) : ''
  return worthALook(checkUpCopy.garmentsLeftOut(which, others), checkUpCopy.fillInPiece)
}

/** Warns from three quarters of a limit on. */
async function lookAtTaxLimits(selling: Selling): Promise<Finding> {
  const { ledger, storeSettings, clock, payment, timeZone } = selling
  const zone = await timeZone()
  const year = Number(dayIn(clock.now(), zone).slice(0, 4))
  const seller = sellerAt(await storeSettings.read())
  const nearIn = async (period: string) => {
    const taxes = await ledger.taxes({ period, zone, money: payment.money })
    return readThresholds(taxes, seller).filter(({ isNear }) => isNear)
  }
  const near = (await nearIn(`${year}`)).map(({ words }) => words)
  const before = (await nearIn(`${year - 1}`))
    .filter(({ alsoNextYear }) => alsoNextYear)
    .map(({ words }) => checkUpCopy.inYear(year - 1, words))
  if (near.length + before.length === 0) return good(checkUpCopy.belowLimits)
  return worthALook([...near, ...before].join(' '), checkUpCopy.notAdvice)
}
