/*
 * The services outside: which adapter stands behind a port, as the configuration says. The only
 * importer of adapters.
 */
import { join } from 'node:path'
import type { Logger } from 'pino'
import { createManualFulfilment } from '#adapters/fulfilment-manual.ts'
import { createPrintfulFulfilment } from '#adapters/fulfilment-printful.ts'
import { createFileMailer } from '#adapters/mail-file.ts'
import { createSmtpMailer } from '#adapters/mail-smtp.ts'
import { createDemoPayment, type DemoPayment } from '#adapters/payment-demo.ts'
import { createStripePayment } from '#adapters/payment-stripe.ts'
import { createInstagramFeed } from '#adapters/social-instagram.ts'
import { createCloudinaryStorage } from '#adapters/storage-cloudinary.ts'
import { createDiskStorage } from '#adapters/storage-disk.ts'
import { createS3Storage } from '#adapters/storage-s3.ts'
import type { Config } from '#config'
import type { Clock } from '#kernel/clock.ts'
import type { FulfilmentProvider } from '#shop/fulfilment/print-provider.ts'
import type { Mailer } from '#shop/mail/mailer.ts'
import type { ImageStore } from '#shop/media/image-store.ts'
import type { PaymentProvider } from '#shop/payments/payment.ts'
import type { Settings } from '#shop/settings/settings.server.ts'
import type { SocialFeed } from '#shop/social/social-feed.ts'

/** The picture store that the configuration names. */
export function composeStorage({ media, dataDir }: Pick<Config, 'media' | 'dataDir'>): ImageStore {
  switch (media.provider) {
    case 'disk':
      return createDiskStorage({ folder: join(dataDir, 'pictures') })
    case 's3':
      return createS3Storage(media)
    case 'cloudinary':
      return createCloudinaryStorage(media)
  }
}

export function composeFulfilment({ fulfilment }: Config): FulfilmentProvider {
  if (fulfilment.provider === 'printful') return createPrintfulFulfilment(fulfilment)
  return createManualFulfilment()
}

export function composeMailer({ mail, dataDir }: Config): Mailer {
  if (mail.provider === 'smtp') return createSmtpMailer(mail)
  return createFileMailer({ folder: join(dataDir, 'mail') })
}

/** Deletes mails that were written into files and name this address, also when SMTP is used now. */
export async function forgetMailFiles({ dataDir }: Config, address: string): Promise<void> {
  await createFileMailer({ folder: join(dataDir, 'mail') }).forget(address)
}

export function composeFeed({ social }: Config): SocialFeed {
  return createInstagramFeed({ apiBase: social.apiBase })
}

/** Who takes the money; `demoPayment` when it is the provider that lives in this process. */
export function composePayment(
  { payments, dataDir, host, port }: Config,
  clock: Clock,
  log: Logger,
  settings: Settings,
): { payment: PaymentProvider; demoPayment: DemoPayment | null } {
  if (payments.provider === 'stripe') {
    const payment = createStripePayment({ ...payments, clock })
    return { payment, demoPayment: null }
  }
  const demoPayment = createDemoPayment({
    folder: join(dataDir, 'demo-payments'),
    pageBase: () => payments.pageBase ?? settings.place.current().publicUrl,
    studioName: async () => (await settings.studio()).studioName,
    eventsUrl: `http://${loopback(host)}:${port}/api/payments/demo/events`,
    clock,
    log,
  })
  return { payment: demoPayment, demoPayment }
}

/** Where the process reaches itself: 0.0.0.0 is no address to send to. */
function loopback(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}
