import { createServer } from 'node:http'
import { createServer as createTlsServer } from 'node:tls'
import { expect, it } from 'vitest'
import { day } from '#platform/time/clock.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { listenAt } from '#testing/fakes/local-server.ts'
import { closing } from '#testing/harness/each.ts'
import { expiryChecks, readExpiry } from './expiry-checks.server.ts'

/** For localhost, until 2081-08-29; it guards nothing. */
const certificate = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgHGSLVHQIjTbMASq/
rvzioyFb6osT8CJ23wq3diZyqEihRANCAASxjHO6pYZ7XBlm+XZq3lKZba17hhbB
6iAU8Su4ZSLomyfF3WQfiG9pXj07gsjD/ud/A2AHxQObWyaaBYAsp0ZO
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBljCCATugAwIBAgIUFZedM9O9gU7WEX9oOvIEnGC0NScwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNjA3NTEwNVoYDzIwODEwODI5
MDc1MTA1WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASxjHO6pYZ7XBlm+XZq3lKZba17hhbB6iAU8Su4ZSLomyfF3WQfiG9p
Xj07gsjD/ud/A2AHxQObWyaaBYAsp0ZOo2kwZzAdBgNVHQ4EFgQUUSK0R2vU4YQZ
IA4UHj0MGsoXF4AwHwYDVR0jBBgwFoAUUSK0R2vU4YQZIA4UHj0MGsoXF4AwDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
SQAwRgIhAPtZw5DcfA1SNvahF6YoYDjoaxNSWV9p2J9RNHyHqhJYAiEA4jOAo56N
8Lg2mbWPK/N2X8YXZgenbuX2Dk7pavnTNEE=
-----END CERTIFICATE-----`,
}

const clock = fakeClock()
async function findings(
  publicUrl: string,
  left: { certificate: number | null; domain: number | null },
) {
  const until = (days: number | null) => (days === null ? null : clock.now() + days * day)
  const checks = expiryChecks({
    clock,
    storeSettings: { read: async () => ({ publicUrl }) as never },
    read: {
      certificate: async () => until(left.certificate),
      domain: async () => until(left.domain),
    },
  })
  const found = await Promise.all(checks.map(({ look }) => look()))
  return found.map((each) => each && [each.verdict, each.says])
}

it.each([
  [60, 200, 'good', 'good'],
  [13, 29, 'look', 'look'],
  [-1, -1, 'bad', 'bad'],
])('a certificate with %i days and a domain with %i are %s and %s', async (a, b, one, two) => {
  const found = await findings('https://heron.example', { certificate: a, domain: b })
  expect(found.map((each) => each?.[0])).toEqual([one, two])
})

it('skips an address that needs neither, and a domain whose registry is silent', async () => {
  const left = { certificate: 60, domain: 60 }
  expect(await findings('http://localhost:3000', left)).toEqual([null, null])
  expect(await findings('http://heron.example', left)).toEqual([null, null])
  const silent = await findings('https://heron.example', { certificate: null, domain: null })
  expect(silent).toEqual([['look', expect.stringMatching(/certificate/)], null])
})

it('reads a certificate’s last day, from any issuer', async () => {
  const server = createTlsServer(certificate)
  const { url } = await closing(listenAt(server as never))
  const { certificate: read } = readExpiry()
  expect(await read('localhost', Number(new URL(url).port))).toBe(
    Date.parse('2081-08-29T07:51:05Z'),
  )
  expect(await read('127.0.0.1', 9)).toBeNull()
})

it.each([
  ['its own name', 'heron.example', 200],
  ['the registered name above it', 'shop.heron.example', 404],
])('asks the registry for %s', async (_, name, first) => {
  const asked: string[] = []
  const events = [{ eventAction: 'expiration', eventDate: '2027-03-01T00:00:00Z' }]
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    const known = url === '/domain/heron.example'
    response.writeHead(known ? 200 : 404).end(known ? JSON.stringify({ events }) : '')
  })
  const { url } = await closing(listenAt(server))
  expect(await readExpiry(url).domain(name)).toBe(Date.parse('2027-03-01'))
  expect(asked).toHaveLength(first === 200 ? 1 : 2)
})

it.each(['not JSON', '{}', '{"events":[{"eventAction":"expiration","eventDate":"soon"}]}'])(
  'treats a registry’s answer %s as silence',
  async (body) => {
    const { url } = await closing(listenAt(createServer((_, response) => response.end(body))))
    expect(await readExpiry(url).domain('heron.example')).toBeNull()
  },
)
