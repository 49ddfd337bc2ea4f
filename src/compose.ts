import { hostname } from 'node:os'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '#config'
import type { Database } from '#db/database.ts'
import { takingExtras } from '#db/first-commit.ts'
import { openDatabase } from '#db/open.ts'
import { openSnapshot } from '#db/snapshot.ts'
import { drawPicture } from '#demo/draw.ts'
import { words } from '#demo/words.ts'
import { type Clock, systemClock } from '#kernel/clock.ts'
import { createSealing, type Sealing } from '#kernel/sealing.ts'
import { createLog } from '#log'
import { type Backups, createBackups } from '#shop/backup/backups.server.ts'
import { type Cart, createCart } from '#shop/cart/cart.server.ts'
import { type Catalogue, createCatalogue } from '#shop/catalogue/catalogue.server.ts'
import { type CheckUp, createCheckUp } from '#shop/check-up/check-up.server.ts'
import { installationChecks } from '#shop/check-up/installation-checks.server.ts'
import { serviceChecks } from '#shop/check-up/service-checks.server.ts'
import { createUntrustedProxy, type UntrustedProxy } from '#shop/check-up/untrusted-proxy.server.ts'
import { type Checkout, createCheckout } from '#shop/checkout/checkout.server.ts'
import { type Content, createContent } from '#shop/content/content.server.ts'
import { createDataExport, type DataExport } from '#shop/data-export/data-export.server.ts'
import { createDemo, type Demo } from '#shop/demo/clear-demo.server.ts'
import type { DemoStudio } from '#shop/demo/demo-studio.ts'
import { seedDemo } from '#shop/demo/seed-demo.server.ts'
import { createPrinting, type Printing } from '#shop/fulfilment/printing.server.ts'
import { createIdentity, type Identity } from '#shop/identity/identity.server.ts'
import { createImports, type Imports } from '#shop/imports/imports.server.ts'
import { createLedger, type Ledger } from '#shop/ledger/ledger.server.ts'
import { createMail } from '#shop/mail/mail.server.ts'
import type { ImageStore } from '#shop/media/image-store.ts'
import { createMedia, type Media } from '#shop/media/media.server.ts'
import { createMessages, type Messages } from '#shop/messages/messages.server.ts'
import { messagesData } from '#shop/messages/personal-data.server.ts'
import {
  mailNewDevice,
  mailSignInLink,
  mailSubscription,
} from '#shop/notifications/plan-mail.server.ts'
import { createOpening, type OpeningService, readClosed } from '#shop/opening/opening.server.ts'
import { openOrderFields } from '#shop/order-admin/open-orders.server.ts'
import { createOwnerOrders, type OwnerOrders } from '#shop/order-admin/owner-orders.server.ts'
import { createOrders, type Orders } from '#shop/orders/orders.server.ts'
import { ordersData } from '#shop/orders/personal-data.server.ts'
import { watchPayments } from '#shop/payments/event-poll.server.ts'
import type { PaymentProvider } from '#shop/payments/payment.ts'
import { createRefunds, type Refunds } from '#shop/payments/refunds.server.ts'
import { createTestOrders, type TestOrders } from '#shop/payments/test-orders.server.ts'
import { createPlace } from '#shop/place/place.server.ts'
import { createPrivacy, type Privacy } from '#shop/privacy/privacy.server.ts'
import type { Mailbox } from '#shop/services/mailbox.ts'
import type { ServiceChoice } from '#shop/services/service.ts'
import { createServices, type SetServices } from '#shop/services/services.server.ts'
import { createSettings, type Settings } from '#shop/settings/settings.server.ts'
import { createSocial, type Social } from '#shop/social/social.server.ts'
import { subscriptionsData } from '#shop/subscriptions/personal-data.server.ts'
import {
  createSubscriptions,
  type Subscriptions,
} from '#shop/subscriptions/subscriptions.server.ts'
import { createVacation, type VacationService } from '#shop/vacation/vacation.server.ts'
import { readSecretKey } from './config/secret-key.ts'
import { createJobs, type Jobs } from './jobs.ts'
import type { Overrides } from './overrides.ts'
import { feedService } from './services/feed.ts'
import type { PictureStore } from './services/pictures.ts'
import { composeFeed, composeServices, forgetMailFiles } from './services/services.ts'
import { studioDefaults } from './studio-defaults.ts'

/** What visitors use: buying, and reaching the studio. */
export interface Storefront {
  cart: Cart
  checkout: Checkout
  orders: Orders
  messages: Messages
  subscriptions: Subscriptions
  vacation: VacationService
  opening: OpeningService
  social: Social
}

/** What only the studio's staff uses. */
export interface Admin extends Printing {
  orders: OwnerOrders
  refunds: Refunds
  ledger: Ledger
  testOrders: TestOrders
  backups: Backups
  checkUp: CheckUp
  dataExport: DataExport
  imports: Imports
  privacy: Privacy
  demo: Demo & {
    /** Fills an empty database with a demo studio. */
    seed(studio: DemoStudio): Promise<void>
  }
}

/** The services outside: those that answer requests, and how each is set. */
export interface Services extends SetServices {
  /** The stores that a print provider's token opens. */
  stores(token: string): Promise<ServiceChoice[]>
  payment: PaymentProvider
  images: ImageStore
  pictureStore: PictureStore
  /** Seals what the database must not tell by itself. */
  sealing: Sealing
  mailbox: Mailbox
  /** Pages of the payment provider that lives in this process, the demo's. */
  hostedPayment: { path: string; respond: (request: Request) => Promise<Response> }
}

/** The whole shop, as the API and the pages are handed it. */
export interface Shop {
  config: Config
  clock: Clock
  db: Database
  log: Logger
  jobs: Jobs
  catalogue: Catalogue
  content: Content
  media: Media
  settings: Settings
  identity: Identity
  storefront: Storefront
  admin: Admin
  services: Services
  untrustedProxy: UntrustedProxy
  /** Begins what runs beside requests: the outbox, picture sizes made ahead, demo payment events. */
  start(): void
  /** Lets what runs finish, and closes the database. */
  close(): Promise<void>
}

/**
 * Puts the shop together: opens the database and hands every part what it needs. Throws DatabaseError
 * when the data can't be opened.
 */
export async function composeShop(config: Config, overrides: Overrides = {}): Promise<Shop> {
  const clock = overrides.clock ?? systemClock
  const log = overrides.log ?? createLog(config.logLevel)
  const location = { url: config.databaseUrl, dataDir: config.dataDir }
  const db = takingExtras(overrides.db ?? (await openDatabase(location, log)))

  const place = createPlace({ db, clock, machine: config.place, localUrl: config.localUrl })
  await place.read()
  const printer = () => provider.name
  const settings = createSettings({ db, clock, defaults: studioDefaults(config), place, printer })
  const sealing = createSealing(() => readSecretKey(config))
  const outside = await composeServices(config, { db, clock, log, sealing, settings, overrides })
  const images = overrides.images ?? outside.images
  const payment = overrides.payment ?? outside.payment
  const provider = overrides.fulfilment ?? outside.provider
  const mailer = overrides.mailer ?? outside.mailer
  const media = createMedia({ db, clock, images, log })
  const catalogue = createCatalogue({ db, clock })
  const content = createContent({ db, clock })
  const mails = { link: mailSignInLink, newDevice: mailNewDevice }
  const identity = createIdentity({ db, clock, sealing, mails })
  const cart = createCart({ db, clock, place, printer })
  const orders = createOrders({ db })
  const checkout = createCheckout({ db, clock, payment, place, printer, config, log })
  const printing = createPrinting({ db, clock, provider, media, log, place })
  const feed = overrides.feed ?? composeFeed(config)
  const social = createSocial({ db, clock, feed, media, log, sealing, ...config.social })
  const fetchPicture = overrides.fetchPicture ?? outside.fetchPicture
  const imports = createImports({ db, clock, log, media, fetchPicture })
  const ownerOrders = createOwnerOrders({
    db,
    clock,
    get selfFulfilled() {
      return provider.name === 'manual'
    },
  })
  const messages = createMessages({ db, clock })
  const signInPath = () => settings.signInPath(config.signInPath)
  const sending = { mailer, mailboxes: outside.mailboxes, sealing, settings, signInPath }
  const mail = createMail({ db, clock, log, ...sending })
  const refunds = createRefunds({ db, clock, payment, log })
  const vacation = createVacation({ db, clock, settings })
  const subscriptions = createSubscriptions({
    db,
    clock,
    mail: mailSubscription,
    isClosed: async (trx) => (await readClosed(trx)) !== null,
  })
  const { pictureStore } = outside
  const services = createServices([...outside.list, feedService(social)], outside.known)
  const stepSources = { settings, catalogue, identity, payment, mailer, place, services }
  const opening = createOpening({ db, clock, ...stepSources })
  const backups = createBackups({
    db,
    clock,
    log,
    images,
    openSnapshot: overrides.snapshot ?? (() => openSnapshot(location)),
    folder: join(config.dataDir, 'backups'),
    keep: config.backups.keep,
    timeZone: async () => (await settings.studio()).timeZone,
    machine: hostname(),
  })
  const jobs = createJobs({
    services,
    db,
    clock,
    log,
    pace: overrides.outboxPace,
    excludedTopics: config.backups.keep === 0 ? ['backup.nightly'] : [],
    backups,
    checkout,
    ...printing,
    identity,
    imports,
    mail,
    media,
    ownerOrders,
    pictureMove: pictureStore,
    payments: watchPayments({ db, clock, log, payment, tidy: outside.tidy }),
    refunds,
    social,
    subscriptions,
    vacation,
  })
  const privacy = createPrivacy({
    db,
    clock,
    sources: [ordersData, messagesData, subscriptionsData],
    forgetFiles: (email) => forgetMailFiles(config, email),
  })
  const dataExport = createDataExport({
    ...{ db, clock, images },
    exportOrders: (range) => ownerOrders.export(range),
    openOrders: { fields: openOrderFields, all: ownerOrders.openFormat },
    timeZone: async () => (await settings.studio()).timeZone,
  })
  const untrustedProxy = createUntrustedProxy({ trustProxy: config.trustProxy, clock, log })
  const checkUp = createCheckUp({
    checks: [
      untrustedProxy.check,
      ...installationChecks({ config, place, db, clock, images, pictureStore, backups, identity }),
      ...serviceChecks({ db, clock, payment, place, provider, mailer, social }),
    ],
    log,
  })
  const demo = createDemo({ db, clock, words: { demo: words, defaults: studioDefaults(config) } })

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
    storefront: { cart, checkout, orders, messages, subscriptions, vacation, opening, social },
    admin: {
      orders: ownerOrders,
      refunds,
      ledger: createLedger({ db, clock }),
      testOrders: createTestOrders({ db }),
      ...printing,
      backups,
      checkUp,
      dataExport,
      imports,
      privacy,
      demo: {
        ...demo,
        seed: (studio) => seedDemo({ db, media, clock, log, draw: drawPicture }, studio),
      },
    },
    services: {
      ...services,
      stores: outside.stores,
      payment,
      images,
      pictureStore,
      sealing,
      mailbox: { ...outside.mailbox, sendTest: mail.sendTest },
      hostedPayment: outside.demoPayment.hosted,
    },
    start() {
      jobs.start()
      outside.demoPayment.start()
      if (config.picturesAhead) void media.prepare()
    },
    async close() {
      backups.stop()
      imports.close()
      await Promise.all([jobs.stop(), outside.demoPayment.stop(), media.stop()])
      await mailer.close()
      await db.close()
    },
  }
}
