/* Tables of consents and contact messages. Only reads. */

import type { Reader } from '#platform/db/database.ts'
import { atOnce, rowsAfter } from '#platform/db/long-reads/batches.ts'
import { type Cell, iso, type OpenTable } from './open-table.ts'

async function* consentRows(reader: Reader): AsyncGenerator<Cell[]> {
  const read = (after: number) =>
    reader
      .selectFrom('back_in_stock_subscriptions')
      .select(['id', 'email', 'kind', 'product_id', 'state', 'state_since'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(atOnce)
      .execute()
  for await (const row of rowsAfter(0, read, ({ id }) => id)) {
    const { email, kind, product_id, state, state_since } = row
    const about = kind === 'opening' || kind === 'shop' ? null : product_id
    yield [email, kind, about, state, iso(state_since)]
  }
  for await (const letter of allLetters(reader)) {
    yield [letter.email, 'letter', null, 'answer', iso(letter.created_at)]
  }
}

async function* letterRows(reader: Reader): AsyncGenerator<Cell[]> {
  for await (const { created_at, name, email, subject, body, read_at, suspicious } of allLetters(
    reader,
  )) {
    const marks = [read_at === null ? 'no' : 'yes', suspicious === 0 ? 'no' : 'yes']
    yield [iso(created_at), name, email, subject, body, ...marks]
  }
}

/** Every letter, also those that are kept aside, oldest first. */
function allLetters(reader: Reader) {
  const read = (after: { created_at: number; id: string }) =>
    reader
      .selectFrom('messages')
      .selectAll()
      .where((eb) => eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(after.created_at, after.id)))
      .orderBy('created_at')
      .orderBy('id')
      .limit(atOnce)
      .execute()
  return rowsAfter({ created_at: 0, id: '' }, read, (letter) => letter)
}

/** Consents and letters. */
export const peopleTables: readonly OpenTable[] = [
  {
    file: 'consents.csv',
    about:
      'Who may be written to, and about what. Of those who left their address for a mail, only the “confirmed” said yes; write to nobody else, and to them about this only. Who wrote a letter may have an answer, and asked for nothing more.',
    columns: {
      'E-mail': 'the address',
      About:
        'clothing or merch: when it is back; shop: the end of your vacation; opening: the day your shop opens; letter: what they wrote to you',
      'Piece id': 'as in products.csv; empty where it is about no piece',
      State:
        'requested: has not said yes; confirmed: has; notified: has had the mail; answer: wrote a letter, which you may answer',
      Since: 'when it came to that, in UTC',
    },
    rows: consentRows,
  },
  {
    file: 'letters.csv',
    about: 'What people wrote to you through the contact form, the oldest first.',
    columns: {
      Sent: 'when, in UTC',
      Name: 'as they gave it',
      'E-mail': 'as they gave it; nobody checked that it is theirs',
      Subject: 'its first line',
      Letter: 'all of it',
      Read: 'yes: you have opened it',
      'Kept aside': 'yes: one of a flood, or put aside by you',
    },
    rows: letterRows,
  },
]
