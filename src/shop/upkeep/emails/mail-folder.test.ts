import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createFileMailer } from '#services/mail/mail-file.ts'
import type { Mailer } from '#services/mail/port.ts'
import { mailPaidOrder } from '#shop/people/notifications/plan-mail.server.ts'
import { placeOrder } from '#testing/fixtures/orders/orders.ts'
import { createTestShop } from '#testing/harness/shop.ts'

const owner = 'maren@heron.example'

it.each(['ada@example.com', owner])(
  'a mail to %s that is being written names nobody who was erased meanwhile',
  async (address) => {
    const folder = mkdtempSync(join(tmpdir(), 'atelier-mails-'))
    const mails = join(folder, 'mail')
    const file = createFileMailer({ folder: mails })
    const slow: Mailer = {
      ...file,
      async send(mail) {
        if (mail.to.address === address) await shop.admin.privacy.erase('ada@example.com')
        await file.send(mail)
      },
    }
    const env = { DATA_DIR: folder, STUDIO_EMAIL: owner }
    const shop = await createTestShop({ env, mailer: slow })
    onTestFinished(async () => {
      await shop.close()
      rmSync(folder, { recursive: true })
    })
    const ada = { name: 'Ada Byron', email: 'ada@example.com', state: 'fulfilled' } as const
    const { id } = await placeOrder(shop.db, { ...ada, fulfillments: {}, paidAt: 1 })
    await shop.db.transact((trx) => mailPaidOrder(trx, id, shop.clock.now()))
    await shop.jobs.runDue()
    const words = readdirSync(mails).map((name) => readFileSync(join(mails, name), 'utf8'))
    expect(words.join()).toContain(owner)
    expect(words.join()).not.toMatch(/ada[@ ]/i)
  },
)
