import type { Reader } from '#platform/db/database.ts'
import { atOnce, rowsAfter } from '#platform/db/long-reads/batches.ts'
import { exportCopy } from './copy.ts'
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

/** Letters aside too, oldest first. */
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

export const peopleTables: readonly OpenTable[] = [
  {
    file: 'consents.csv',
    about: exportCopy.mayWrittenAbout,
    columns: {
      'E-mail': 'the address',
      About: exportCopy.clothingMerchBack,
      'Piece id': exportCopy.productsCsvEmpty,
      State: exportCopy.requestedNotSaid,
      Since: exportCopy.cameUtc,
    },
    rows: consentRows,
  },
  {
    file: 'letters.csv',
    about: exportCopy.peopleWroteThrough,
    columns: {
      Sent: exportCopy.whenInUtc,
      Name: exportCopy.gave,
      'E-mail': 'as they gave it; nobody checked that it is theirs',
      Subject: exportCopy.itsFirstLine,
      Letter: exportCopy.allOfIt,
      Read: exportCopy.yesOpened,
      'Kept aside': exportCopy.yesFloodPut,
    },
    rows: letterRows,
  },
]
