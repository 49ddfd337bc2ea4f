import { expect, it } from 'vitest'
import { page, startWorker } from '#testing/harness/pages-worker.ts'

it('caches only pages that are the same for everybody', async () => {
  const { visit, keptPaths } = startWorker()
  await visit('/image/3', page())
  await visit('/cart', page(200, 'private, no-store'))
  await visit('/quiet-door', page(200, 'private, no-store'))
  for (const path of ['/admin/x', '/api/docs', '/demo-pay/x']) {
    expect(await visit(path, page())).toBeNull()
  }
  expect(await keptPaths()).toEqual(['/image/3'])
  const offline = await visit('/image/3', null)
  expect([offline?.status, await offline?.text()]).toEqual([200, '<h1>Moon moths</h1>'])
  // The page says that it is an old one.
  expect(offline?.headers.get('Server-Timing')).toBe('kept')
  expect((await visit('/cart', null))?.status).toBe(503)
})

it('removes a page that no longer exists, but not while the shop is away', async () => {
  const { visit, keptPaths } = startWorker()
  await visit('/image/3', page())
  expect((await visit('/image/3', page(503, 'no-store')))?.status).toBe(503)
  expect(await keptPaths()).toEqual(['/image/3'])
  await visit('/image/3', page(410))
  expect(await keptPaths()).toEqual([])
})

it('offline pages have the paper of the last page', async () => {
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

it('keeps the typed text of a form that was not sent, and sends it again', async () => {
  const { visit } = startWorker()
  const answer = await visit('/demo-pay/1', null, 'POST', 'name=%22Robin%22+Reed')
  expect(answer?.headers.get('Content-Security-Policy')).toContain('form-action *')
  const words = await answer?.text()
  expect(words).toContain('what you pressed was not sent')
  expect(words).toContain('<form method="post" action="https://heron.example/demo-pay/1">')
  expect(words).toContain('<input type="hidden" name="name" value="&#34;Robin&#34; Reed">')
  expect(words).toContain('<a href="https://heron.example/image/3">Back to the page</a>')
  const picture = await visit('/admin/pictures', null, 'POST', 'moths.jpg')
  expect(await picture?.text()).not.toContain('<form')
})

it('lists cached pages by title when another page isn’t available', async () => {
  const { visit } = startWorker()
  const headers = { 'Content-Type': 'text/html', 'Cache-Control': 'no-cache' }
  await visit('/merch/1', new Response('<title>Bear &amp; Moon · Jam Hands</title>', { headers }))
  await visit('/image/3', page())
  const words = await (await visit('/about', null))?.text()
  expect(words).toContain('<a href="/merch/1">Bear &amp; Moon · Jam Hands</a>')
  expect(words).toContain('<a href="/image/3">image/3</a>')
})

const list = () => new Response('<h1>To pack</h1>', { headers: { 'Content-Type': 'text/html' } })

it('opens the orders to pack offline, until the studio signs out', async () => {
  const { visit, tell, connect } = startWorker()
  expect((await visit('/admin', null))?.status).toBe(503)
  connect(async () => list())
  await tell('message', { data: 'keep-packing' })
  expect(await (await visit('/admin?at=orders', null))?.text()).toBe('<h1>To pack</h1>')
  await tell('message', { data: 'signed-out' })
  expect((await visit('/packing', null))?.status).toBe(503)
  connect(async () => list())
  await tell('message', { data: 'keep-packing' })
  // Signed out elsewhere: the shop no longer gives the list.
  connect(async () => new Response(null, { status: 404 }))
  await tell('message', { data: 'keep-packing' })
  expect((await visit('/packing', null))?.status).toBe(503)
})

/** As a navigation's redirect looks to a worker. */
const away = new Response(null, { status: 204 })
Object.defineProperty(away, 'type', { value: 'opaqueredirect' })

it.each([
  ['/admin', away],
  ['/packing', new Response('', { status: 404 })],
])('forgets the orders to pack when the shop closes %s', async (path, closed) => {
  const { visit, tell, connect } = startWorker()
  connect(async () => list())
  await tell('message', { data: 'keep-packing' })
  await visit('/admin', new Response('', { status: 503 }))
  expect((await visit('/packing', null))?.status).toBe(200)
  expect(await visit(path, closed)).toBe(closed)
  expect((await visit('/packing', null))?.status).toBe(503)
})

it('stores an order shipped offline, says so, and tells the shop once', async () => {
  const { visit, tell, connect } = startWorker()
  connect(async () => list())
  await tell('message', { data: 'keep-packing' })
  connect(async () => {
    throw new Error('offline')
  })
  const fields =
    '_to=%2Fapi%2Forders%2Fid%2Fa1%2Fship&kind=studio&trackingNumber=AB12&carrier=&from=%2Fpacking'
  const answer = await visit('/packing', null, 'POST', fields)
  expect(await answer?.text()).toContain('1 parcel is marked as shipped')
  const told: [string, unknown][] = []
  connect(async (url, init) => {
    // The session ends meanwhile: the list is closed, and the mark still waits.
    if (url === '/packing') return told.length === 2 ? new Response('', { status: 404 }) : list()
    told.push([url, JSON.parse(String(init?.body))])
    return new Response('{}', { status: [503, 401][told.length - 1] ?? 200 })
  })
  for (let times = 0; times < 4; times += 1) await tell('message', { data: 'keep-packing' })
  const sent = [
    'https://heron.example/api/orders/id/a1/ship',
    { kind: 'studio', trackingNumber: 'AB12' },
  ]
  expect(told).toEqual([sent, sent, sent])
  expect(await (await visit('/packing', null))?.text()).toBe('<h1>To pack</h1>')
})

it('tells the shop of an order shipped offline before the list opens again', async () => {
  const { visit, connect } = startWorker()
  const fields = '_to=%2Fapi%2Forders%2Fid%2Fa1%2Fship&kind=studio&from=%2Fpacking'
  await visit('/packing', null, 'POST', fields)
  const told: string[] = []
  connect(async (url) => {
    told.push(new URL(url).pathname)
    return url.endsWith('/packing') ? new Response('<h1>Nothing to pack</h1>') : Response.json({})
  })
  expect(await (await visit('/packing', list()))?.text()).toBe('<h1>Nothing to pack</h1>')
  expect(told).toEqual(['/api/orders/id/a1/ship', '/packing'])
  expect(await (await visit('/packing', list()))?.text()).toBe('<h1>To pack</h1>')
})

it('keeps a parcel that the shop refuses, with the reason, and sends it no more', async () => {
  const { visit, tell, connect, waiting } = startWorker()
  const fields = '_to=%2Fapi%2Forders%2Fid%2Fa1%2Fship&kind=studio&from=%2Fpacking'
  await visit('/packing', null, 'POST', fields)
  const told: string[] = []
  connect(async (url) => {
    if (url === '/packing') return list()
    told.push(url)
    return Response.json({ error: { code: 'changed', message: 'Don’t ship it.' } }, { status: 409 })
  })
  for (let times = 0; times < 2; times += 1) await tell('message', { data: 'keep-packing' })
  expect(told).toEqual(['https://heron.example/api/orders/id/a1/ship'])
  const [reason] = await waiting('X-Refused')
  expect(decodeURIComponent(reason ?? '')).toBe('Don’t ship it.')
  expect(await (await visit('/packing', list()))?.text()).toBe('<h1>To pack</h1>')
})

it.each(['https://heron.example.evil/', 'https://evil.example/', ''])(
  'doesn’t store an order that the site “%s” reports as shipped',
  async (referrer) => {
    const { visit, tell, connect } = startWorker()
    const answer = await visit('/api/orders/id/a1/ship', null, 'POST', 'kind=studio', referrer)
    expect(await answer?.text()).toContain('what you pressed was not sent')
    const told: string[] = []
    connect(async (url) => {
      told.push(url)
      return list()
    })
    await tell('message', { data: 'keep-packing' })
    expect(told).toEqual(['/packing'])
  },
)

it('leads nowhere else when another site’s form was not sent', async () => {
  const answer = await startWorker().visit('/cart', null, 'POST', 'a=1', 'https://evil.example/x')
  expect(await answer?.text()).toMatch(/not sent[^<]*<\/p>\s*<p><a href="\/">Back to the page</)
})

it('stores photographs that the phone shared, until the studio signs out', async () => {
  const { visit, tell, sharedPaths } = startWorker()
  const answer = await visit('/admin/share', null, 'POST', 'moths.jpg', '')
  expect(answer?.headers.get('Location')).toBe('https://heron.example/admin?at=create-print')
  const other = await visit('/admin/share', null, 'POST', 'others.jpg', 'https://evil.example/')
  expect(other?.status).toBe(503)
  expect(await sharedPaths()).toEqual(['/shared/0'])
  await tell('message', { data: 'signed-out' })
  expect(await sharedPaths()).toEqual([])
})

it('shows the shop’s push messages with their link', async () => {
  const { tell, shown } = startWorker()
  const notification = { title: 'Sold: Moths', body: 'Order 7', navigate: '/admin', tag: 'a' }
  await tell('push', { data: { json: () => ({ web_push: 8030, notification }) } })
  await tell('push', { data: null })
  expect(shown).toEqual([
    ['Sold: Moths', expect.objectContaining({ body: 'Order 7', data: { navigate: '/admin' } })],
  ])
})
