/*
 * Everything that the shop does beside requests: which use case works off which topic of the outbox,
 * and what comes again by itself.
 */
import type { Logger } from 'pino'
import { forgetCounts } from '#db/counts.ts'
import type { Database } from '#db/database.ts'
import type { OutboxTopic } from '#db/outbox.ts'
import type { OutboxPace } from '#db/outbox-pause.ts'
import { createOutboxWorker, type OutboxWorker } from '#db/outbox-worker.ts'
import { aDayLater, every, planAll, type Schedule, scheduledHandlers } from '#db/schedule.ts'
import { type Clock, minute } from '#kernel/clock.ts'
import type { Backups } from '#shop/backup/backups.server.ts'
import { forgetCartLinks } from '#shop/cart/cart-links.server.ts'
import type { Checkout } from '#shop/checkout/checkout.server.ts'
import type { Certificates } from '#shop/editions/certificates.server.ts'
import type { Fulfilment } from '#shop/fulfilment/fulfilment.server.ts'
import type { PrinterProducts } from '#shop/fulfilment/products.server.ts'
import type { ProviderSync } from '#shop/fulfilment/provider-sync.server.ts'
import type { Identity } from '#shop/identity/identity.server.ts'
import type { Imports } from '#shop/imports/imports.server.ts'
import type { MailSender } from '#shop/mail/mail.server.ts'
import type { Media } from '#shop/media/media.server.ts'
import type { PictureMove } from '#shop/media/move-pictures.server.ts'
import { forgetLettersAside } from '#shop/messages/messages.server.ts'
import { mailDeadLetter } from '#shop/notifications/plan-mail.server.ts'
import type { OwnerOrders } from '#shop/order-admin/owner-orders.server.ts'
import type { PaymentWatch } from '#shop/payments/event-poll.server.ts'
import type { Refunds } from '#shop/payments/refunds.server.ts'
import type { SetServices } from '#shop/services/services.server.ts'
import type { Social } from '#shop/social/social.server.ts'
import { forgetOldHoldUses } from '#shop/stock/hold-limits.server.ts'
import type { Subscriptions } from '#shop/subscriptions/subscriptions.server.ts'
import type { VacationService } from '#shop/vacation/vacation.server.ts'
import type { ViewCount } from '#shop/views/views.server.ts'
import type { Withdrawals } from '#shop/withdrawals/withdrawals.server.ts'

/** Work that waits, and work that comes again by itself. */
export interface Jobs extends OutboxWorker {
  /** Plans the next run of everything that comes again. Safe at every start. */
  schedule(): Promise<void>
}

export interface JobParts {
  db: Database
  clock: Clock
  log: Logger
  pace: OutboxPace | undefined
  /** What this process leaves to others that share its database. */
  excludedTopics: readonly OutboxTopic[]
  services: Pick<SetServices, 'refresh'>
  backups: Backups
  certificates: Certificates
  checkout: Checkout
  fulfilment: Fulfilment
  identity: Identity
  imports: Imports
  mail: MailSender
  media: Media
  ownerOrders: OwnerOrders
  /** Whether payments and what they need at the provider are as they should be. */
  payments: PaymentWatch
  pictureMove: PictureMove
  printerProducts: PrinterProducts
  providerSync: ProviderSync
  refunds: Refunds
  social: Social
  subscriptions: Subscriptions
  vacation: VacationService
  views: ViewCount
  withdrawals: Withdrawals
}

export function createJobs(parts: JobParts): Jobs {
  const { db, clock, log, pace, excludedTopics } = parts
  const { backups, checkout, fulfilment, identity, imports, mail, media } = parts
  const { ownerOrders, payments, pictureMove, printerProducts, providerSync } = parts
  const { refunds, social, subscriptions, vacation, views, withdrawals } = parts

  const schedule: Schedule = {
    'backup.nightly': { next: backups.nextNight, run: backups.nightly },
    'clean-up': {
      next: aDayLater,
      async run() {
        await forgetCounts(db, clock.now())
        await db.transact((trx) => forgetOldHoldUses(trx, clock.now()))
        await db.transact((trx) => forgetLettersAside(trx, clock.now()))
        await db.transact((trx) => forgetCartLinks(trx, clock.now()))
        await identity.cleanUp()
        await imports.cleanUp()
        await views.forgetOld()
        await withdrawals.cleanUp()
      },
    },
    'instagram.read': { next: social.nextRead, run: social.readFeed },
    'orders.overdue': { next: aDayLater, run: async () => void (await ownerOrders.noteOverdue()) },
    'payments.watch': payments,
    'printer.nightly': { next: printerProducts.nextNight, run: printerProducts.nightly },
    'prints.reconcile': { next: providerSync.nextNight, run: providerSync.reconcile },
    'subscriptions.notify': { next: every(5 * minute), run: subscriptions.look },
  }
  const worker = createOutboxWorker({
    db,
    clock,
    log,
    pace,
    excludedTopics,
    before: () => parts.services.refresh(),
    handlers: {
      ...scheduledHandlers({ db, clock }, schedule),
      'hold.expire': ({ orderId }) => checkout.expireHold(orderId),
      'certificates.sign': () => parts.certificates.signAll(),
      'refund.carry': ({ refundId }) => refunds.carryOn(refundId),
      'fees.ask': ({ orderId }) => payments.askFees(orderId),
      'prints.place': ({ orderId }) => fulfilment.placePrints(orderId),
      'printer.read': (payload) => printerProducts.readStep(payload),
      'printer.read-one': ({ ref }) => printerProducts.readAgain(ref),
      'printer.import': (payload) => printerProducts.bringIn(payload),
      'prints.ask': (payload) => providerSync.ask(payload),
      'mail.send': (job) => mail.deliver(job),
      'vacation.switch': ({ at }) => vacation.switchByDate(at),
      'pieces.open': () => subscriptions.look(),
      'pictures.forget': (picture) => media.forgetBytes(picture),
      'pictures.move': (payload) => pictureMove.step(payload),
      'import.run': (payload) => imports.run(payload),
    },
    onDeadLetter: (trx, job, reason) => mailDeadLetter(trx, job, reason, clock.now()),
  })
  return { ...worker, schedule: () => planAll({ db, clock }, schedule) }
}
