/* What the shop is put together of, as the API and the pages are handed it (compose.ts). */
import type { Sealing } from '#kernel/sealing.ts'
import type { Backups } from '#shop/backup/backups.server.ts'
import type { Cart } from '#shop/cart/cart.server.ts'
import type { CartLinks } from '#shop/cart/cart-links.server.ts'
import type { CheckUp } from '#shop/check-up/check-up.server.ts'
import type { Checkout } from '#shop/checkout/checkout.server.ts'
import type { Collections } from '#shop/collections/collections.server.ts'
import type { DataExport } from '#shop/data-export/data-export.server.ts'
import type { Demo } from '#shop/demo/clear-demo.server.ts'
import type { DemoStudio } from '#shop/demo/demo-studio.ts'
import type { Discounts } from '#shop/discounts/discounts.server.ts'
import type { Drops } from '#shop/drops/drops.server.ts'
import type { Certificates } from '#shop/editions/certificates.server.ts'
import type { Feeds } from '#shop/feeds/feeds.server.ts'
import type { Printing } from '#shop/fulfilment/printing.server.ts'
import type { Imports } from '#shop/imports/imports.server.ts'
import type { Invoices } from '#shop/invoices/invoices.server.ts'
import type { Ledger } from '#shop/ledger/ledger.server.ts'
import type { fixedWords } from '#shop/mail/fixed-words.server.ts'
import type { ImageStore } from '#shop/media/image-store.ts'
import type { Messages } from '#shop/messages/messages.server.ts'
import type { OpeningService } from '#shop/opening/opening.server.ts'
import type { OwnerOrders } from '#shop/order-admin/owner-orders.server.ts'
import type { Orders } from '#shop/orders/orders.server.ts'
import type { Papers } from '#shop/papers/papers.server.ts'
import type { PaymentProvider } from '#shop/payments/payment.ts'
import type { Refunds } from '#shop/payments/refunds.server.ts'
import type { TestOrders } from '#shop/payments/test-orders.server.ts'
import type { Privacy } from '#shop/privacy/privacy.server.ts'
import type { Mailbox } from '#shop/services/mailbox.ts'
import type { ServiceChoice } from '#shop/services/service.ts'
import type { SetServices } from '#shop/services/services.server.ts'
import type { Social } from '#shop/social/social.server.ts'
import type { Sold } from '#shop/sold/sold.server.ts'
import type { Subscriptions } from '#shop/subscriptions/subscriptions.server.ts'
import type { VacationService } from '#shop/vacation/vacation.server.ts'
import type { ViewCount } from '#shop/views/views.server.ts'
import type { Withdrawals } from '#shop/withdrawals/withdrawals.server.ts'
import type { PictureStore } from './services/pictures.ts'

/** What visitors use: buying, and reaching the studio. */
export interface Storefront {
  collections: Collections
  cart: Cart
  cartLinks: CartLinks
  checkout: Checkout
  orders: Orders
  certificates: Certificates
  papers: Papers
  messages: Messages
  subscriptions: Subscriptions
  vacation: VacationService
  opening: OpeningService
  social: Social
  views: ViewCount
  feeds: Feeds
  drops: Drops
  sold: Sold
  withdrawals: Withdrawals
}

/** What only the studio's staff uses. */
export interface Admin extends Printing {
  orders: OwnerOrders
  refunds: Refunds
  ledger: Ledger
  invoices: Invoices
  discounts: Discounts
  testOrders: TestOrders
  /** Since when the payment provider refuses to work out tax (epoch milliseconds); null: it doesn't. */
  taxRefusedSince(): Promise<number | null>
  backups: Backups
  checkUp: CheckUp
  dataExport: DataExport
  imports: Imports
  privacy: Privacy
  /** What the shop says that its owner can't change. */
  fixedWords(): ReturnType<typeof fixedWords>
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
  /** The store of pictures that is at work now. */
  images: () => ImageStore
  pictureStore: PictureStore
  /** Seals what the database must not tell by itself. */
  sealing: Sealing
  mailbox: Mailbox
  /** Pages of the payment provider that lives in this process, the demo's. */
  hostedPayment: { path: string; respond: (request: Request) => Promise<Response> }
}
