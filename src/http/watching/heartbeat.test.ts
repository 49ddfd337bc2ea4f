import { createServer } from 'node:http'
import { expect, it, vi } from 'vitest'
import { captureLog } from '#testing/fakes/captured-log.ts'
import { listenAt } from '#testing/fakes/local-server.ts'
import { closing } from '#testing/harness/each.ts'
import { createTestShop } from '#testing/harness/shop.ts'
import { createHeartbeat } from './heartbeat.ts'

async function listening(status = 200) {
  const requests: string[] = []
  const server = createServer(({ method, url }, response) => {
    requests.push(`${method} ${url}`)
    response.writeHead(status).end()
  })
  return { requests, ...(await closing(listenAt(server))) }
}

it('a shop that takes writes sends heartbeats, and a shop that takes none doesn’t', async () => {
  const { requests, url } = await listening()
  const { log } = captureLog()
  const shop = await closing(createTestShop({ log }))
  await createHeartbeat(shop, `${url}/ping/7`).beat()
  expect(requests).toEqual(['GET /ping/7'])
  vi.spyOn(shop.settings, 'tryToWrite').mockRejectedValue(new Error('the disk is full'))
  await createHeartbeat(shop, `${url}/ping/7`).beat()
  expect(requests).toHaveLength(1)
})

it('an unanswered or refused heartbeat only costs a line in the log', async () => {
  const { url } = await listening(500)
  const { log, lines } = captureLog()
  const shop = await closing(createTestShop({ log }))
  await createHeartbeat(shop, url).beat()
  await createHeartbeat(shop, 'http://127.0.0.1:9').beat()
  expect(lines.map(({ msg }) => msg)).toEqual(
    expect.arrayContaining(['the heartbeat was refused', 'the heartbeat got no answer']),
  )
})
