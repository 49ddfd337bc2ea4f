import type { Logger } from 'pino'
import { forgetCounts } from './platform/db/counts.ts'
import type { Database } from './platform/db/database.ts'
import type { OutboxTopic } from './platform/db/outbox/outbox.ts'
import type { OutboxPace } from './platform/db/outbox/outbox-pause.ts'
import { createOutboxWorker, type OutboxWorker } from './platform/db/outbox/outbox-worker.ts'
import {
  aDayLater,
  every,
  planAll,
  type Schedule,
  scheduledHandlers,
} from './platform/db/outbox/schedule.ts'
import { type Clock, minute } from './platform/time/clock.ts'
import type { SetServices } from './services/connections/services.server.ts'
import type { Subscriptions } from './shop/audience/back-in-stock/subscriptions.server.ts'
import type { PageViewCount } from './shop/audience/page-views/page-views.server.ts'
import type { SocialFeedService } from './shop/audience/social-feed/social-feed.server.ts'
import type { VacationService } from './shop/audience/vacation/vacation.server.ts'
import type { Certificates } from './shop/catalogue/editions/certificates.server.ts'
import { forgetOldHoldUses } from './shop/catalogue/stock/hold-limits.server.ts'
import { forgetCartLinks } from './shop/checkout/cart/cart-links.server.ts'
import type { Checkout } from './shop/checkout/checkout/checkout.server.ts'
import type { PaymentWatch } from './shop/checkout/payments/event-poll.server.ts'
import type { Refunds } from './shop/checkout/payments/refunds/refunds.server.ts'
import type { Media } from './shop/media/pictures/media.server.ts'
import type { PictureMove } from './shop/media/stores/move-pictures.server.ts'
import type { OwnerOrders } from './shop/orders/back-office/owner-orders.server.ts'
import type { Fulfillment } from './shop/orders/fulfillment/fulfillment.server.ts'
import type { PrinterProducts } from './shop/orders/fulfillment/products/products.server.ts'
import type { ProviderSync } from './shop/orders/fulfillment/provider-sync.server.ts'
import type { Withdrawals } from './shop/orders/withdrawals/withdrawals.server.ts'
import type { Identity } from './shop/people/identity/identity.server.ts'
import { forgetMessagesAside } from './shop/people/messages/messages.server.ts'
import { mailDeadLetter } from './shop/people/notifications/plan-mail.server.ts'
import type { Backups } from './shop/upkeep/backup/backups.server.ts'
import type { Restore } from './shop/upkeep/backup/restore/restore.server.ts'
import type { MailSender } from './shop/upkeep/emails/mail.server.ts'
import type { Imports } from './shop/upkeep/imports/imports.server.ts'
import type { Pushes } from './shop/upkeep/push/push.server.ts'

export interface Jobs extends OutboxWorker {
  schedule(): Promise<void>
}

export interface JobParts {
  db: Database
  clock: Clock
  log: Logger
  pace: OutboxPace | undefined
  excludedTopics: readonly OutboxTopic[]
  services: Pick<SetServices, 'refresh'>
  backups: Backups
  certificates: Certificates
  checkout: Checkout
  fulfillment: Fulfillment
  identity: Identity
  imports: Imports
  mail: MailSender
  media: Media
  ownerOrders: OwnerOrders
  restore: Restore
  payments: PaymentWatch
  pictureMove: PictureMove
  printerProducts: PrinterProducts
  pushes: Pushes
  providerSync: ProviderSync
  refunds: Refunds
  socialFeed: SocialFeedService
  subscriptions: Subscriptions
  vacation: VacationService
  pageViews: PageViewCount
  withdrawals: Withdrawals
}

export function createJobs(parts: JobParts): Jobs {
  const { db, clock, log, pace, excludedTopics } = parts
  const { backups, checkout, fulfillment, identity, imports, mail, media } = parts
  const { ownerOrders, payments, pictureMove, printerProducts, providerSync } = parts
  const { pushes, refunds, restore, socialFeed, subscriptions, vacation } = parts
  const { pageViews, withdrawals } = parts

  const schedule: Schedule = {
    'backup.drill': backups.elsewhere.monthly,
    'backup.elsewhere': {
      next: backups.elsewhere.frequent.next,
      async run() {
        await backups.elsewhere.frequent.run()
        await restore.paidSince.watch()
      },
    },
    'backup.nightly': { next: backups.nextNight, run: backups.nightly },
    'clean-up': {
      next: aDayLater,
      async run() {
        await forgetCounts(db, clock.now())
        await db.transact((trx) => forgetOldHoldUses(trx, clock.now()))
        await db.transact((trx) => forgetMessagesAside(trx, clock.now()))
        await db.transact((trx) => forgetCartLinks(trx, clock.now()))
        await identity.cleanUp()
        await imports.cleanUp()
        await pageViews.forgetOld()
        await withdrawals.cleanUp()
        await media.renewCredit()
        await pushes.cleanUp()
        await restore.cleanUp()
      },
    },
    'instagram.read': { next: socialFeed.nextRead, run: socialFeed.readFeed },
    'orders.overdue': {
      next: aDayLater,
      run: async () => void (await ownerOrders.recordOverdue()),
    },
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
      'refund.carry': ({ refundId }) => refunds.resumeRefund(refundId),
      'fees.ask': ({ orderId }) => payments.askFees(orderId),
      'prints.place': ({ orderId }) => fulfillment.placePrints(orderId),
      'prints.cancel': ({ orderId }) => fulfillment.cancelPrints(orderId),
      'printer.read': (payload) => printerProducts.readStep(payload),
      'printer.read-one': ({ ref }) => printerProducts.readAgain(ref),
      'printer.import': (payload) => printerProducts.bringIn(payload),
      'prints.ask': (payload) => providerSync.ask(payload),
      'mail.send': (job) => mail.deliver(job),
      'push.send': (job) => pushes.deliver(job),
      'vacation.switch': ({ at }) => vacation.switchByDate(at),
      'pieces.open': () => subscriptions.look(),
      'pictures.forget': (picture) => media.forgetBytes(picture),
      'pictures.move': (payload) => pictureMove.step(payload),
      'import.run': (payload) => imports.run(payload),
    },
    onDeadLetter: (trx, job, reason) => mailDeadLetter(trx, job, reason, clock.now()),
  })
  return {
    ...worker,
    async schedule() {
      void restore.cleanUp()
      await planAll({ db, clock }, schedule)
    },
  }
}
