import type { Logger } from 'pino'
import type { Database } from './platform/db/database.ts'
import type { OutboxPace } from './platform/db/outbox/outbox-pause.ts'
import type { Snapshot } from './platform/db/snapshot.ts'
import type { Clock } from './platform/time/clock.ts'
import type { LookUpTxt } from './services/connections/mail-domain.server.ts'
import type { SocialFeed } from './shop/audience/social/social-feed.ts'
import type { PaymentProvider } from './shop/checkout/payments/payment.ts'
import type { FetchPicture } from './shop/media/pictures/fetch-picture.ts'
import type { ImageStore } from './shop/media/stores/image-store.ts'
import type { PictureStores } from './shop/media/stores/picture-stores.ts'
import type { FulfilmentProvider } from './shop/orders/fulfillment/print-provider.ts'
import type { Mailer } from './shop/upkeep/emails/mailer.ts'

export interface Overrides {
  db?: Database
  clock?: Clock
  log?: Logger
  payment?: PaymentProvider
  fulfilment?: FulfilmentProvider
  images?: ImageStore
  pictureStores?: PictureStores
  fetchPicture?: FetchPicture
  feed?: SocialFeed
  mailer?: Mailer
  lookUpTxt?: LookUpTxt
  outboxPace?: OutboxPace
  snapshot?: () => Promise<Snapshot>
}
