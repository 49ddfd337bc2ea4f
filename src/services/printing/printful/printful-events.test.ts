import { describe, expect, it } from 'vitest'
import { newId } from '#platform/ids.ts'
import { openFakePrintful, printfulToken } from '#testing/fakes/fake-printful.ts'
import { shared } from '#testing/harness/each.ts'
import { createPrintfulFulfillment } from './printful.ts'

const fake = shared(openFakePrintful)
const open = (token = printfulToken) => createPrintfulFulfillment({ token, apiBase: fake.url })

describe('Printful’s events', () => {
  it('are sent to an unguessable address, set once', async () => {
    const { events } = open()
    await events?.listenAt('https://heron.example')
    await events?.listenAt('https://heron.example')
    expect(fake.calls).toEqual(['GET /webhooks', 'POST /webhooks', 'GET /webhooks'])
    const url = new URL(fake.webhook?.url ?? '')
    expect(`${url.origin}${url.pathname}`).toBe(
      'https://heron.example/api/fulfillment/printful/events',
    )
    const key = url.searchParams.get('key') ?? ''
    expect(key).toMatch(/^[\w-]{43}$/)

    const orderId = newId()
    const event = JSON.parse(fake.event('package_shipped', orderId))
    const read = events?.read(event, key)
    expect(read).toMatchObject({ orderId })
    expect(events?.read({ ...event, retries: 3 }, key)).toEqual(read)
    expect(events?.read({ ...event, type: 'stock_updated' }, key)).toBeNull()
    expect(events?.read('nonsense', key)).toBeNull()
    expect(() => open('another token').events?.read(event, key)).toThrow(
      'There is nothing at this address.',
    )
  })
})
