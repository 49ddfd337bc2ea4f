/* This folder is the only importer of adapters. */
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '#config'
import { hurryJobs } from '#platform/db/outbox/outbox.ts'
import { once } from '#platform/once.ts'
import type { Mailer } from '#services/mail/port.ts'
import type { FulfilmentProvider } from '#services/printing/port.ts'
import type { SocialFeed } from '#services/social/port.ts'
import { claimPictures, countByStore } from '#shop/media/pictures/pictures.server.ts'
import { createPictureMove } from '#shop/media/stores/move-pictures.server.ts'
import type { Settings } from '#shop/store/settings/settings.server.ts'
import type { Overrides } from '../overrides.ts'
import type { ServiceInput } from './connections/connect.schema.ts'
import { createKnownConnections } from './connections/known-connections.server.ts'
import { createLiveService, type LiveServiceDeps } from './connections/live-service.server.ts'
import type { SetService } from './connections/services.server.ts'
import { readShopId } from './connections/shop-id.server.ts'
import { createTxtLookUp } from './mail/dns-txt.ts'
import { mailboxForm, mailService } from './mail/mail.ts'
import { lookAtMailDomain } from './mail/mail-domain.server.ts'
import { createFileMailer } from './mail/mail-file.ts'
import { createDemoPayment, type DemoPayment } from './payments/demo/demo.ts'
import { livePayment } from './payments/live-payment.ts'
import { paymentsService } from './payments/payments.ts'
import { type StripeSetup, tidyStripe } from './payments/stripe-connection.ts'
import { createPictureFetcher } from './pictures/fetch-picture.ts'
import { createDiskStore, livePictureStores } from './pictures/picture-stores.ts'
import { pictureStoreForm, picturesService } from './pictures/pictures.ts'
import { type PrintfulSetup, printfulStoresOf } from './printing/printful-connection.ts'
import { printingService } from './printing/printing.ts'
import { createInstagramFeed } from './social/instagram.ts'

export { connectionsIn, openPictureStores, restoreStore } from './pictures/picture-stores.ts'

export type ServiceDeps = Omit<LiveServiceDeps, 'connections'> & {
  settings: Settings
  log: Logger
  overrides: Pick<Overrides, 'lookUpTxt' | 'pictureStores'>
}

export async function composeServices(config: Config, deps: ServiceDeps) {
  const connections = createKnownConnections(deps.db)
  const all = { ...deps, connections }
  const demoPayment = composeDemoPayment(config, deps)
  const { db, clock, log, settings } = deps
  const { lookUpTxt = createTxtLookUp(), pictureStores } = deps.overrides
  const setup: StripeSetup = {
    clock,
    place: settings.place,
    apiBase: config.apiBases.stripe,
    shopId: () => readShopId(db, clock.now()),
  }
  const payments = createLiveService(
    paymentsService(config, { clock, demo: demoPayment, setup }),
    all,
  )
  const printful: PrintfulSetup = { place: settings.place, apiBase: config.apiBases.printful }
  const printing = createLiveService(printingService(config, printful), all)
  const sendWaiting = () => db.transact((trx) => hurryJobs(trx, 'mail.send', clock.now()))
  const mail = createLiveService(mailService(config, sendWaiting), all)
  const pictures = createLiveService(picturesService(config), all)
  const onDisk: ServiceInput = { provider: 'disk' }
  const pictureService: SetService = { ...pictures, disconnect: () => pictures.connect(onDisk) }
  const list: SetService[] = [payments, printing, mail, pictureService]
  const inUse = once(db, async () => [...(await countByStore(db.read)).keys()], [])
  const stores = livePictureStores(pictures, createDiskStore(config), inUse)
  await connections.read()
  const { state, adapter: store } = pictures.current()
  if (state !== 'trouble') await claimPictures(db, store.id)
  await inUse.read()

  /** The first event proves that events arrive. */
  async function webhookSeen(account: string): Promise<void> {
    const now = clock.now()
    await payments.change(account, (connection) =>
      connection.provider === 'stripe' && connection.provenAt === null
        ? { ...connection, provenAt: now }
        : null,
    )
  }

  /** Takes down, at a provider, endpoints that were replaced some minutes ago. */
  async function tidy(): Promise<void> {
    for (const { account, config: connection } of [
      await payments.read(),
      ...(await payments.former()),
    ]) {
      if (connection?.provider !== 'stripe') continue
      try {
        const endpoints = await tidyStripe(setup, connection)
        if (endpoints) {
          await payments.change(account, (now) =>
            now.provider === 'stripe' ? { ...now, endpoints } : null,
          )
        }
      } catch (err) {
        log.warn({ err }, 'could not take down what was replaced at the payment provider')
      }
    }
  }

  return {
    known: [connections, inUse],
    list,
    demoPayment,
    payment: livePayment({ ...payments, webhookSeen }, demoPayment),
    tidy,
    stores: (token: string) => printfulStoresOf(printful, token),
    provider: (): FulfilmentProvider => printing.current().adapter,
    mailer: (): Mailer => mail.current().adapter,
    images: stores.images,
    pictureStore: {
      ...createPictureMove({ db, clock, log, stores: pictureStores ?? stores }),
      form: async () => pictureStoreForm(await pictures.read(), await pictures.former()),
    },
    fetchPicture: createPictureFetcher(),
    mailHost: async () => (await mail.read()).config?.host ?? null,
    async mailboxes() {
      const { from, to } = (await mail.read()).config ?? config.mail
      return { from, to }
    },
    mailbox: {
      form: async () => mailboxForm((await mail.read()).config),
      async domain() {
        const { from, mailbox = 'other' } = (await mail.read()).config ?? {}
        return from ? lookAtMailDomain(lookUpTxt, { address: from.address, mailbox }) : null
      },
    },
  }
}

export async function forgetMailFiles({ dataDir }: Config, address: string): Promise<void> {
  await createFileMailer({ folder: join(dataDir, 'mail') }).forget(address)
}

export function composeFeed({ social }: Config): SocialFeed {
  return createInstagramFeed({ apiBase: social.apiBase })
}

function composeDemoPayment(config: Config, { clock, log, settings }: ServiceDeps): DemoPayment {
  const { demoPageBase, dataDir, host, port } = config
  return createDemoPayment({
    folder: join(dataDir, 'demo-payments'),
    pageBase: () => demoPageBase ?? settings.place.current().publicUrl,
    studio: async () => ({
      name: (await settings.studio()).studioName,
      look: await settings.look.read(),
    }),
    eventsUrl: `http://${loopback(host)}:${port}/api/payments/demo/events`,
    clock,
    log,
  })
}

/** 0.0.0.0 is no destination. */
function loopback(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}
