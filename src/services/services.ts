import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '#config'
import { once } from '#platform/once.ts'
import type { SocialFeed } from '#services/social-feed/port.ts'
import { claimPictures, countByStore } from '#shop/media/pictures/pictures.server.ts'
import { createPictureMove } from '#shop/media/stores/move-pictures.server.ts'
import type { Settings } from '#shop/store/settings/settings.server.ts'
import type { Overrides } from '../overrides.ts'
import { backupsForm, requireOutside, serverOf } from './backups/backups.ts'
import { openPlaceForRestore } from './backups/restore-storage.ts'
import { createKnownConnections } from './connections/connections.server.ts'
import type { LiveServiceDeps } from './connections/live-service.server.ts'
import { checkServices, openServices } from './connections/open-services.server.ts'
import type { SetService } from './connections/services.server.ts'
import { createTxtLookUp } from './mail/dns-txt.ts'
import { mailboxForm } from './mail/mail.ts'
import { lookAtMailDomain } from './mail/mail-domain.server.ts'
import { createFileMailer } from './mail/mail-file.ts'
import { createDemoPayment, type DemoPayment } from './payments/demo/demo.ts'
import { livePayment } from './payments/live-payment.ts'
import { stripeSetup, tidyStripe } from './payments/stripe-connection.ts'
import { createPictureFetcher } from './pictures/fetch-picture.ts'
import { createDiskStore, livePictureStores } from './pictures/picture-stores.ts'
import { pictureStoreForm } from './pictures/pictures.ts'
import { printfulStoresOf } from './printing/printful-connection.ts'
import { createInstagramFeed } from './social-feed/instagram.ts'

export { openPlaceForRestore } from './backups/restore-storage.ts'
export { connectionsIn, openPictureStores, restoreStore } from './pictures/picture-stores.ts'

export type ServiceDeps = Omit<LiveServiceDeps, 'connections'> & {
  settings: Settings
  log: Logger
  overrides: Pick<Overrides, 'lookUpTxt' | 'pictureStores'>
}

export async function composeServices(config: Config, deps: ServiceDeps) {
  const connections = createKnownConnections(deps.db)
  const demoPayment = composeDemoPayment(config, deps)
  const { db, clock, log, settings } = deps
  const { lookUpTxt = createTxtLookUp(), pictureStores } = deps.overrides
  const setup = { db, clock, storeSettings: settings.storeSettings, demo: demoPayment }
  const live = openServices(config, setup, { ...deps, connections })
  const { payments, mail, pictures } = live
  const onDisk: SetService = {
    ...pictures,
    disconnect: () => pictures.connect({ provider: 'disk' }),
  }
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

  async function tidy(): Promise<void> {
    for (const { account, config: connection } of [
      await payments.read(),
      ...(await payments.former()),
    ]) {
      if (connection?.provider !== 'stripe') continue
      try {
        const endpoints = await tidyStripe(stripeSetup(config, setup), connection)
        if (endpoints) {
          await payments.change(account, (now) =>
            now.provider === 'stripe' ? { ...now, endpoints } : null,
          )
        }
      } catch (err) {
        log.warn({ err }, 'could not remove the replaced connection at the payment provider')
      }
    }
  }

  return {
    known: [connections, inUse],
    live,
    checks: (own: Parameters<typeof checkServices>[2]) => checkServices(live, setup, own),
    list: Object.values<SetService>({ ...live, pictures: onDisk }),
    demoPayment,
    payment: livePayment({ ...payments, webhookSeen }, demoPayment),
    tidy,
    stores: (token: string) => printfulStoresOf(config.apiBases.printful, token),
    images: stores.images,
    pictureStore: {
      ...createPictureMove({ db, clock, log, stores: pictureStores ?? stores }),
      form: async () => pictureStoreForm(await pictures.read(), await pictures.former()),
    },
    backupStorage: {
      openForRestore: (input: unknown) =>
        openPlaceForRestore(input, (place) => requireOutside(place, config.backups.host)),
      place: async () => (await live.backups.read()).adapter,
      form: async () => backupsForm((await live.backups.read()).config),
    },
    fetchPicture: createPictureFetcher(),
    async backupHost() {
      const { config: place } = await live.backups.read()
      return place && serverOf(place)
    },
    mailHost: async () => (await mail.read()).config?.host ?? null,
    async mailboxes() {
      const { from, to } = (await mail.read()).config ?? { from: undefined, to: config.mailTo }
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

export function composeFeed({ machine }: Config): SocialFeed {
  return createInstagramFeed({ apiBase: machine.feed.apiBase })
}

function composeDemoPayment(config: Config, { clock, log, settings }: ServiceDeps): DemoPayment {
  const { demoPageBase, dataDir, host, port } = config
  return createDemoPayment({
    folder: join(dataDir, 'demo-payments'),
    pageBase: () => demoPageBase ?? settings.storeSettings.current().publicUrl,
    studio: async () => ({
      name: (await settings.studio()).studioName,
      theme: await settings.theme.read(),
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
