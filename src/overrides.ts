import type { Logger } from 'pino'
import type { Database } from './platform/db/database.ts'
import type { OutboxPace } from './platform/db/outbox/outbox-pause.ts'
import type { Snapshot } from './platform/db/snapshot.ts'
import type { Clock } from './platform/time/clock.ts'
import type { LookUpTxt } from './services/mail/mail-domain.server.ts'
import type { Mailer } from './services/mail/port.ts'
import type { PaymentProvider } from './services/payments/port.ts'
import type { ImageStore } from './services/pictures/port.ts'
import type { PrintProvider } from './services/printing/port.ts'
import type { SocialFeed } from './services/social-feed/port.ts'
import type { FetchPicture } from './shop/media/pictures/fetch-picture.ts'
import type { PictureStores } from './shop/media/stores/picture-stores.ts'
import type { ExpiryReaders } from './shop/upkeep/check-up/expiry-checks.server.ts'
import type { ReadImport } from './shop/upkeep/imports/file-reader.server.ts'
import type { SendPush } from './shop/upkeep/push/push.server.ts'

export interface Overrides {
  db?: Database
  clock?: Clock
  log?: Logger
  payment?: PaymentProvider
  fulfillment?: PrintProvider
  images?: ImageStore
  pictureStores?: PictureStores
  fetchPicture?: FetchPicture
  feed?: SocialFeed
  mailer?: Mailer
  lookUpTxt?: LookUpTxt
  outboxPace?: OutboxPace
  sendPush?: SendPush
  readExpiry?: ExpiryReaders
  /** Instead of a thread. */
  readImport?: ReadImport | undefined
  /** Composes the shop anew, once another shop's rows are in its database. */
  restart?: () => void
  snapshot?: () => Promise<Snapshot>
}
