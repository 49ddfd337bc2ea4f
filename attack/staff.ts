import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { openDatabase } from '#platform/db/open.ts'
import { addLine, comeBack, pay, press } from './buyer.ts'
import { type Browser, jsonOf } from './client.ts'
import { type Row, tally, verdict } from './rows.ts'
import { pieces, type Target } from './target.ts'

const cleo = { name: 'Cleo Vane', email: 'cleo@example.com', line1: '7 Quiet Wharf' }
const namesCleo = /cleo@example\.com|Cleo Vane|7 Quiet Wharf/i

const documents = [
  '/robots.txt',
  '/sitemap.xml',
  '/site.webmanifest',
  '/license.xml',
  '/rss.xml',
  '/feeds/google.tsv',
  '/feeds/meta.csv',
  '/feeds/pinterest.csv',
  '/feeds/openai.csv',
]

export async function attackAsStaff(target: Target): Promise<Row[]> {
  const owner = await target.visitor('owner')
  const rows = [await refundInParts(), await readTheBooks()]
  rows.push(await scanPorts(), await erase(), await readWhileClosed())
  return rows

  async function buy(quantity: number, who: Record<string, string> = {}): Promise<string> {
    const buyer = await target.visitor('guest')
    await addLine(buyer, { kind: 'prints', id: pieces.moths, size: '10x10', quantity })
    const { path, code } = await press(buyer)
    if (path === null) throw new Error(`nothing was sold: ${code}`)
    await comeBack(buyer, await pay(buyer, path, who))
    const session = path.split('/').at(-1) ?? ''
    return inDatabase(async (db) => {
      const row = await db.read
        .selectFrom('orders')
        .select('id')
        .where('session_id', '=', session)
        .executeTakeFirstOrThrow()
      return row.id
    })
  }

  async function inDatabase<T>(
    work: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
  ): Promise<T> {
    const db = await openDatabase(target.place)
    return work(db).finally(() => db.close())
  }

  /** Signed in an hour ago: large refunds want a fresh sign-in. */
  async function refundInParts(): Promise<Row> {
    const partner = await target.visitor('partner')
    const ids = [await buy(6), await buy(6)]
    await inDatabase((db) =>
      db.transact((trx) =>
        trx
          .updateTable('sessions')
          .set({ proved_at: Date.now() - 3_600_000 })
          .execute(),
      ),
    )
    let refunded = 0
    for (let part = 0; part < 10; part++) {
      const amount = 30
      const { status } = await refund(partner, ids[part % 2] ?? '', amount)
      if (status === 200) refunded += amount
    }
    return verdict(
      'ten refunds of 30.00 without a fresh sign-in',
      '100.00 at most',
      `${refunded}.00 paid back`,
      refunded > 0 && refunded <= 100,
      10,
    )
  }

  function refund(browser: Browser, id: string, amount: number) {
    return browser.post(`/api/orders/id/${id}/refund`, { amount, attempt: crypto.randomUUID() })
  }

  async function readTheBooks(): Promise<Row> {
    const count = tally('a helper reads the books', 'no sum of the ledger')
    const helper = await target.visitor('helper')
    const id = await buy(1)
    const { number, ledger } = jsonOf<{ number: number; ledger: object }>(
      await helper.get(`/api/orders/id/${id}`),
    )
    const told = Object.keys(ledger).length
    count.note(`${told} sums`, told === 0, 'the API')
    // The router's data holds each name once, before its values.
    const dataFor = async (browser: Browser) =>
      (await browser.get(`/admin.data?at=orders&id=${number}`)).body
    const sums = /"ledger",\{"/
    const [hers, helpers] = [await dataFor(owner), await dataFor(helper)]
    const isHidden = helpers.includes('"ledger"') && sums.test(hers) && !sums.test(helpers)
    count.note(isHidden ? 'hidden' : 'told', isHidden, 'the page’s data')
    const books = await helper.get('/api/reports/books.csv?period=2026')
    count.note(books.status, books.status === 403, 'the bookkeeper’s table')
    return count.row()
  }

  async function scanPorts(): Promise<Row> {
    const count = tally('the picture store’s live check of loopback', 'nothing told')
    let knocks = 0
    const open = createServer(() => {
      knocks += 1
    })
    await new Promise<void>((listening) => open.listen(0, '127.0.0.1', listening))
    const address = open.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const store = {
      provider: 's3',
      bucketProvider: 'other',
      region: 'us-east-1',
      bucket: 'pictures',
    }
    const key = { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'secret-secret-secret' }
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '0.0.0.0']) {
      for (const at of [port, 1]) {
        const endpoint = `http://${host}:${at}`
        const input = { ...store, ...key, endpoint }
        const fresh = await target.visitor('owner')
        const { status, body } = await fresh.put('/api/services/pictures', input)
        const [says = body.slice(0, 120)] = /own network|must begin with https/.exec(body) ?? []
        count.note(`${status} ${says}`, status === 400 && says.length < 30, endpoint)
      }
    }
    count.note(`${knocks} knocks`, knocks === 0, 'the open port')
    open.close()
    return count.row()
  }

  async function erase(): Promise<Row> {
    const id = await buy(1, cleo)
    await inDatabase((db) =>
      db.transact((trx) =>
        trx.updateTable('orders').set({ state: 'fulfilled' }).where('id', '=', id).execute(),
      ),
    )
    const before = await filesNaming(namesCleo)
    const fresh = await target.visitor('owner')
    const { status } = await fresh.post('/api/privacy/erase', { email: cleo.email })
    const after = await filesNaming(namesCleo)
    return verdict(
      'a person who was erased',
      'in no file of the shop’s',
      `${status}: in ${before.length} files before, then in ${after.join(' ') || 'none'}`,
      status === 200 && before.length > 0 && after.length === 0,
    )
  }

  async function filesNaming(words: RegExp): Promise<string[]> {
    const entries = await readdir(target.folder, { recursive: true, withFileTypes: true })
    const found: string[] = []
    for (const entry of entries.filter((each) => each.isFile())) {
      const bytes = await readFile(join(entry.parentPath, entry.name), 'latin1').catch(() => '')
      if (words.test(bytes)) found.push(entry.name)
    }
    return found
  }

  /** On vacation. The closure before the opening uses the same gate. */
  async function readWhileClosed(): Promise<Row> {
    const count = tally('documents of a closed shop', 'no piece, no price')
    const stranger = await target.visitor('stranger')
    const open = await stranger.get('/rss.xml')
    count.note('told while open', open.body.includes('Moon moths'), '/rss.xml, open')
    const closed = { vacationModeOn: 1, header: 'Away', message: 'Back soon.' }
    jsonOf(await owner.put('/api/vacation-mode/edit', closed))
    for (const path of documents) {
      const { status, body } = await stranger.get(path)
      const tells = /Moon moths|Spring tide|\b25\.00\b/.test(body)
      count.note(tells ? 'a piece' : status, status < 504 && !tells, path)
    }
    jsonOf(await owner.put('/api/vacation-mode/edit', { ...closed, vacationModeOn: 0 }))
    return count.row()
  }
}
