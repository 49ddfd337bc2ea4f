import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { mailboxKey } from '#platform/network/mailbox.ts'
import { eachDatabase, openTestDatabase } from '#testing/database/test-database.ts'
import { each } from '#testing/harness/each.ts'
import { isMailbox } from './mailbox-match.ts'

const addresses = [
  'robin@example.com',
  'Robin@Example.com',
  'robin+shop@example.com',
  'ro.bin@example.com',
  'robin@gmail.com',
  'r.obin+shop@gmail.com',
  'RO.BIN@googlemail.com',
  'robin@g.mail.com',
  'robinx@gmail.com',
  'rob_n@example.com',
  'rob%@example.com',
  'robin@example.org',
  'r.obin+shop@example.com',
  'robin@gmailxcom',
  'x+robin@gmail.com',
  '+robin@example.com',
]

eachDatabase('an address in the database', (lane) => {
  const db = each(() => openTestDatabase(lane))

  it('is found by every address of its mailbox, and by no other', async () => {
    const values = sql.join(
      addresses.map((address) => sql`select ${address} as email`),
      sql` union all `,
    )
    for (const address of addresses) {
      const { rows } = await sql<{ email: string }>`select email from (${values}) as known
        where ${isMailbox('email', address)}`.execute(db.read)
      const same = addresses.filter((each) => mailboxKey(each) === mailboxKey(address))
      expect(rows.map(({ email }) => email).sort()).toEqual(same.toSorted())
    }
  })
})
