import { hostname } from 'node:os'
import { join } from 'node:path'
import type { Config } from '#config'
import { demoWords } from '#demo/all-words.ts'
import { createLog } from '#log'
import { readSecretKey } from './config/secret-key.ts'
import { createJobs } from './jobs.ts'
import type { Overrides } from './overrides.ts'
import { openDatabase } from './platform/db/open.ts'
import { openSnapshot } from './platform/db/snapshot.ts'
import { createSealing } from './platform/sealing.ts'
import { systemClock } from './platform/time/clock.ts'
import { createServices } from './services/connections/services.server.ts'
import { reachesPeople } from './services/mail/port.ts'
import { composeFeed, composeServices, forgetMailFiles, restoreStore } from './services/services.ts'
import { feedService, socialFeedCheck } from './services/social-feed/feed.ts'
import { createSubscriptions } from './shop/audience/back-in-stock/subscriptions.server.ts'
import { readClosed } from './shop/audience/closures/closed.server.ts'
import { createOpening } from './shop/audience/opening/opening.server.ts'
import { createPageViews } from './shop/audience/page-views/page-views.server.ts'
import { createSocialFeed } from './shop/audience/social-feed/social-feed.server.ts'
import { createVacation, knownVacationDays } from './shop/audience/vacation/vacation.server.ts'
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
import { orderJsonFields } from './shop/orders/back-office/orders-json.server.ts'
import { createOwnerOrders } from './shop/orders/back-office/owner-orders.server.ts'
import { createPrinting } from './shop/orders/fulfillment/printing.server.ts'
import { createInvoices } from './shop/orders/invoices/invoices.server.ts'
import { createBooks } from './shop/orders/ledger/books/books.server.ts'
import { createLedger } from './shop/orders/ledger/ledger.server.ts'
import { createPapers } from './shop/orders/papers/papers.server.ts'
import { createPostage } from './shop/orders/postage/postage.server.ts'
import { createOrders } from './shop/orders/record/orders.server.ts'
import { createReplacements } from './shop/orders/replacements/replacements.server.ts'
import { createWithdrawals } from './shop/orders/withdrawals/withdrawals.server.ts'
import { createIdentity } from './shop/people/identity/identity.server.ts'
import { createAnswers } from './shop/people/messages/answers.server.ts'
import { createMessages } from './shop/people/messages/messages.server.ts'
import { mailSubscription } from './shop/people/notifications/plan-mail.server.ts'
import { createErasures } from './shop/people/privacy/erasures.server.ts'
import { createPrivacy } from './shop/people/privacy/privacy.server.ts'
import { createLaw } from './shop/store/law/law.server.ts'
import { createSettings } from './shop/store/settings/settings.server.ts'
import { createStoreSettings } from './shop/store/store-settings/store-settings.server.ts'
import { createTheme } from './shop/store/theme/theme.server.ts'
import { createOwnPages } from './shop/store/written-pages/own-pages.server.ts'
import { createBackups } from './shop/upkeep/backup/backups.server.ts'
import { personalDataSources } from './shop/upkeep/backup/restore/personal-data-sources.server.ts'
import { createRestore } from './shop/upkeep/backup/restore/restore.server.ts'
import { createCheckUp } from './shop/upkeep/check-up/check-up.server.ts'
import { expiryChecks, readExpiry } from './shop/upkeep/check-up/expiry-checks.server.ts'
import { installationChecks } from './shop/upkeep/check-up/installation-checks.server.ts'
import { sellingChecks } from './shop/upkeep/check-up/selling-checks.server.ts'
import { createUntrustedProxy } from './shop/upkeep/check-up/untrusted-proxy.server.ts'
import { createDemo } from './shop/upkeep/demo/clear-demo.server.ts'
import type { DemoStudio } from './shop/upkeep/demo/demo-studio.ts'
import { seedDemo } from './shop/upkeep/demo/seed-demo.server.ts'
import { fixedWords } from './shop/upkeep/emails/fixed-words.server.ts'
import { createMail } from './shop/upkeep/emails/mail.server.ts'
import { createExport } from './shop/upkeep/export/export.server.ts'
import { createImports } from './shop/upkeep/imports/imports.server.ts'
import { createPushes } from './shop/upkeep/push/push.server.ts'
import { studioDefaults } from './studio-defaults.ts'

export type Shop = Awaited<ReturnType<typeof composeShop>>

/** Throws DatabaseError when the data can't be opened. */
export async function composeShop(config: Config, overrides: Overrides = {}) {
  const clock = overrides.clock ?? systemClock
  const log = overrides.log ?? createLog(config.logLevel)
  const location = { url: config.databaseUrl, dataDir: config.dataDir }
  const db = overrides.db ?? (await openDatabase(location, log))

  const { storeSettings: machine, localUrl } = config
  const storeSettings = createStoreSettings({ db, clock, machine, localUrl })
  await storeSettings.read()
  const printer = () => provider().name
  const theme = createTheme({ db, clock })
  const law = createLaw({ db, clock })
  const defaults = studioDefaults(config)
  const vacationDays = knownVacationDays(db, clock)
  const recipients = async () => ({
    payment: payment.name,
    printer: printer(),
    mailHost: await outside.mailHost(),
    pictures: images().origins.length > 0 ? images().name : null,
    backupHost: await outside.backupHost(),
  })
  const mails = () => reachesPeople(mailer())
  const own = { storeSettings, theme, law, printer, recipients, mails, vacationDays }
  const settings = createSettings({ db, clock, defaults, ...own })
  const sealing = createSealing(() => readSecretKey(config))
  const outside = await composeServices(config, { db, clock, log, sealing, settings, overrides })
  // Read at every call, because the owner may connect another service while the shop runs.
  const images = () => overrides.images ?? outside.images()
  const provider = () => overrides.fulfillment ?? outside.live.printing.current().adapter
  const mailer = () => overrides.mailer ?? outside.live.mail.current().adapter
  const payment = overrides.payment ?? outside.payment
  const originals = { get: (key: string) => images().get(key) }
  const timeZone = async () => (await settings.studio()).timeZone
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
  const printing = createPrinting({ db, clock, provider, media, log, storeSettings })
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
  const selfFulfilled = () => printer() === 'manual'
  const ownerOrders = createOwnerOrders({ db, clock, timeZone, selfFulfilled })
  const erasures = createErasures({ db, clock, sealing, file: join(config.dataDir, 'erasures') })
  const messages = createMessages({ db, clock, erasures })
  const withdrawals = createWithdrawals({ db, clock })
  const signInPath = () => settings.signInPath(config.signInPath)
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
  const backups = createBackups({
    db,
    clock,
    log,
    images: originals,
    openSnapshot: overrides.snapshot ?? (() => openSnapshot(location)),
    folder: join(config.dataDir, 'backups'),
    keep: config.backups.keep,
    timeZone,
    machine: hostname(),
    place: outside.backupStorage.place,
    erasures: erasures.all,
  })
  const restore = createRestore({
    db,
    clock,
    log,
    erasures,
    payment,
    signInPath,
    restart: overrides.restart,
    openPlace: outside.backupStorage.openForRestore,
    storeFor: (rows) => overrides.images ?? restoreStore(config, rows),
    folder: join(config.dataDir, 'restore'),
    jobs: () => jobs,
  })
  const pushes = createPushes({ db, clock, log, sealing, settings, send: overrides.sendPush })
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
  const privacy = createPrivacy({
    db,
    clock,
    log,
    erasures,
    sources: personalDataSources,
    async forgetFiles(email) {
      await forgetMailFiles(config, email)
      await outside.demoPayment.forget(email)
      void backups.elsewhere.sendErasures()
    },
  })
  const shopExport = createExport({
    db,
    clock,
    images: originals,
    exportOrders: (range) => ownerOrders.export(range),
    ordersJson: { fields: orderJsonFields, all: ownerOrders.ordersJson },
    timeZone,
  })
  const untrustedProxy = createUntrustedProxy({ trustProxy: config.trustProxy, clock, log })
  const ledger = createLedger({ db, clock })
  const checkUp = createCheckUp({
    checks: [
      untrustedProxy.check,
      ...installationChecks({
        config,
        storeSettings,
        db,
        clock,
        images,
        timeZone,
        pictureStore,
        backups,
        identity,
      }),
      ...expiryChecks({ storeSettings, clock, read: overrides.readExpiry ?? readExpiry() }),
      ...outside.checks({ payments: () => payment, printing: provider, mail: mailer }),
      socialFeedCheck(socialFeed, clock),
      ...sellingChecks({ law, feeds, ledger, storeSettings, clock, payment, timeZone }),
    ],
    log,
  })
  const demo = createDemo({ db, clock, words: { demos: demoWords, defaults } })

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
      answers: createAnswers({ db, clock }),
      replacements: createReplacements({ db, clock }),
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
