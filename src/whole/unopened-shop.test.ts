import { expect, it } from 'vitest'
import { documentAddresses } from '#http/documents/documents.ts'
import { raiseContentVersion } from '#platform/db/content-version.ts'
import { writeSetting } from '#platform/db/settings.ts'
import { openingSetting } from '#shop/audience/opening/opening.schema.ts'
import { routesOf } from '#testing/attacks/route-table.ts'
import { addPictures, sampleMerch, samplePictures } from '#testing/fixtures/catalogue/products.ts'
import { testEdge } from '#testing/fixtures/edge.ts'

const edge = testEdge()
const secret = 'Lamp that nobody has seen'

async function tellingAddresses(): Promise<string[]> {
  const api = await (await edge.ask('/api/openapi.json')).json()
  const reads = routesOf(api).flatMap(({ method, path }) =>
    method === 'GET' ? [path.replaceAll(/\{[^}]+\}/g, '1')] : [],
  )
  const telling: string[] = []
  for (const address of [...documentAddresses, ...reads]) {
    const text = await (await edge.ask(address)).text()
    if (text.includes(secret)) telling.push(address)
  }
  return telling
}

it('reveals no piece before it opens, at any address of a document or the API', async () => {
  await edge.open()
  const { shop } = edge
  await shop.admin.demo.clear()
  await addPictures(shop.db, samplePictures)
  await shop.catalogue.create(sampleMerch({ name: secret }))
  expect(await tellingAddresses()).toEqual([])
  await shop.db.transact(async (trx) => {
    await writeSetting(trx, openingSetting, { isOpen: true, listShown: false }, shop.clock.now())
    raiseContentVersion(trx)
  })
  expect(await tellingAddresses()).toEqual(
    expect.arrayContaining(['/rss.xml', '/feeds/google.tsv', '/api/merch']),
  )
})
