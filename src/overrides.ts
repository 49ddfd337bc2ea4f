import type { Logger } from 'pino'
import type { Database } from '#db/database.ts'
import type { OutboxPace } from '#db/outbox-pause.ts'
import type { Snapshot } from '#db/snapshot.ts'
import type { Clock } from '#kernel/clock.ts'
import type { FulfilmentProvider } from '#shop/fulfilment/print-provider.ts'
import type { Mailer } from '#shop/mail/mailer.ts'
import type { FetchPicture } from '#shop/media/fetch-picture.ts'
import type { ImageStore } from '#shop/media/image-store.ts'
import type { PictureStores } from '#shop/media/picture-stores.ts'
import type { PaymentProvider } from '#shop/payments/payment.ts'
import type { LookUpTxt } from '#shop/services/mail-domain.server.ts'
import type { SocialFeed } from '#shop/social/social-feed.ts'

/** What tests put in place of the real thing. */
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
