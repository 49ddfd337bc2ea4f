import { expect, it } from 'vitest'
import { testEdge } from '#testing/fixtures/edge.ts'
import { agentProfile } from './agent-profile.ts'

const { open, ask } = testEdge()

const redirects = [
  ['/buy/merch-4:1', '/picked/merch-4%3A1'],
  ['/buy/merch-4,prints-3:2?utm_source=a', '/picked/merch-4%2Cprints-3%3A2'],
  ['/buy/merch-4:1?continue_to=/about', '/picked/merch-4%3A1?continue_to=%2Fabout'],
  ['/buy/merch-4:1?continue_to=/a/../about', '/picked/merch-4%3A1?continue_to=%2Fabout'],
  ['/buy/merch-4:1?continue_to=//elsewhere.example', '/picked/merch-4%3A1'],
  ['/buy/merch-4:1?continue_to=/about%0d%0aSet-Cookie:a', '/picked/merch-4%3A1'],
  ['/buy/merch-4:1?continue_to=/about&continue_to=/terms', '/picked/merch-4%3A1'],
  ['/buy?continue_to=/about', '/about'],
  ['/buy', '/cart'],
] as const

it('a link that fills a cart redirects, isn’t cached and logs nobody', async () => {
  await open()
  for (const [path, to] of redirects) {
    const { status, headers } = await ask(path, { redirect: 'manual' })
    expect([path, status, headers.get('Location')]).toEqual([path, 303, to])
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(headers.get('Set-Cookie')).toBeNull()
  }
})

it('agents read that a link fills a cart, if the shop’s address has TLS', async () => {
  await open({ PUBLIC_URL: 'https://heron.example' })
  const answer = await ask('/.well-known/ucp')
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/json'])
  const { ucp } = (await answer.json()) as { ucp: { capabilities: object } }
  expect(ucp.capabilities).toMatchObject({
    'dev.ucp.shopping.permalink': [{ config: { endpoint: 'https://heron.example/buy' } }],
  })
  expect(JSON.parse(agentProfile('http://localhost:3000')).ucp.capabilities).toEqual({})
})
