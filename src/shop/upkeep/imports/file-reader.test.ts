import { expect, it, onTestFinished, vi } from 'vitest'
import { shopifyExport } from '#testing/fixtures/upkeep/shop-exports.ts'
import { FileReader, mostReadTime } from './file-reader.server.ts'

const open = () => {
  const files = new FileReader()
  onTestFinished(() => files.close())
  return (text: string) => files.read({ bytes: Buffer.from(text), currency: 'USD' })
}

/** Each row is an error of its own: minutes of work in 6 MB. */
const spiteful = `Handle,Title\n${'a"b,"\n'.repeat(1_000_000)}`

it('reads a file, or explains a failure, like the reader itself', async () => {
  const read = open()
  expect((await read(shopifyExport(3))).products).toHaveLength(3)
  await expect(read('Name,Price\nHeron,4')).rejects.toMatchObject({
    code: 'bad_input',
    message: expect.stringContaining('The shop doesn’t recognize this file'),
    details: { field: 'file' },
  })
})

it('leaves the shop to requests while it reads, and gives up an endless file', async () => {
  const read = open()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const reading = read(spiteful)
  const next = read(shopifyExport(1))
  const refused = expect(reading).rejects.toThrow('takes too long to read')
  for (let turns = 0; turns < 100; turns++) await new Promise((turn) => setImmediate(turn))
  await vi.advanceTimersByTimeAsync(mostReadTime)
  await refused
  expect((await next).products).toHaveLength(1)
})
