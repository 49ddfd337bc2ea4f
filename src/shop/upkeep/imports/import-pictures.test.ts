import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createPictureFetcher } from '#services/pictures/fetch-picture.ts'
import { listenAt } from '#testing/fakes/local-server.ts'
import { memoryStore } from '#testing/fakes/memory-store.ts'
import { boastfulPng, photograph } from '#testing/fixtures/catalogue/photographs.ts'
import { shopifyExport } from '#testing/fixtures/upkeep/shop-exports.ts'
import { each } from '#testing/harness/each.ts'
import { createTestShop } from '#testing/harness/shop.ts'

/* Pictures of a malicious old shop, fetched over real connections. */

const good = await photograph(120, 90).jpeg().toBuffer()
const mebibyte = 1024 * 1024
const xml = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a "${'x'.repeat(1000)}">]><svg>&a;</svg>`

type Answer = { body: Buffer; headers?: Record<string, string> }
const pictures: Record<string, Answer> = {
  '/good.jpg': { body: good },
  '/wide.png': { body: boastfulPng(60_000, 60_000) },
  '/unpacks.jpg': {
    body: gzipSync(Buffer.alloc(64 * mebibyte)),
    headers: { 'Content-Encoding': 'gzip' },
  },
  '/zipped.jpg': { body: gzipSync(good), headers: { 'Content-Encoding': 'gzip' } },
  '/large.jpg': { body: Buffer.concat([good, Buffer.alloc(26 * mebibyte)]) },
  '/xml.svg': { body: Buffer.from(xml) },
  '/page.jpg': { body: Buffer.from('<!doctype html>'), headers: { 'Content-Type': 'image/jpeg' } },
  '/cut.jpg': { body: good.subarray(0, good.length / 2) },
  '/empty.jpg': { body: Buffer.alloc(0) },
}

const oldShop = createServer((request, response) => {
  const path = request.url ?? ''
  if (path === '/inside.jpg')
    return response.writeHead(302, { Location: 'http://[::1]/secret' }).end()
  const { body, headers } = pictures[path] ?? { body: Buffer.from('') }
  response.writeHead(path in pictures ? 200 : 404, headers).end(body)
})

const server = each(() => listenAt(oldShop))
const shop = each(() =>
  createTestShop({
    images: memoryStore(),
    fetchPicture: createPictureFetcher({ trusted: [server.url] }),
  }),
)

const refusals = [
  ['/wide.png', 'more than 50 million pixels'],
  ['/unpacks.jpg', 'This is not a picture'],
  ['/zipped.jpg', 'This is not a picture'],
  ['/large.jpg', 'larger than 25 MiB'],
  ['/xml.svg', 'This is not a picture'],
  ['/page.jpg', 'This is not a picture'],
  ['/cut.jpg', 'This picture can’t be read'],
  ['/empty.jpg', 'This is not a picture'],
  ['/gone.jpg', 'the answer was 404'],
  ['/inside.jpg', 'private network'],
  ['http://169.254.169.254/latest/meta-data', 'private network'],
  ['http://2130706433/x.jpg', 'private network'],
] as const

it('an import names each malicious picture and continues', async () => {
  const paths = [...refusals.map(([path]) => path), '/good.jpg']
  const addresses = paths.map((path) => (URL.canParse(path) ? path : server.url + path))
  const file = shopifyExport(paths.length, (at) => addresses.slice(at, at + 1))
  const { imports } = shop.admin
  const { id } = await imports.read(new TextEncoder().encode(file), 'products.csv')
  await imports.start(id)
  const before = process.memoryUsage().rss
  await shop.jobs.runDue()
  const { state, counts, items } = await imports.get(id)
  expect([state, counts.incomplete, counts.done]).toEqual(['done', refusals.length, 1])
  expect(items.slice(0, -1).map(({ remarks }) => remarks.at(-1))).toEqual(
    refusals.map(([, words]) => expect.stringMatching(new RegExp(`^Picture 1: .*${words}`))),
  )
  expect(process.memoryUsage().rss - before).toBeLessThan(250 * mebibyte)
  const pieces = await shop.catalogue.list('prints', { drafts: true })
  const alts = pieces.map(({ product }) => product.pictures[0]?.alt)
  expect(alts).toEqual(['Heron No. 12', ...Array(4).fill('No picture yet')])
})

it('an import still counts pieces without pictures after pictures have moved', async () => {
  const { imports } = shop.admin
  const file = new TextEncoder().encode(shopifyExport(1, () => [`${server.url}/gone.jpg`]))
  const { id } = await imports.read(file, 'products.csv')
  await imports.start(id)
  await shop.jobs.runDue()
  expect((await imports.get(id)).withoutPictures).toBe(1)
  const cloud = sql<string>`'https://pictures.example/heron/image/upload/' || substr(address, 8)`
  await shop.db.transact((trx) => trx.updateTable('pictures').set({ address: cloud }).execute())
  expect((await imports.get(id)).withoutPictures).toBe(1)
})
