import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'

type Listener = (event: object) => void

/** The worker with a map as its cache, and a network whose answers the test sets. */
function startWorker() {
  const kept = new Map<string, Response>()
  const cache = {
    match: async (url: string) => kept.get(url)?.clone(),
    delete: async (url: string) => kept.delete(url),
    put: async (url: string, answer: Response) => void kept.set(url, answer),
    keys: async () => [...kept.keys()].map((url) => ({ url })),
  }
  const listeners = new Map<string, Listener>()
  const self = { addEventListener: (name: string, listen: Listener) => listeners.set(name, listen) }
  const script = readFileSync('public/worker.js', 'utf8')
  runInNewContext(script, {
    self,
    caches: { open: async () => cache },
    URL,
    Response,
    navigator: { onLine: false },
  })

  /** Opens an address; `answer`: the shop's answer, null without a network. */
  async function visit(
    path: string,
    answer: Response | null,
    method = 'GET',
  ): Promise<Response | null> {
    const work: Promise<unknown>[] = []
    let answered: Promise<Response> | null = null
    const preloadResponse = answer ? Promise.resolve(answer) : Promise.reject(new Error('offline'))
    preloadResponse.catch(() => {})
    listeners.get('fetch')?.({
      request: {
        mode: 'navigate',
        method,
        referrer: 'https://heron.example/image/3',
        url: `https://heron.example${path}`,
      },
      preloadResponse,
      respondWith: (promise: Promise<Response>) => {
        answered = promise
      },
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
    })
    const given = await answered
    await Promise.all(work)
    return given
  }
  return { visit, keptPaths: () => [...kept.keys()].map((url) => new URL(url).pathname) }
}

function page(status = 200, cacheControl = 'no-cache'): Response {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': cacheControl }
  return new Response('<h1>Moon moths</h1>', { status, headers })
}

it('keeps a page that is the same for everybody, and no other', async () => {
  const { visit, keptPaths } = startWorker()
  await visit('/image/3', page())
  await visit('/cart', page(200, 'private, no-store'))
  await visit('/quiet-door', page(200, 'private, no-store'))
  for (const path of ['/admin', '/api/docs', '/demo-pay/x']) {
    expect(await visit(path, page())).toBeNull()
  }
  expect(keptPaths()).toEqual(['/image/3'])
  const offline = await visit('/image/3', null)
  expect([offline?.status, await offline?.text()]).toEqual([200, '<h1>Moon moths</h1>'])
  expect((await visit('/cart', null))?.status).toBe(503)
})

it('lets go of a page that is there no more, but not while the shop is away', async () => {
  const { visit, keptPaths } = startWorker()
  await visit('/image/3', page())
  expect((await visit('/image/3', page(503, 'no-store')))?.status).toBe(503)
  expect(keptPaths()).toEqual(['/image/3'])
  await visit('/image/3', page(410))
  expect(keptPaths()).toEqual([])
})

it('what opens without a network has the paper of the page that was seen last', async () => {
  const { visit } = startWorker()
  const colours = async () =>
    /--paper: .*/.exec((await (await visit('/7', null))?.text()) ?? '')?.[0]
  expect(await colours()).toContain('--paper: Canvas')
  for (const colour of ['#000000', '#eef2ea']) {
    const html = `<meta name="theme-color" content="${colour}" media="(prefers-color-scheme: light)">`
    const headers = { 'Content-Type': 'text/html', 'Cache-Control': 'no-cache' }
    await visit(`/image/${colour.length}`, new Response(html, { headers }))
  }
  expect(await colours()).toContain('--paper: #eef2ea')
})

it('says of a form that was pressed without a network that nothing was sent, and leads back', async () => {
  const { visit } = startWorker()
  const words = await (await visit('/api/cart-prints/create', null, 'POST'))?.text()
  expect(words).toContain('what you pressed was not sent')
  expect(words).toContain('<a href="https://heron.example/image/3">Back to the page</a>')
})

it('names kept pages by their titles where another can’t be had', async () => {
  const { visit } = startWorker()
  const headers = { 'Content-Type': 'text/html', 'Cache-Control': 'no-cache' }
  await visit('/merch/1', new Response('<title>Bear &amp; Moon · Jam Hands</title>', { headers }))
  await visit('/image/3', page())
  const words = await (await visit('/about', null))?.text()
  expect(words).toContain('<a href="/merch/1">Bear &amp; Moon · Jam Hands</a>')
  expect(words).toContain('<a href="/image/3">image/3</a>')
})
