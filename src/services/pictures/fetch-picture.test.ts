import { createServer, type ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { type LocalServer, listenAt, openLocalServer } from '#testing/fakes/local-server.ts'
import { closing } from '#testing/harness/each.ts'
import { createPictureFetcher, type Internet, type PictureFetcherOptions } from './fetch-picture.ts'

const serve = (answer: (path: string) => Response | null): Promise<LocalServer> =>
  closing(openLocalServer((request) => answer(new URL(request.url).pathname)))

const picture = new Uint8Array([1, 2, 3])
const fetcher = (server: LocalServer, options: PictureFetcherOptions = {}) =>
  createPictureFetcher({ trusted: [server.url], ...options })

describe('a picture’s address', () => {
  it('gives its bytes, over a redirect too', async () => {
    const server = await serve((path) =>
      path === '/a' ? Response.redirect(new URL('/b', server.url)) : new Response(picture),
    )
    expect([...(await fetcher(server)(`${server.url}/a`))]).toEqual([1, 2, 3])
  })

  it.each([
    'http://localhost/x.jpg',
    'https://192.168.1.4/x.jpg',
    'http://[::ffff:10.0.0.1]/x.jpg',
    // Spellings of 127.0.0.1 and 0.0.0.0.
    'http://2130706433/x.jpg',
    'http://0x7f.1/x.jpg',
    'http://0/x.jpg',
    'http://017700000001/x.jpg',
    'http://0177.0.0.1/x.jpg',
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

  it.each([
    'http://localhost/secret',
    'http://2130706433/secret',
    '//169.254.169.254/latest/meta-data',
  ])('can’t lead into a private network by a redirect to %s', async (inside) => {
    const server = await serve(
      () => new Response(null, { status: 302, headers: { Location: inside } }),
    )
    await expect(fetcher(server)(server.url)).rejects.toThrow('private network')
  })

  it('that redirects in circles is given up', async () => {
    const server = await serve(() => Response.redirect(server.url))
    await expect(fetcher(server)(server.url)).rejects.toThrow('leads in circles')
  })

  it('without a file is refused for good, or for now', async () => {
    const server = await serve((path) => new Response('', { status: Number(path.slice(1)) }))
    const get = fetcher(server)
    await expect(get(`${server.url}/404`)).rejects.toMatchObject({ code: 'bad_input' })
    await expect(get(`${server.url}/503`)).rejects.toMatchObject({ code: 'busy' })
    const cut = await serve(() => null)
    await expect(fetcher(cut)(cut.url)).rejects.toMatchObject({ code: 'busy' })
  })

  it('of an endless file is given up when it is too long, or takes too long', async () => {
    const endless = createServer((_, answer) => {
      const more = () => answer.write(Buffer.alloc(64 * 1024))
      answer.on('drain', more)
      while (more());
    })
    const { url } = await closing(listenAt(endless))
    const read = createPictureFetcher({ trusted: [url], most: 1024 * 1024 })
    await expect(read(url)).rejects.toThrow('larger than')
    const silent = await closing(openLocalServer(() => new Promise(() => {})))
    await expect(fetcher(silent, { timeout: 50 })(silent.url)).rejects.toMatchObject({
      code: 'busy',
    })
  })
})

describe('a name that resolves differently each time', () => {
  /** At an outside address, and on the machine itself. */
  async function openBoth(answer: (response: ServerResponse) => void) {
    const reached = { outside: 0, inside: 0 }
    const server = createServer(({ socket }, response) => {
      const isOutside = socket.localAddress === '127.0.0.2'
      reached[isOutside ? 'outside' : 'inside'] += 1
      if (isOutside) answer(response)
      else response.end('secret')
    })
    const { port } = await closing(listenAt(server, '0.0.0.0'))
    return { reached, port }
  }

  /** Fetches from a name whose look-ups answer these addresses, one after the other. */
  function fetchWith(port: number, answers: string[][]) {
    let lookups = 0
    const resolve = ((_name, _options, callback) => {
      const found = answers[lookups++] ?? []
      callback(
        null,
        found.map((address) => ({ address, family: 4 })),
      )
    }) as LookupAll as Internet['resolve']
    const isOutside = (address: string) => address === '127.0.0.2'
    const internet = { resolve, isOutside, ports: [String(port)] }
    const fetched = createPictureFetcher({ internet })(`http://old.example:${port}/`)
    return { fetched, lookups: () => lookups }
  }
  type LookupAll = (
    name: string,
    options: object,
    callback: (error: null, found: { address: string; family: number }[]) => void,
  ) => void

  it('is connected to by the checked address, and looked up once', async () => {
    const { port, reached } = await openBoth((response) => response.end(picture))
    const { fetched, lookups } = fetchWith(port, [['127.0.0.2'], ['127.0.0.1']])
    expect([...(await fetched)]).toEqual([1, 2, 3])
    expect([lookups(), reached]).toEqual([1, { outside: 1, inside: 0 }])
  })

  it('is checked again for each redirect', async () => {
    const { port, reached } = await openBoth((response) =>
      response.writeHead(302, { Location: '/secret' }).end(),
    )
    const { fetched, lookups } = fetchWith(port, [['127.0.0.2'], ['127.0.0.1']])
    await expect(fetched).rejects.toThrow('private network')
    expect([lookups(), reached]).toEqual([2, { outside: 1, inside: 0 }])
  })

  it('is refused when one of its addresses is inside', async () => {
    const { port, reached } = await openBoth((response) => response.end(picture))
    const { fetched } = fetchWith(port, [['127.0.0.2', '127.0.0.1']])
    await expect(fetched).rejects.toThrow('private network')
    expect(reached).toEqual({ outside: 0, inside: 0 })
  })
})
