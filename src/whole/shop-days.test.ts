/* Every day in the shop's words is a day in the shop's zone. */
import { expect, it } from 'vitest'
import { certifiedRows } from '#shop/catalogue/editions/certificate.ts'
import { issueWords } from '#shop/orders/record/order-issues.ts'
import { lookAtElsewhere } from '#shop/upkeep/check-up/elsewhere-check.server.ts'
import { backupTriedEmail } from '#shop/upkeep/emails/owner-emails.server.ts'
import { brand } from '#testing/fixtures/orders/mail-order.ts'
import { files, textOf } from '#testing/fixtures/source-files.ts'

const timeZone = 'America/Los_Angeles'
/** Still the evening of March 8 in the shop. */
const at = Date.parse('2026-03-09T02:00:00Z')
const counts = { orders: 1, pieces: 1, pictures: 1 }

it.each([
  [
    'an issue on an order',
    async () =>
      issueWords(
        { code: 'withdrawn', details: { at, byLaw: true, whole: true } },
        { currency: 'USD', timeZone },
      ),
  ],
  [
    'the mail about a tried backup',
    async () =>
      backupTriedEmail(
        { key: '', kind: 'backup-tried', at, copyAt: at, problem: null, ...counts },
        { ...brand, timeZone },
      ).preview,
  ],
  [
    'the check-up',
    async () => {
      const last = { ...counts, name: '', at, bytes: 1 }
      const drill = { ...counts, at, copyAt: at, problem: null }
      const idle = { isSet: true, doing: null, trouble: null, vanished: 0, copies: [at] }
      const status = async () => ({ ...idle, last, drill })
      return (await lookAtElsewhere({ status }, { now: at, timeZone })).says
    },
  ],
  [
    'a certificate',
    async () => {
      const claims = { iss: '', jti: '', iat: at / 1000, artist: '', studio: '', title: '' }
      const facts = { ...claims, what: null, size: null, edition: null }
      const rows = certifiedRows(facts, { sizeWords: null, timeZone })
      return rows.map(({ words }) => words).join()
    },
  ],
])('%s', async (_, words) => {
  expect(await words()).toContain('March 8')
})

/** They count days of the calendar. */
const calendars = /^(?:platform\/time\/zone|shop\/store\/dispatch\/dispatch)\.ts$/

it('no other code takes a day from a moment in UTC', () => {
  const found = files.filter(
    (file) =>
      !/\.test\.|^testing\//.test(file) &&
      !calendars.test(file) &&
      /toISOString\(\)\s*\.slice\(0, 10\)/.test(textOf(file)),
  )
  expect(found).toEqual([])
})
