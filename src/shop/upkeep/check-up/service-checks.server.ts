/* Checks of the outside services: payments, prints, mails and the social feed. Only reads. */
import type { Database } from '#platform/db/database.ts'
import { isShopError } from '#platform/errors.ts'
import { type Clock, day } from '#platform/time/clock.ts'
import type { Social } from '#shop/audience/social/social.server.ts'
import type { FulfilmentProvider } from '#shop/orders/fulfillment/print-provider.ts'
import type { LivePlace } from '#shop/store/place/place.ts'
import type { Mailer } from '#shop/upkeep/emails/mailer.ts'
import type { Check, Finding } from './check-up.ts'
import { type AskedProvider, paymentChecks } from './payment-checks.server.ts'

export interface Services {
  db: Database
  clock: Clock
  payment: AskedProvider
  /** The shop's address, and the countries that parcels may go to. */
  place: Pick<LivePlace, 'read'>
  provider: () => Pick<FulfilmentProvider, 'name' | 'check'>
  mailer: () => Pick<Mailer, 'name' | 'verify'>
  social: Pick<Social, 'status'>
}

const good = (says: string): Finding => ({ verdict: 'good', says })

/** The checks of payments, prints, mail and social feed. None changes anything there. */
export function serviceChecks(services: Services): Check[] {
  const { db, clock, payment, place, provider, mailer, social } = services
  return [
    ...paymentChecks({ db, clock, payment, place }),
    { key: 'prints', title: 'Prints', look: () => lookAtPrints(provider(), place) },
    { key: 'mail', title: 'Mail', look: () => lookAtMail(db, mailer(), clock.now()) },
    { key: 'feed', title: 'Instagram', look: () => lookAtFeed(social, clock.now()) },
  ]
}

async function lookAtPrints(
  provider: ReturnType<Services['provider']>,
  place: Services['place'],
): Promise<Finding> {
  if (!provider.check) return good('You make and send prints yourself.')
  const name = `${provider.name.charAt(0).toUpperCase()}${provider.name.slice(1)}`
  try {
    const { lacks, countries, reports } = await provider.check()
    if (lacks.length > 0) {
      return {
        verdict: 'bad',
        says: `The shop’s token lets it in at ${name}, but not do all it must. It lacks: ${lacks.join(', ')}.`,
        mend: `Make a new token with these rights at ${name}, and give it to the shop under Services.`,
      }
    }
    const closed = (await place.read()).countries.filter((code) => !countries.includes(code))
    if (closed.length > 0) {
      return {
        verdict: 'bad',
        says: `${name} sends nothing to ${closed.join(', ')}, where the shop sells.`,
        mend: 'Take it out of the countries that the shop ships to.',
      }
    }
    if (reports) return good(`${name} takes the shop’s token, and reports how prints are.`)
    return {
      verdict: 'look',
      says: `${name} takes the shop’s token, but has no address to report to: the shop asks it once a night.`,
      mend: 'It is told at every start and every night, as soon as the shop’s address begins with https.',
    }
  } catch (error) {
    if (!isShopError(error)) throw error
    const away = error.code === 'fulfilment_unavailable'
    const mend = away
      ? 'Look again in a few minutes. Prints that were bought meanwhile wait, and go by themselves.'
      : 'Give the shop a new token under Services. Prints that were bought meanwhile are under Orders, Needs you.'
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
      says: 'Mails are written into a folder; nobody gets them.',
      mend: 'Give the shop a mailbox to write from, under Services.',
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
      mend: 'Correct the mailbox under Services. No mail is lost: they go as soon as the server takes them.',
    }
  }
  if (Number(stuck) === 0) return good('The mail server lets the shop in, and no mail waits.')
  return {
    verdict: 'bad',
    says: `The mail server lets the shop in, but takes no mail of it. ${waitWords(Number(stuck))}`,
    mend: 'See whether the mailbox may write from the shop’s e-mail address. They go as soon as it may.',
  }
}

/** Why the mail server doesn't let the shop in; null when it does. */
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
  return `${stuck} ${stuck === 1 ? 'mail waits' : 'mails wait'} for more than an hour.`
}

async function lookAtFeed(social: Pick<Social, 'status'>, now: number): Promise<Finding> {
  const { on, trouble, renewedAt, fetchedAt } = await social.status()
  if (!on) return good('No feed is shown.')
  const mend = 'The room Instagram says what is wrong, and takes a new token.'
  if (trouble) return { verdict: 'bad', says: 'The feed can’t be read.', mend }
  const age = Math.floor((now - (renewedAt ?? now)) / day)
  if (fetchedAt !== null && now - fetchedAt > day) {
    return { verdict: 'look', says: 'It was last read more than a day ago.', mend }
  }
  return good(`Shown; its token was renewed ${age} ${age === 1 ? 'day' : 'days'} ago.`)
}
