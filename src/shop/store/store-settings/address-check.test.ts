import { beforeEach, expect, it } from 'vitest'
import { openTestDatabase } from '#testing/database/test-database.ts'
import { localStoreSettings } from '#testing/fakes/fixed-store-settings.ts'
import { type LocalServer, openLocalServer } from '#testing/fakes/local-server.ts'
import { closing, each } from '#testing/harness/each.ts'
import { askAt } from './address-check.server.ts'
import { questionPath } from './store-settings.ts'

const db = each(() => openTestDatabase('sqlite'))
const storeSettings = each(() => localStoreSettings(db))
let server: LocalServer
let answer: (request: Request) => Response | null | Promise<Response | null>

const asTheShop = async ({ url }: Request) => {
  const asked = new URL(url).pathname.slice(questionPath.length)
  const said = await storeSettings.answerQuestion(asked)
  return said === null ? new Response('', { status: 404 }) : new Response(said)
}

beforeEach(async () => {
  answer = asTheShop
  server = await closing(openLocalServer((request) => answer(request)))
})

it('moves the shop to an address where it answers itself, and remembers the former one', async () => {
  await storeSettings.moveTo(server.url)
  expect(await storeSettings.read()).toMatchObject({
    publicUrl: server.url,
    formerUrl: 'http://localhost:3000',
  })
  await storeSettings.moveTo(server.url)
  expect((await storeSettings.read()).formerUrl).toBe('http://localhost:3000')
})

it.each([
  ['another site answers', () => new Response('Welcome to nginx!'), /something else answers there/],
  [
    'a site repeats what it is asked',
    ({ url }: Request) => new Response(url.split('/').at(-1)),
    /something else answers there/,
  ],
  [
    'a site says endlessly much',
    () => new Response('x'.repeat(4_000_000)),
    /something else answers there/,
  ],
  [
    'visitors are sent on',
    () => new Response(null, { status: 301, headers: { location: 'https://www.heron.example/' } }),
    /sends visitors on to https:\/\/www\.heron\.example/,
  ],
  ['the line is cut', () => null, /leads to 8\.8\.8\.8, and nothing answers there/],
])(
  'says on the internet when %s, and not within the machine’s own network',
  async (_, other, words) => {
    answer = other
    const asked = { question: 'a-question', answer: 'an-answer' }
    const leads = 'heron.example leads to 8.8.8.8'
    expect(await askAt(server.url, asked, { leads })).toMatch(words)
    await expect(storeSettings.moveTo(server.url)).rejects.toMatchObject({
      code: 'bad_input',
      details: { field: 'address' },
      message:
        'That address doesn’t lead to this shop yet: 127.0.0.1 leads to 127.0.0.1, which isn’t on the internet, and this shop doesn’t answer there.',
    })
    expect((await storeSettings.read()).publicUrl).toBe('http://localhost:3000')
  },
)

it('says when a name is unknown, or has no https', async () => {
  await expect(storeSettings.moveTo('https://nowhere.invalid')).rejects.toThrow(
    'nowhere.invalid isn’t known on the internet',
  )
  await expect(storeSettings.moveTo('http://heron.example')).rejects.toThrow('begins with https')
  await expect(storeSettings.moveTo('http://[2606:4700::1111]')).rejects.toThrow(
    'begins with https',
  )
})

it('leaves the machine’s own address alone', async () => {
  const fixed = localStoreSettings(db, { publicUrl: 'https://machine.example' })
  await expect(fixed.moveTo(server.url)).rejects.toThrow('set on your server')
})
