/* For moving to another shop; a backup restores this shop. Never writes. */
import { makeZip } from 'client-zip'
import type { Database } from '#platform/db/database.ts'
import type { Currency } from '#platform/money/currency.ts'
import type { Clock } from '#platform/time/clock.ts'
import { dayIn } from '#platform/time/zone.ts'
import type { ImageStore } from '#services/pictures/port.ts'
import type { Piece } from '#shop/catalogue/products/piece.ts'
import { originalKeys } from '#shop/media/pictures/picture-key.ts'
import { readCurrency } from '#shop/store/store-settings/currency.server.ts'
import { exportCopy } from './copy.ts'
import { allPictures, allPieces, csvOf, openPiece, openTables } from './open-tables.server.ts'

/** Characters per chunk. */
const partLength = 64 * 1024

export interface ExportParts {
  db: Database
  clock: Clock
  images: Pick<ImageStore, 'get'>
  exportOrders(range: { from: null; to: null; zone: string }): AsyncGenerator<string>
  ordersJson: { fields: Readonly<Record<string, string>>; all(): AsyncIterable<object> }
  timeZone(): Promise<string>
}

export function createExport(parts: ExportParts) {
  const { db, clock, images, exportOrders, ordersJson, timeZone } = parts

  async function* files(zone: string) {
    const { longReads } = db
    const lastModified = new Date(clock.now())
    const file = (
      name: string,
      input: string | Uint8Array<ArrayBuffer> | AsyncIterable<string>,
    ) => ({
      name,
      input,
      lastModified,
    })
    const currency = await readCurrency(longReads)
    const open = (piece: Piece) => openPiece(piece, currency)
    yield file('README.txt', readme(ordersJson.fields, currency))
    for (const table of openTables) yield file(table.file, inParts(csvOf(table, longReads)))
    yield file('products.json', inParts(jsonList(allPieces(longReads), open)))
    yield file('orders.csv', exportOrders({ from: null, to: null, zone }))
    yield file('orders.json', inParts(jsonList(ordersJson.all(), (order) => order)))
    for await (const row of allPictures(longReads)) {
      for (const key of originalKeys(row)) {
        const bytes = await images.get(key)
        // A picture that the store has lost must not stop the export.
        if (bytes) yield file(`pictures/${key}`, new Uint8Array(bytes))
      }
    }
  }

  return {
    /** Made while it is read. Fails if one of its files fails. */
    async make(): Promise<{ name: string; body: ReadableStream<Uint8Array> }> {
      const zone = await timeZone()
      return { name: `everything-${dayIn(clock.now(), zone)}.zip`, body: makeZip(files(zone)) }
    },
  }
}

/** A part passes through several streams: one a row would cost more than reading the row. */
async function* inParts(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let part = ''
  for await (const text of texts) {
    part += text
    if (part.length < partLength) continue
    yield part
    part = ''
  }
  yield part
}

async function* jsonList<T>(
  all: AsyncIterable<T>,
  told: (one: T) => object,
): AsyncGenerator<string> {
  let mark = '[\n'
  for await (const one of all) {
    yield mark + JSON.stringify(told(one))
    mark = ',\n'
  }
  yield mark === '[\n' ? '[]\n' : '\n]\n'
}

function readme(orderFields: Readonly<Record<string, string>>, currency: Currency): string {
  const described = (meanings: Readonly<Record<string, string>>) =>
    Object.entries(meanings)
      .map(([name, meaning]) => `  ${name}: ${meaning}`)
      .join('\n')
  const tables = openTables.map(
    ({ file, about, columns }) => `${file}\n${about}\n${described(columns)}\n`,
  )
  return exportCopy.readme(currency, tables.join('\n'), described(orderFields))
}
