import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { type LocalServer, openLocalServer } from '#testing/fakes/local-server.ts'
import { createPictureFetcher, type PictureFetcherOptions } from './fetch-picture.ts'

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const server of open.splice(0)) await server.close()
})

async function serve(answer: (path: string) => Response | null): Promise<LocalServer> {
  const server = await openLocalServer((request) => answer(new URL(request.url).pathname))
  open.push(server)
  return server
}

const picture = new Uint8Array([1, 2, 3])
const fetcher = (server: LocalServer, options: PictureFetcherOptions = {}) =>
  createPictureFetcher({ trusted: [server.url], timeout: 2000, ...options })

describe('a picture’s address', () => {
  it('gives its bytes, over a redirect too', async () => {
    const server = await serve((path) =>
      path === '/a' ? Response.redirect(new URL('/b', server.url)) : new Response(picture),
    )
    expect([...(await fetcher(server)(`${server.url}/a`))]).toEqual([1, 2, 3])
  })

  it.each([
    'http://127.0.0.1/x.jpg',
    'http://[::1]/x.jpg',
    'http://[::ffff:10.0.0.1]/x.jpg',
    'http://169.254.169.254/latest/meta-data',
    'http://2130706433/x.jpg',
    'http://0x7f.1/x.jpg',
    'https://192.168.1.4/x.jpg',
    'http://localhost/x.jpg',
    'https://100.64.0.1/x.jpg',
  ])('that leads into a private network is refused: %s', async (address) => {
    await expect(createPictureFetcher()(address)).rejects.toMatchObject({
      code: 'bad_input',
      message: 'The picture’s address leads into a private network, where the shop won’t go.',
    })
  })

  it.each([
    'nonsense',
    'file:///etc/passwd',
    'https://a:b@example.com/x',
    'http://example.com:22/',
  ])('that is no plain web address is refused: %s', async (address) => {
    await expect(createPictureFetcher()(address)).rejects.toMatchObject({ code: 'bad_input' })
  })

  it('can’t lead into a private network by a redirect', async () => {
    let reached = false
    const inside = await serve(() => {
      reached = true
      return new Response(picture)
    })
    const { port } = new URL(inside.url)
    const server = await serve(() => Response.redirect(`http://localhost:${port}/secret`))
    await expect(fetcher(server)(server.url)).rejects.toMatchObject({ code: 'bad_input' })
    expect(reached).toBe(false)
  })

  it('that leads in circles is given up', async () => {
    const server = await serve(() => Response.redirect(server.url))
    await expect(fetcher(server)(server.url)).rejects.toThrow('leads in circles')
  })

  it('that has nothing is refused, and one that may have it later is not', async () => {
    const server = await serve((path) => new Response('', { status: Number(path.slice(1)) }))
    const get = fetcher(server)
    await expect(get(`${server.url}/404`)).rejects.toMatchObject({ code: 'bad_input' })
    await expect(get(`${server.url}/503`)).rejects.toMatchObject({ code: 'busy' })
    const cut = await serve(() => null)
    await expect(fetcher(cut)(cut.url)).rejects.toMatchObject({ code: 'busy' })
  })

  it('of an endless file is left where it is too long, or takes too long', async () => {
    const endless = createServer((_, answer) => {
      const more = () => answer.write(Buffer.alloc(64 * 1024))
      answer.on('drain', more)
      while (more());
    })
    await new Promise<void>((listening) => endless.listen(0, '127.0.0.1', listening))
    const url = `http://127.0.0.1:${(endless.address() as AddressInfo).port}`
    open.push({
      close: async () => {
        endless.closeAllConnections()
        endless.close()
      },
    })
    const read = createPictureFetcher({ trusted: [url], most: 1024 * 1024 })
    await expect(read(url)).rejects.toThrow('larger than')
    const silent = await openLocalServer(() => new Promise(() => {}))
    open.push(silent)
    await expect(fetcher(silent, { timeout: 50 })(silent.url)).rejects.toMatchObject({
      code: 'busy',
    })
  })
})
