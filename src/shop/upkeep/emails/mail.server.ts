/* Never retries by itself; plan-mail.server.ts plans the mails. */
import { isDeepStrictEqual } from 'node:util'
import type { Logger } from 'pino'
import { signInAddress, signInLinkAddress } from '#platform/addresses/page-paths.ts'
import type { Database } from '#platform/db/database.ts'
import { badInput, isShopError, ShopError } from '#platform/errors.ts'
import { digest, newId } from '#platform/ids.ts'
import { isAddress } from '#platform/network/email.schema.ts'
import type { Sealing } from '#platform/sealing.ts'
import type { Clock } from '#platform/time/clock.ts'
import type { Mail, Mailer } from '#services/mail/port.ts'
import { addOrderEvent } from '#shop/orders/record/order-events.server.ts'
import { notificationSchema } from '#shop/people/notifications/notification.schema.ts'
import { mailIssue } from '#shop/people/notifications/plan-mail.server.ts'
import { withdrawalTerms } from '#shop/store/law/words/piece-words.ts'
import type { Settings } from '#shop/store/settings/settings.server.ts'
import { plainPage } from '#shop/store/written-pages/pages.ts'
import type { Brand, Email, MailSources } from './email.ts'
import { emailHtml } from './email-html.ts'
import { emailText } from './email-text.ts'
import { ownerEmailsCopy } from './owner.copy.ts'
import { testEmail } from './owner-emails.server.ts'
import { writeEmail } from './write-email.server.ts'

export interface MailDeps {
  db: Database
  clock: Clock
  log: Pick<Logger, 'info' | 'warn'>
  mailer: () => Mailer
  settings: Pick<Settings, 'studio' | 'storeSettings' | 'page' | 'theme' | 'law'>
  sealing: Pick<Sealing, 'open'>
  signInPath(): Promise<string>
  mailboxes(): Promise<Mailboxes>
}

export interface Mailboxes {
  /** Undefined: the studio's name and address. */
  from?: { name?: string | undefined; address: string } | undefined
  /** Receives the owner's mails; undefined: the studio's address. */
  to?: string | undefined
}

export type MailSender = ReturnType<typeof createMail>

export function createMail(deps: MailDeps) {
  const { db, clock, log, mailer, settings } = deps

  async function terms(): ReturnType<MailSources['terms']> {
    const [brand, law] = await Promise.all([readBrand(), settings.law.read()])
    const { instructions, form } = withdrawalTerms(law, brand)
    const pages = await Promise.all([settings.page('terms'), settings.page('shipping')])
    const said = pages.map(plainPage)
    return {
      pages: said.join('\n\n'),
      withdrawal: [...said, ...instructions, ...form].join('\n\n'),
    }
  }

  const home = async () => (await settings.storeSettings.read()).country

  async function readBrand(): Promise<Brand> {
    const studio = await settings.studio()
    const { publicUrl, currency } = await settings.storeSettings.read()
    const signInPath = await deps.signInPath()
    const ownerUrl = (path: string) => publicUrl + signInAddress(signInPath, path)
    const linkUrl = (token: string) => publicUrl + signInLinkAddress(signInPath, token)
    const theme = await settings.theme.read()
    return { ...studio, publicUrl, currency, theme, ownerUrl, linkUrl }
  }

  /** A repeat has the same Message-ID. Throws `mail_unavailable` to be tried again. */
  async function deliver(payload: unknown): Promise<void> {
    const notification = notificationSchema.parse(payload)
    const brand = await readBrand()
    const mailboxes = await deps.mailboxes()
    const openSealed = deps.sealing.open
    const sources = { reader: db.read, brand, terms, home, now: clock.now(), openSealed }
    const addressed = await writeEmail(sources, notification)
    if (!addressed) return
    const { kind } = notification
    const orderId = 'orderId' in notification ? notification.orderId : undefined
    const { email, replyTo, leave = null } = addressed
    const toOwner = mailboxes.to || brand.email || (await ownersAddress())
    const owner = { name: brand.artistName, address: toOwner }
    const to = addressed.to === 'owner' ? owner : addressed.to
    const mail: Mail = {
      id: digest(notification.key).slice(0, 32),
      at: notification.at,
      to,
      replyTo:
        replyTo ?? (brand.email === '' ? null : { name: brand.studioName, address: brand.email }),
      leave,
      ...written(email, brand, mailboxes),
    }
    try {
      if (!isAddress(to.address)) throw badInput('to', ownerEmailsCopy.noAddress)
      const mailbox = mailer()
      await mailbox.send(mail)
      // An erasure may have searched the folder before this file was in it.
      if (
        mailbox.recall &&
        !isDeepStrictEqual(await writeEmail(sources, notification), addressed)
      ) {
        await mailbox.recall(mail)
        return await deliver(payload)
      }
      log.info({ kind, orderId }, 'mail handed over')
    } catch (error) {
      const refused = isShopError(error) && error.code === 'bad_input'
      // The owner has no second address: the job tries again, then shows the failure.
      if (!refused || addressed.to === 'owner' || !orderId) throw error
      log.warn({ kind, orderId }, 'a buyer’s address was refused')
      await tellRefused(orderId, error.message)
    }
  }

  return {
    deliver,

    /** Returns the address. Throws 'mail_unavailable', in words for the owner. */
    async sendTest(userId: string): Promise<string> {
      if (mailer().name === 'file') {
        throw new ShopError('mail_unavailable', ownerEmailsCopy.noMailbox)
      }
      const { name, email: address } = await db.read
        .selectFrom('users')
        .select(['name', 'email'])
        .where('id', '=', userId)
        .executeTakeFirstOrThrow()
      const brand = await readBrand()
      try {
        await mailer().send({
          id: newId(),
          at: clock.now(),
          to: { name, address: address ?? '' },
          replyTo: null,
          leave: null,
          ...written(testEmail(brand.studioName), brand, await deps.mailboxes()),
        })
      } catch (error) {
        if (!isShopError(error)) throw error
        throw new ShopError('mail_unavailable', ownerEmailsCopy.testNotSent(error.message))
      }
      return address ?? ''
    },
  }

  async function ownersAddress(): Promise<string> {
    const row = await db.read
      .selectFrom('users')
      .select('email')
      .where('staff_role', '=', 'owner')
      .orderBy('created_at')
      .executeTakeFirst()
    return row?.email ?? ''
  }

  /** For a wrong address, where retries never help. */
  async function tellRefused(orderId: string, reason: string): Promise<void> {
    // Leaves out the address: this text outlasts a request to be forgotten.
    const words = ownerEmailsCopy.buyersMailRefused(reason)
    await db.transact(async (trx) => {
      await addOrderEvent(trx, orderId, 'mail_refused', words, clock.now())
      await mailIssue(trx, orderId, { code: 'note', details: { text: words } }, clock.now())
    })
  }
}

/** A studio without an address sends from an address that takes no replies. */
function written(email: Email, brand: Brand, { from }: Mailboxes) {
  return {
    from: {
      name: from?.name ?? brand.studioName,
      address: from?.address ?? (brand.email || nobody),
    },
    subject: email.subject,
    text: emailText(email, brand),
    html: emailHtml(email, brand),
  }
}

/** RFC 2606: a name that never exists. */
const nobody = 'shop@shop.invalid'
