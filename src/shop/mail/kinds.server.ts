/* Every kind of mail by its name in the outbox: a new one is a file in kinds/ and a line here. */
import { contact } from './kinds/contact.server.ts'
import { needsYou } from './kinds/needs-you.server.ts'
import { orderConfirmation } from './kinds/order-confirmation.server.ts'
import { orderRefunded } from './kinds/order-refunded.server.ts'
import { orderShipped } from './kinds/order-shipped.server.ts'
import { paymentFailed } from './kinds/payment-failed.server.ts'
import { sold } from './kinds/sold.server.ts'
import { wishBack } from './kinds/wish-back.server.ts'
import { wishConfirm } from './kinds/wish-confirm.server.ts'
import type { MailKind } from './mail-kind.ts'

export const mailKinds: Readonly<Record<string, MailKind>> = {
  contact,
  'needs-you': needsYou,
  'order-confirmation': orderConfirmation,
  'order-refunded': orderRefunded,
  'order-shipped': orderShipped,
  'payment-failed': paymentFailed,
  sold,
  'wish-back': wishBack,
  'wish-confirm': wishConfirm,
}
