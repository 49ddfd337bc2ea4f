import type { Logger } from 'pino'
import type { Config } from '#config'
import type { Database } from '#db/database.ts'
import type { OutboxWorker } from '#db/outbox-worker.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Cart } from '#shop/cart/cart.server.ts'
import type { Catalogue } from '#shop/catalogue/catalogue.server.ts'
import type { Checkout } from '#shop/checkout/checkout.server.ts'
import type { PaymentProvider } from '#shop/checkout/payment.ts'
import type { Content } from '#shop/content/content.server.ts'
import type { FulfilmentProvider } from '#shop/fulfilment/fulfilment.ts'
import type { Identity } from '#shop/identity/identity.server.ts'
import type { ImageStore } from '#shop/media/image-store.ts'
import type { Media } from '#shop/media/media.server.ts'
import type { Orders } from '#shop/orders/orders.server.ts'
import type { Settings } from '#shop/settings/settings.server.ts'

/** The whole shop, as the API and the pages are handed it. */
export interface Shop {
  config: Config
  clock: Clock
  db: Database
  log: Logger
  catalogue: Catalogue
  content: Content
  media: Media
  settings: Settings
  identity: Identity
  cart: Cart
  checkout: Checkout
  orders: Orders
  payment: PaymentProvider
  fulfilment: FulfilmentProvider
  images: ImageStore
  jobs: OutboxWorker
}
