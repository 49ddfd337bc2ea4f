import type { Config } from '#config'
import { composeBase } from './compose-base.ts'
import { composeUpkeep } from './compose-upkeep.ts'
import { createJobs } from './jobs.ts'
import type { Overrides } from './overrides.ts'
import { createServices } from './services/connections/services.server.ts'
import { composeFeed } from './services/services.ts'
import { feedService } from './services/social-feed/feed.ts'
import { createSubscriptions } from './shop/audience/back-in-stock/subscriptions.server.ts'
import { readClosed } from './shop/audience/closures/closed.server.ts'
import { createOpening } from './shop/audience/opening/opening.server.ts'
import { createPageViews } from './shop/audience/page-views/page-views.server.ts'
import { createSocialFeed } from './shop/audience/social-feed/social-feed.server.ts'
import { createVacation } from './shop/audience/vacation/vacation.server.ts'
import { createArchive } from './shop/catalogue/archive/archive.server.ts'
import { createOfflineSales } from './shop/catalogue/archive/offline-sales.server.ts'
import { createCollections } from './shop/catalogue/collections/collections.server.ts'
import { createCosts } from './shop/catalogue/costs/costs.server.ts'
import { createDrops } from './shop/catalogue/drops/drops.server.ts'
import { createCertificates } from './shop/catalogue/editions/certificates.server.ts'
import { createFeeds } from './shop/catalogue/feeds/feeds.server.ts'
import { creditPacket } from './shop/catalogue/feeds/picture-credit.server.ts'
import { createContent } from './shop/catalogue/home/content.server.ts'
import { createCatalogue } from './shop/catalogue/products/catalogue.server.ts'
import { indexPiecesWith } from './shop/catalogue/search/index-pieces.server.ts'
import { countedSince } from './shop/catalogue/stock/hold-limits.server.ts'
import { createCart } from './shop/checkout/cart/cart.server.ts'
import { createCartLinks } from './shop/checkout/cart/cart-links.server.ts'
import { createCheckout } from './shop/checkout/checkout/checkout.server.ts'
import { createDiscounts } from './shop/checkout/discounts/discounts.server.ts'
import { watchPayments } from './shop/checkout/payments/event-poll.server.ts'
import { createBuyerCancels } from './shop/checkout/payments/refunds/buyer-cancels.server.ts'
import { createRefunds } from './shop/checkout/payments/refunds/refunds.server.ts'
import { taxRefusedSince } from './shop/checkout/payments/refused-tax.server.ts'
import { createTestOrders } from './shop/checkout/payments/test-orders.server.ts'
import { createMedia } from './shop/media/pictures/media.server.ts'
import { createOwnerOrders } from './shop/orders/back-office/owner-orders.server.ts'
import { createPrintProvider } from './shop/orders/fulfillment/print-provider.server.ts'
import { createInvoices } from './shop/orders/invoices/invoices.server.ts'
import { createBooks } from './shop/orders/ledger/books/books.server.ts'
import { createLedger } from './shop/orders/ledger/ledger.server.ts'
import { createPapers } from './shop/orders/papers/papers.server.ts'
import { createPostage } from './shop/orders/postage/postage.server.ts'
import { lockOrder } from './shop/orders/record/order-record.server.ts'
import { createOrders } from './shop/orders/record/orders.server.ts'
import { createReplacements } from './shop/orders/replacements/replacements.server.ts'
import { createWithdrawals } from './shop/orders/withdrawals/withdrawals.server.ts'
import { createIdentity } from './shop/people/identity/identity.server.ts'
import { createAnswers } from './shop/people/messages/answers.server.ts'
import { createMessages } from './shop/people/messages/messages.server.ts'
import { mailSubscription } from './shop/people/notifications/plan-mail.server.ts'
import { createOwnPages } from './shop/store/written-pages/own-pages.server.ts'
import type { DemoStudio } from './shop/upkeep/demo/demo-studio.ts'
import { seedDemo } from './shop/upkeep/demo/seed-demo.server.ts'
import { fixedWords } from './shop/upkeep/emails/fixed-words.server.ts'
import { createMail } from './shop/upkeep/emails/mail.server.ts'
import { createImports } from './shop/upkeep/imports/imports.server.ts'

export type Shop = Awaited<ReturnType<typeof composeShop>>

/** Throws DatabaseError when the data can't be opened. */
export async function composeShop(config: Config, overrides: Overrides = {}) {
  const base = await composeBase(config, overrides)
  const { db, clock, log, settings, storeSettings, theme, law, defaults, sealing, mails } = base
  const { outside, images, provider, printer, mailer, payment, timeZone } = base
  const { erasures, signInPath } = base
  const pageViews = createPageViews({ db, clock, log, timeZone })
  const media = createMedia({ db, clock, images, log, credit: () => creditPacket(settings) })
  const catalogue = createCatalogue({ db, clock })
  const content = createContent({ db, clock })
  const feeds = createFeeds({ db, clock, catalogue, settings })
  const identity = createIdentity({
    db,
    clock,
    sealing,
    countedSince: (reader) => countedSince(reader, clock.now()),
  })
  const cart = createCart({ db, clock, storeSettings, printer })
  const orders = createOrders({ db, clock })
  const issuer = async () => ({ ...(await settings.studio()), ...(await storeSettings.read()) })
  const certificates = createCertificates({ db, clock, sealing, issuer })
  const studioName = async () => (await settings.studio()).studioName
  const invoices = createInvoices({ db, clock, studioName })
  const papers = createPapers({
    db,
    certificates,
    invoices,
    studio: settings.studio,
    theme: async () => theme.read(),
    law: async () => law.read(),
    storeSettings: async () => storeSettings.read(),
  })
  const checkout = createCheckout({
    db,
    clock,
    payment,
    storeSettings,
    printer,
    config,
    log,
    dispatchTerms: settings.dispatchTerms,
  })
  const printing = createPrintProvider({ db, clock, provider, media, log, storeSettings })
  const socialFeed = createSocialFeed({
    db,
    clock,
    media,
    log,
    sealing,
    feed: overrides.feed ?? composeFeed(config),
    ...config.machine.feed,
  })
  const fetchPicture = overrides.fetchPicture ?? outside.fetchPicture
  const { readImport } = overrides
  const imports = createImports({ db, clock, log, media, fetchPicture, readImport })
  const ownerOrders = createOwnerOrders({ db, clock, timeZone, printProvider: printer })
  const messages = createMessages({ db, clock, erasures })
  const withdrawals = createWithdrawals({ db, clock })
  const mail = createMail({
    db,
    clock,
    log,
    mailer,
    sealing,
    settings,
    signInPath,
    mailboxes: outside.mailboxes,
  })
  const refunds = createRefunds({ db, clock, payment, log })
  const vacation = createVacation({ db, clock, settings })
  const subscriptions = createSubscriptions({
    db,
    clock,
    erasures,
    mail: mailSubscription,
    isClosed: async (trx) => (await readClosed(trx)) !== null,
  })
  const { pictureStore } = outside
  const services = createServices([...outside.list, feedService(socialFeed)], outside.known)
  const opening = createOpening({
    db,
    clock,
    settings,
    catalogue,
    identity,
    payment,
    mailer,
    storeSettings,
    services,
  })
  const ledger = createLedger({ db, clock })
  const parts = { feeds, identity, ledger, ownerOrders, socialFeed, jobs: () => jobs }
  const { backups, restore, pushes, privacy, shopExport, untrustedProxy, checkUp, demo } =
    composeUpkeep(config, overrides, base, parts)
  const jobs = createJobs({
    services,
    db,
    clock,
    log,
    backups,
    certificates,
    checkout,
    restore,
    pace: overrides.outboxPace,
    excludedTopics: config.backups.keep === 0 ? ['backup.nightly'] : [],
    ...printing,
    identity,
    imports,
    mail,
    media,
    ownerOrders,
    pictureMove: pictureStore,
    payments: watchPayments({ db, clock, log, payment, tidy: outside.tidy }),
    pushes,
    refunds,
    socialFeed,
    subscriptions,
    vacation,
    pageViews,
    withdrawals,
  })

  return {
    config,
    clock,
    db,
    log,
    jobs,
    catalogue,
    content,
    media,
    settings,
    identity,
    untrustedProxy,
    storefront: {
      cart,
      checkout,
      orders,
      certificates,
      papers,
      messages,
      subscriptions,
      collections: createCollections({ db, clock, intros: defaults.galleryIntro }),
      cartLinks: createCartLinks({ db, clock }),
      buyerCancels: createBuyerCancels({ db, clock, refunds }),
      vacation,
      opening,
      socialFeed,
      pageViews,
      feeds,
      withdrawals,
      drops: createDrops({ db, clock }),
      ownPages: createOwnPages({ db, clock }),
      archive: createArchive({ db, clock, timeZone }),
      offlineSales: createOfflineSales({ db, clock, storeSettings, timeZone }),
    },
    admin: {
      orders: ownerOrders,
      refunds,
      ledger,
      invoices,
      costs: createCosts({ db }),
      answers: createAnswers({ db, clock, lockOrder }),
      replacements: createReplacements({ db, clock, dispatchTerms: settings.dispatchTerms }),
      postage: createPostage({ db, orders: ownerOrders, fulfillment: printing.fulfillment }),
      books: createBooks({ db, clock, storeSettings }),
      discounts: createDiscounts({ db, clock }),
      testOrders: createTestOrders({ db }),
      /** Epoch milliseconds; null: it doesn't refuse. */
      taxRefusedSince: () => taxRefusedSince(db.read),
      ...printing,
      backups,
      restore,
      checkUp,
      imports,
      privacy,
      pushes,
      export: shopExport,
      fixedWords: () => fixedWords(settings),
      demo: {
        ...demo,
        seed: (studio: DemoStudio) => seedDemo({ db, images, clock, log }, studio),
      },
    },
    services: {
      ...services,
      stores: outside.stores,
      payment,
      images,
      pictureStore,
      backupStorage: outside.backupStorage,
      sealing,
      mailbox: {
        ...outside.mailbox,
        sendTest: mail.sendTest,
        isConnected: mails,
      },
      hostedPayment: outside.demoPayment.hosted,
    },
    start() {
      jobs.start()
      outside.demoPayment.start()
      pageViews.start()
      if (config.picturesAhead) void media.prepare()
      void media.fillColours(indexPiecesWith)
    },
    async close() {
      backups.stop()
      await Promise.all([imports.close(), restore.stop()])
      await Promise.all([jobs.stop(), outside.demoPayment.stop(), media.stop(), pageViews.stop()])
      await mailer().close()
      await db.close()
    },
  }
}
