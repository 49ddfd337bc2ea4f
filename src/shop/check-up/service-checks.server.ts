/*
 * What can be said of the services outside: who takes the money, makes the prints, carries the mails
 * and shows the feed. Only looks.
 */
import type { Database } from '#db/database.ts'
import { type Clock, day } from '#kernel/clock.ts'
import type { Variants } from '#shop/fulfilment/variants.server.ts'
import type { Mailer } from '#shop/mail/mailer.ts'
import type { Social } from '#shop/social/social.server.ts'
import type { Check, Finding } from './check-up.ts'
import { type AskedProvider, paymentChecks } from './payment-checks.server.ts'

export interface Services {
  db: Database
  clock: Clock
  payment: AskedProvider
  /** Where the shop is reached. */
  publicUrl: string
  variants: Variants
  mailer: Pick<Mailer, 'name'>
  social: Pick<Social, 'standing'>
}

const good = (says: string): Finding => ({ verdict: 'good', says })

export function serviceChecks(services: Services): Check[] {
  const { db, clock, payment, publicUrl, variants, mailer, social } = services
  return [
    ...paymentChecks({ db, clock, payment, publicUrl }),
    { key: 'prints', title: 'Print provider', look: () => lookAtPrints(variants) },
    { key: 'mail', title: 'Mail', look: () => lookAtMail(db, mailer.name, clock.now()) },
    { key: 'feed', title: 'Instagram', look: () => lookAtFeed(social, clock.now()) },
  ]
}

/** Asking about the sizes shows whether the key is taken and the store answers. */
async function lookAtPrints(variants: Variants): Promise<Finding> {
  const { provider, hasList, total, wrong } = await variants.check()
  if (!hasList) return good('You make and send prints yourself.')
  const name = `${provider.charAt(0).toUpperCase()}${provider.slice(1)}`
  if (wrong.length === 0) return good(`${name} answers and knows all ${total} sizes.`)
  return {
    verdict: 'bad',
    says: `${name} can’t make ${wrong.length} of ${total} sizes.`,
    mend: 'The room Check variants says which; correct their ids, or take them out of the shop.',
  }
}

async function lookAtMail(db: Database, name: string, now: number): Promise<Finding> {
  if (name === 'file') {
    return {
      verdict: 'look',
      says: 'Mails are written into a folder; nobody gets them.',
      mend: 'Set SMTP_URL and MAIL_FROM: docs/operating.md says how.',
    }
  }
  const { stuck } = await db.read
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('stuck'))
    .where('topic', '=', 'mail.send')
    .where('state', '!=', 'done')
    .where('created_at', '<', now - day / 24)
    .executeTakeFirstOrThrow()
  if (Number(stuck) === 0) return good('Every mail of the last hour has left.')
  return {
    verdict: 'bad',
    says: `${stuck} ${Number(stuck) === 1 ? 'mail waits' : 'mails wait'} for more than an hour.`,
    mend: 'See whether SMTP_URL still holds and the mail server answers; they go as soon as it does.',
  }
}

async function lookAtFeed(social: Pick<Social, 'standing'>, now: number): Promise<Finding> {
  const { on, trouble, renewedAt, fetchedAt } = await social.standing()
  if (!on) return good('No feed is shown.')
  const mend = 'The room Instagram says what is wrong, and takes a new token.'
  if (trouble) return { verdict: 'bad', says: 'The feed can’t be read.', mend }
  const age = Math.floor((now - (renewedAt ?? now)) / day)
  if (fetchedAt !== null && now - fetchedAt > day) {
    return { verdict: 'look', says: 'It was last read more than a day ago.', mend }
  }
  return good(`Shown; its token was renewed ${age} ${age === 1 ? 'day' : 'days'} ago.`)
}
