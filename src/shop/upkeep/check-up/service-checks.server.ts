import type { Database } from '#platform/db/database.ts'
import { isShopError } from '#platform/errors.ts'
import { type Clock, day } from '#platform/time/clock.ts'
import type { Mailer } from '#services/mail/port.ts'
import type { FulfilmentProvider } from '#services/printing/port.ts'
import type { Social } from '#shop/audience/social/social.server.ts'
import type { LivePlace } from '#shop/store/place/place.ts'
import type { Check, Finding } from './check-up.ts'
import { checkUpCopy } from './copy.ts'
import { type AskedProvider, paymentChecks } from './payment-checks.server.ts'

export interface Services {
  db: Database
  clock: Clock
  payment: AskedProvider
  place: Pick<LivePlace, 'read'>
  provider: () => Pick<FulfilmentProvider, 'name' | 'check'>
  mailer: () => Pick<Mailer, 'name' | 'verify'>
  social: Pick<Social, 'status'>
}

const good = (says: string): Finding => ({ verdict: 'good', says })

/** Changes nothing at the services. */
export function serviceChecks(services: Services): Check[] {
  const { db, clock, payment, place, provider, mailer, social } = services
  return [
    ...paymentChecks({ db, clock, payment, place }),
    { key: 'prints', title: checkUpCopy.prints, look: () => lookAtPrints(provider(), place) },
    { key: 'mail', title: checkUpCopy.mail, look: () => lookAtMail(db, mailer(), clock.now()) },
    { key: 'feed', title: checkUpCopy.instagram, look: () => lookAtFeed(social, clock.now()) },
  ]
}

async function lookAtPrints(
  provider: ReturnType<Services['provider']>,
  place: Services['place'],
): Promise<Finding> {
  if (!provider.check) return good(checkUpCopy.makeSendPrints)
  const name = `${provider.name.charAt(0).toUpperCase()}${provider.name.slice(1)}`
  try {
    const { lacks, countries, reports } = await provider.check()
    if (lacks.length > 0) {
      return {
        verdict: 'bad',
        says: checkUpCopy.tokenLacks(name, lacks.join(', ')),
        mend: checkUpCopy.newToken(name),
      }
    }
    const closed = (await place.read()).countries.filter((code) => !countries.includes(code))
    if (closed.length > 0) {
      return {
        verdict: 'bad',
        says: checkUpCopy.sendsNothing(name, closed.join(', ')),
        mend: checkUpCopy.dropCountries,
      }
    }
    if (reports) return good(checkUpCopy.tokenWorks(name))
    return {
      verdict: 'look',
      says: checkUpCopy.tokenWorksAlone(name),
      mend: checkUpCopy.toldLater,
    }
  } catch (error) {
    if (!isShopError(error)) throw error
    const away = error.code === 'fulfilment_unavailable'
    const mend = away ? checkUpCopy.printsWait : checkUpCopy.tokenNeeded
    return { verdict: 'bad', says: error.message, mend }
  }
}

async function lookAtMail(
  db: Database,
  mailer: ReturnType<Services['mailer']>,
  now: number,
): Promise<Finding> {
  if (mailer.name === 'file') {
    return {
      verdict: 'look',
      says: checkUpCopy.mailFolder,
      mend: checkUpCopy.connectMailbox,
    }
  }
  const { stuck } = await db.read
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('stuck'))
    .where('topic', '=', 'mail.send')
    .where('state', '!=', 'done')
    .where('created_at', '<', now - day / 24)
    .executeTakeFirstOrThrow()
  const refusal = await verifyRefusal(mailer)
  if (refusal !== null) {
    const waiting = Number(stuck) > 0 ? ` ${waitWords(Number(stuck))}` : ''
    return {
      verdict: 'bad',
      says: `${refusal}${waiting}`,
      mend: checkUpCopy.correctMailbox,
    }
  }
  if (Number(stuck) === 0) return good(checkUpCopy.mailWorks)
  return {
    verdict: 'bad',
    says: checkUpCopy.mailNotTaken(waitWords(Number(stuck))),
    mend: checkUpCopy.checkSender,
  }
}

/** Null when the mail server lets the shop in. */
async function verifyRefusal({ verify }: ReturnType<Services['mailer']>): Promise<string | null> {
  try {
    await verify?.()
    return null
  } catch (error) {
    if (!isShopError(error)) throw error
    return error.message
  }
}

function waitWords(stuck: number): string {
  return checkUpCopy.mailWaiting(stuck, stuck === 1 ? checkUpCopy.mailWaits : checkUpCopy.mailsWait)
}

async function lookAtFeed(social: Pick<Social, 'status'>, now: number): Promise<Finding> {
  const { on, trouble, renewedAt, fetchedAt } = await social.status()
  if (!on) return good(checkUpCopy.noFeed)
  const mend = checkUpCopy.feedHint
  if (trouble) return { verdict: 'bad', says: checkUpCopy.feedBroken, mend }
  const age = Math.floor((now - (renewedAt ?? now)) / day)
  if (fetchedAt !== null && now - fetchedAt > day) {
    return { verdict: 'look', says: checkUpCopy.feedOld, mend }
  }
  return good(checkUpCopy.feedShown(age, age === 1 ? 'day' : 'days'))
}
