import { beforeEach, expect, it } from 'vitest'
import { createPrintfulFulfillment } from '#services/printing/printful/printful.ts'
import { type FakePrintful, openFakePrintful, printfulToken } from '#testing/fakes/fake-printful.ts'
import { addPrint } from '#testing/fixtures/catalogue/products.ts'
import { type OwnerApi, openOwnerApi } from '#testing/harness/api.ts'
import { bodyOf } from '#testing/harness/api-client.ts'
import { closing } from '#testing/harness/each.ts'
import type { VariantsChecked } from './products/variants.schema.ts'

let fake: FakePrintful
let api: OwnerApi

async function open(token: string, env: Record<string, string> = {}): Promise<void> {
  fake = await closing(openFakePrintful())
  const account = { token, apiBase: fake.url, timeout: 5000, pauseBeforeRetry: 1 }
  api = await closing(
    openOwnerApi('sqlite', {
      fulfillment: createPrintfulFulfillment(account),
      env,
    }),
  )
}
beforeEach(() => open(printfulToken))

const check = () => api.owner.get('/api/fulfillment/variants/check')
const lookAtPrints = async () => {
  const { checks } = await bodyOf<{ checks: { key: string; verdict: string; says: string }[] }>(
    api.owner.get('/api/check-up'),
  )
  return checks.find(({ key }) => key === 'prints')
}

it('names sizes that the provider doesn’t know', async () => {
  const [good, gone, wrong] = [
    await addPrint(api.shop.db),
    await addPrint(api.shop.db),
    await addPrint(api.shop.db),
  ]
  fake.variants.set(`variant-${good}`, 'active')
  fake.variants.set(`variant-${gone}`, 'discontinued')
  const size = { name: 'Moon moths', size: '10x10' }
  expect(await bodyOf(check())).toEqual({
    provider: 'printful',
    hasList: true,
    total: 3,
    checked: 3,
    next: null,
    pause: null,
    wrong: [
      { ...size, printId: gone, variantId: `variant-${gone}`, status: 'not_made' },
      { ...size, printId: wrong, variantId: `variant-${wrong}`, status: 'unknown' },
    ],
  })
})

it('checks some prints at a time, and waits when the provider asks for a pause', async () => {
  for (let i = 0; i < 12; i += 1) {
    fake.variants.set(`variant-${await addPrint(api.shop.db)}`, 'active')
  }
  const first = await bodyOf<VariantsChecked>(check())
  expect(first).toMatchObject({ total: 12, checked: 10, wrong: [] })
  const further = `/api/fulfillment/variants/check?after=${first.next}`
  fake.callsLeft = 3
  expect(await bodyOf(api.owner.get(further))).toMatchObject({
    checked: 0,
    next: first.next,
    pause: 60,
  })
  fake.callsLeft = 119
  expect(await bodyOf(api.owner.get(further))).toMatchObject({ checked: 2, next: null })
})

it('the check-up reports whether the provider works with the shop', async () => {
  expect(await lookAtPrints()).toMatchObject({ verdict: 'look' })
  fake.webhook = { url: 'https://heron.example/', types: [] }
  expect(await lookAtPrints()).toMatchObject({ verdict: 'good' })
  fake.scopes = ['orders']
  expect(await lookAtPrints()).toMatchObject({
    verdict: 'bad',
    says: expect.stringContaining(
      'lacks these rights: sync_products/read, webhooks, stores_list/read.',
    ),
  })
  await api.close()
  await fake.close()
  await open(printfulToken, { SHIPPING_COUNTRIES: 'US, IS, DE' })
  expect(await lookAtPrints()).toMatchObject({
    verdict: 'bad',
    says: 'Printful sends nothing to IS, where the shop sells.',
  })
})

it('explains problems that the owner can solve', async () => {
  fake.trouble = () => ({ how: 'error', after: false })
  await addPrint(api.shop.db)
  expect((await check()).status).toBe(503)
  await api.close()
  await fake.close()
  await open('an old token')
  await addPrint(api.shop.db)
  const answer = await check()
  expect(answer.status).toBe(400)
  const { error } = (await answer.json()) as { error: { message: string } }
  expect(error.message).toContain('doesn’t take the shop’s token')
  expect(await lookAtPrints()).toMatchObject({
    verdict: 'bad',
    says: expect.stringContaining('doesn’t take the shop’s token'),
  })
})

it('accepts the provider’s events at both addresses, but only with the key', async () => {
  const { events } = createPrintfulFulfillment({ token: printfulToken, apiBase: fake.url })
  await events?.listenAt('https://heron.example')
  const { search } = new URL(fake.webhook?.url ?? '')
  const { stranger } = api
  for (const path of ['/api/fulfillment/printful/events', '/api/fulfilment/printful/events']) {
    expect((await stranger.post(path + search, {})).status).toBe(200)
    expect((await stranger.post(path, {})).status).toBe(404)
  }
})
