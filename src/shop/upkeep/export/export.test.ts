import { beforeEach, expect, it } from 'vitest'
import type { Piece } from '#shop/catalogue/products/piece.ts'
import { orderJsonFields } from '#shop/orders/back-office/orders-json.server.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { photograph } from '#testing/fixtures/catalogue/photographs.ts'
import { addRail, sampleMerch } from '#testing/fixtures/catalogue/products.ts'
import { wantInvoices } from '#testing/fixtures/orders/invoices.ts'
import { placeOrder } from '#testing/fixtures/orders/orders.ts'
import { shopifyExport } from '#testing/fixtures/upkeep/shop-exports.ts'
import { openOwnerApi } from '#testing/harness/api.ts'
import { each } from '#testing/harness/each.ts'
import { allPieces, openPiece, openTables } from './open-tables.server.ts'

/** The files of a zip whose entries are stored as they are. */
function unzipped(bytes: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(bytes.length - 22 + 16)
  while (bytes.readUInt32LE(at) === 0x02014b50) {
    const size = bytes.readUInt32LE(at + 24)
    const [name, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field))
    const local = bytes.readUInt32LE(at + 42)
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const path = bytes.subarray(at + 46, at + 46 + (name ?? 0)).toString()
    files.set(path, bytes.subarray(from, from + size))
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return files
}

eachDatabase('the export', (lane) => {
  const api = each(async () => {
    const picture = await photograph(80, 60).jpeg().toBuffer()
    return openOwnerApi(lane, { fetchPicture: async () => new Uint8Array(picture) })
  })
  beforeEach(async () => {
    const { imports } = api.shop.admin
    const file = shopifyExport(3, (at) => [`https://old.example/${at}.jpg`]).replaceAll(
      'Heron No. 0',
      '=HYPERLINK(1)',
    )
    const { id } = await imports.read(new TextEncoder().encode(file), 'a.csv')
    await imports.start(id)
    await api.shop.jobs.runDue()
  })

  async function take(): Promise<Map<string, Buffer>> {
    const answer = await api.owner.get('/api/export')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Disposition')).toMatch(/everything-\d{4}-\d\d-\d\d\.zip/)
    return unzipped(Buffer.from(await answer.arrayBuffer()))
  }

  it('gives each size its own units', async () => {
    await addRail(api.shop.db, { S: 2, M: 3 })
    const file = (await take()).get('products.csv')?.toString() ?? ''
    expect(file).toMatch(/,S,28,2,/)
    expect(file).toMatch(/,M,28,3,/)
  })

  it('holds galleries and series with their pieces, offline sales and discounts', async () => {
    const { db, storefront, admin, catalogue } = api.shop
    const { collections, offlineSales } = storefront
    const form = { slug: '', words: 'Low tide.', picture: null, hidden: false }
    const herons = await collections.create('series', { ...form, title: 'Herons' })
    const gone = await collections.create('gallery', { ...form, title: 'Gone' })
    const {
      product: { id },
    } = await catalogue.create(sampleMerch({ quantity: 5, series: ['herons'] }))
    await offlineSales.add({
      kind: 'merch',
      productId: id,
      size: '',
      quantity: 2,
      price: 900,
      method: 'cash',
      note: 'At the harbour',
      soldOn: null,
      attempt: 'attempt-1',
    })
    const size = { label: 'A3', width: 29.7, height: 42, unit: 'cm' as const, price: 4500 }
    await catalogue.sizeSets.remember({ name: 'Posters', sizes: [size] })
    const always = { startsAt: null, endsAt: null, most: null, oncePerBuyer: false, scope: null }
    const off = { percent: 10, amount: null, freeShipping: false, least: 0 }
    await admin.discounts.create({ code: 'SPRING', ...off, ...always })
    const scope = { kinds: [], pieces: [], collections: [herons.id, gone.id] }
    await admin.discounts.create({ code: 'HERONS', ...off, ...always, scope })
    await collections.remove(gone.id)
    const quotation = { kind: 'quotation' as const, text: 'Slow.', by: '' }
    const page = { title: 'CV', slug: '', spot: 'menu' as const, draft: true }
    await storefront.ownPages.create({ ...page, blocks: [quotation] })
    const files = await take()
    const table = (name: string) => files.get(name)?.toString()
    expect(table('galleries.csv')).toContain('series,herons,Herons,Low tide.,,no')
    expect(table('pages.csv')).toContain(
      'cv,CV,menu,yes,"[{""kind"":""quotation"",""text"":""Slow."",',
    )
    expect(table('gallery-pieces.csv')).toContain(`series,herons,merch,${id}`)
    expect(table('sold-elsewhere.csv')).toContain(',2,no,18,USD,cash,At the harbour,no')
    expect(table('size-sets.csv')).toContain('Posters,A3,29.7,42,cm,45')
    expect(table('codes.csv')).toContain('SPRING,10,,no,')
    const named = '{"kinds":[],"pieces":[],"collections":[{"type":"series","slug":"herons"}]}'
    expect(table('codes.csv')).toContain(`"${named.replaceAll('"', '""')}"`)
    await wantInvoices(db)
    const paid = await placeOrder(db, { paidAt: 1, state: 'paid' })
    await admin.invoices.issue(paid.id)
    const [invoice] = await admin.invoices.list(paid.id)
    const after = await take()
    expect(after.get('invoices.csv')?.toString()).toContain(
      `invoice,${invoice?.name},${paid.number},`,
    )
  })

  it('holds no secret, and is in the audit trail', async () => {
    const files = await take()
    const all = [...files].filter(([name]) => !name.startsWith('pictures/')).join('\n')
    const { db } = api.shop
    const users = await db.read.selectFrom('users').selectAll().execute()
    const sessions = await db.read.selectFrom('sessions').selectAll().execute()
    for (const row of [...users, ...sessions]) {
      for (const value of Object.values(row)) {
        if (typeof value === 'string' && value.length > 12) expect(all).not.toContain(value)
      }
    }
    const trail = await api.shop.identity.audit({ action: 'shop.exported' })
    expect(trail).toHaveLength(1)
  })

  if (lane !== 'sqlite') return

  it('holds consents and messages', async () => {
    const { storefront } = api.shop
    const letter = { subject: 'A commission', message: 'Hello,\n"how much" would it be?' }
    await storefront.messages.leave({ name: 'Ida', email: 'ida@example.com', ...letter })
    const files = await take()
    const letters = files.get('letters.csv')?.toString() ?? ''
    expect(letters).toContain(
      'Ida,ida@example.com,A commission,"Hello,\n""how much"" would it be?",no,no',
    )
    expect(files.get('consents.csv')?.toString()).toContain('ida@example.com,letter,,answer,')
  })

  it('holds the whole catalogue with its pictures, and equals it when read back', async () => {
    const files = await take()
    const pieces: Piece[] = []
    for await (const piece of allPieces(api.shop.db.read)) pieces.push(piece)
    expect(pieces).toHaveLength(3)
    const told = JSON.parse(files.get('products.json')?.toString() ?? '')
    expect(told).toEqual(JSON.parse(JSON.stringify(pieces.map((piece) => openPiece(piece, 'USD')))))
    const pictures = files.get('pictures.csv')?.toString() ?? ''
    const kept = [...files.keys()].filter((name) => name.startsWith('pictures/'))
    expect(kept.length).toBeGreaterThan(1)
    for (const name of kept) expect(pictures).toContain(name)
  })

  it('describes every column, and lets no cell run as a formula', async () => {
    const files = await take()
    const readme = files.get('README.txt')?.toString() ?? ''
    for (const { file, columns } of openTables) {
      const [heading] = (files.get(file)?.toString() ?? '').replace('\uFEFF', '').split('\r\n')
      expect(heading).toBe(Object.keys(columns).join(','))
      for (const column of Object.keys(columns)) expect(readme).toContain(`  ${column}: `)
    }
    expect(files.get('products.csv')?.toString()).toContain(`"'=HYPERLINK(1)"`)
    expect(files.get('orders.csv')?.toString()).toContain('Order,Placed,Paid')
  })

  it('holds paid orders as objects with a description of each field', async () => {
    const { db, clock } = api.shop
    const bought = [
      { kind: 'prints', name: 'Heron', quantity: 2, price: 4250 },
      { kind: 'merch', name: 'Tide pool' },
    ] as const
    await placeOrder(db, { state: 'expired', paidAt: null })
    const paid = await placeOrder(db, { bought: [...bought], paidAt: clock.now() })
    const files = await take()
    const orders = JSON.parse(files.get('orders.json')?.toString() ?? '')
    expect(orders).toHaveLength(1)
    const [order] = orders
    expect(order).toMatchObject({
      number: paid.number,
      state: 'paid',
      currency: 'USD',
      paidAt: new Date(clock.now()).toISOString(),
    })
    const sums = order.lines.map(
      (line: { price: number; quantity: number }) => line.price * line.quantity,
    )
    expect(sums.reduce((all: number, each: number) => all + each, 0)).toBe(order.subtotal)
    expect(order.subtotal + order.shipping + order.tax - order.discount).toBe(order.total)
    expect(Object.keys(order).sort()).toEqual(Object.keys(orderJsonFields).sort())
    const readme = files.get('README.txt')?.toString() ?? ''
    for (const field of Object.keys(order)) expect(readme).toContain(`  ${field}: `)
    expect(JSON.stringify(orders)).not.toContain(paid.token)
  })
})
