import { hostname } from 'node:os'
import { join } from 'node:path'
import type { Config } from '#config'
import { demoWords } from '#demo/all-words.ts'
import type { Base } from './compose-base.ts'
import type { Jobs } from './jobs.ts'
import type { Overrides } from './overrides.ts'
import { openSnapshot } from './platform/db/snapshot.ts'
import { forgetMailFiles, restoreStore } from './services/services.ts'
import { socialFeedCheck } from './services/social-feed/feed.ts'
import type { SocialFeedService } from './shop/audience/social-feed/social-feed.server.ts'
import type { Feeds } from './shop/catalogue/feeds/feeds.server.ts'
import { orderJsonFields } from './shop/orders/back-office/orders-json.server.ts'
import type { OwnerOrders } from './shop/orders/back-office/owner-orders.server.ts'
import type { Ledger } from './shop/orders/ledger/ledger.server.ts'
import type { Identity } from './shop/people/identity/identity.server.ts'
import { createPrivacy } from './shop/people/privacy/privacy.server.ts'
import { createBackups } from './shop/upkeep/backup/backups.server.ts'
import { personalDataSources } from './shop/upkeep/backup/restore/personal-data-sources.server.ts'
import { createRestore } from './shop/upkeep/backup/restore/restore.server.ts'
import { createCheckUp } from './shop/upkeep/check-up/check-up.server.ts'
import { expiryChecks, readExpiry } from './shop/upkeep/check-up/expiry-checks.server.ts'
import { installationChecks } from './shop/upkeep/check-up/installation-checks.server.ts'
import { sellingChecks } from './shop/upkeep/check-up/selling-checks.server.ts'
import { createUntrustedProxy } from './shop/upkeep/check-up/untrusted-proxy.server.ts'
import { createDemo } from './shop/upkeep/demo/clear-demo.server.ts'
import { createExport } from './shop/upkeep/export/export.server.ts'
import { createPushes } from './shop/upkeep/push/push.server.ts'

interface ReadParts {
  feeds: Feeds
  identity: Identity
  ledger: Ledger
  ownerOrders: OwnerOrders
  socialFeed: SocialFeedService
  jobs: () => Jobs
}

/** Backups, exports, erasures, the check-up: each reads the other parts of the shop. */
export function composeUpkeep(config: Config, overrides: Overrides, base: Base, parts: ReadParts) {
  const { db, clock, log, settings, storeSettings, law, defaults, sealing, erasures } = base
  const { outside, images, provider, mailer, payment, timeZone, location, signInPath } = base
  const { feeds, identity, ledger, ownerOrders, socialFeed, jobs } = parts
  const { pictureStore } = outside
  const originals = { get: (key: string) => images().get(key) }
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
    jobs,
  })
  const pushes = createPushes({ db, clock, log, sealing, settings, send: overrides.sendPush })
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

  return { backups, restore, pushes, privacy, shopExport, untrustedProxy, checkUp, demo }
}
