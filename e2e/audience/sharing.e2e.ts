import sharp from 'sharp'
import { signInPath } from '../harness/settings.ts'
import { expect, test } from '../harness/test.ts'

function headOf(page: string) {
  const html = page.split('</head>', 1)[0] ?? ''
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '')
  const meta = (name: string) =>
    all(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))
  return {
    lang: /<html[^>]* lang="([^"]*)"/.exec(html)?.[1],
    title: all(/<title>([^<]*)<\/title>/g),
    sharedTitle: meta('og:title'),
    description: meta('description'),
    canonical: all(/<link rel="canonical" href="([^"]*)"/g),
    picture: meta('og:image'),
    robots: meta('robots'),
    facts: all(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g).map(
      (text) => JSON.parse(text) as Record<string, unknown>,
    ),
  }
}

test('§7 sharing: every public page has title, description, canonical address, picture and JSON-LD', async ({
  request,
  baseURL,
  owner,
}) => {
  const sticker = await owner.makeSticker(1)
  await owner.changeStock(sticker, -1)
  const paths = [
    '/',
    '/print-gallery',
    '/clothing-gallery',
    '/merch-gallery',
    '/about',
    '/commissions',
    '/contact',
    '/image/1',
    '/clothing/1',
    '/merch/1',
    '/pages/cv',
    sticker.path,
  ]
  const titles = new Set<string>()
  const types: Record<string, unknown[]> = {}
  for (const path of paths) {
    const head = headOf(await (await request.get(path)).text())
    for (const one of [head.title, head.description, head.canonical, head.picture]) {
      expect(one, path).toHaveLength(1)
    }
    expect(head.lang, path).toBe('en')
    expect(head.title[0], path).toMatch(/\S{3}/)
    expect(head.sharedTitle[0], path).toMatch(/\S/)
    expect(head.picture[0], path).toMatch(/^http/)
    expect(head.facts.length, path).toBeGreaterThan(0)
    for (const fact of head.facts) expect(fact, path).toHaveProperty('@context')
    expect(head.robots, path).toEqual([])
    expect(head.canonical[0], path).toBe(`${baseURL}${path}`)
    expect(head.description[0]?.length, path).toBeGreaterThan(20)
    titles.add(head.title[0] ?? '')
    types[path] = head.facts.map((fact) => fact['@type'])
    if (path === sticker.path) {
      const shared = await request.get(head.picture[0] ?? '')
      expect([shared.status(), shared.headers()['content-type']]).toEqual([200, 'image/jpeg'])
      const picture = await sharp(await shared.body()).metadata()
      expect([picture.format, picture.width, picture.height]).toEqual(['jpeg', 1200, 630])
      expect(head.facts[0]).toMatchObject({
        offers: { availability: 'https://schema.org/SoldOut', priceCurrency: 'USD' },
      })
    }
  }
  expect(titles.size).toBe(paths.length)
  const home = headOf(await (await request.get('/home')).text())
  expect(home.canonical).toEqual([`${baseURL}/`])
  expect(types['/']).toEqual(['WebSite', 'OnlineStore'])
  expect(types['/image/1']).toEqual([['ProductGroup', 'VisualArtwork'], 'BreadcrumbList'])
})

test('§7 sharing: sitemap, robots, manifest and icons fit together', async ({
  request,
  baseURL,
  owner,
}) => {
  const print = await owner.makePrint()
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  expect(robots).toContain('Disallow: /api/')
  expect(robots).not.toMatch(/door|admin/)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const places = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1] ?? '')
  expect(places).toContain(`${baseURL}/`)
  expect(places).toContain(baseURL + print.path)
  expect(new Set(places).size).toBe(places.length)
  expect(places.filter((place) => /cart|admin|order|door|signup/.test(place))).toEqual([])

  const manifest = (await (await request.get('/site.webmanifest')).json()) as {
    name: string
    icons: { src: string; sizes: string; purpose: string }[]
  }
  expect(manifest.name).toBe('Slow Heron')
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})

test('§7 sharing: what nobody should find says so, and what is not there is 404', async ({
  request,
}) => {
  for (const [path, status] of [
    ['/no-such-page', 404],
    ['/image/999999', 404],
    ['/signup', 200],
    ['/search?q=heron', 200],
    ['/orders/made-up', 404],
    [signInPath, 200],
    [`${signInPath}x`, 404],
  ] as const) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(status)
    const head = headOf(await answer.text())
    expect(head.robots, path).toContain('noindex')
    expect(head.canonical, path).toEqual([])
  }
})
