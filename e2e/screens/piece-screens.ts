/* A file of its own, because all screens are too much for one test. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { pay, proceedToPayment } from '../harness/buyer.ts'
import type { Owner, Piece } from '../harness/owner.ts'
import { addButton, addToCart, fillCart, seeAll, visit } from '../harness/shopper.ts'
import type { Scene, Screen } from './screens.ts'

const story = `I draw on the ferry, where nobody minds the *muttering*, and cut in the evening, when the light is bad and the decisions are good.

This block took three winters. The second one was spent sanding it flat again. [How a print is made](https://example.com/how) says the rest.`

export async function send<T = { id: number }>(
  { owner, page }: Pick<Scene, 'owner' | 'page'>,
  method: 'POST' | 'PUT',
  path: string,
  data: object,
): Promise<T> {
  const headers = { Authorization: `Bearer ${owner.token}` }
  const answer = await page.request.fetch(path, { method, headers, data })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  return (await answer.json()) as T
}

async function picturesOf({ page }: Pick<Scene, 'page'>): Promise<string[]> {
  const prints: { location: string; candidLocation: string }[] = await (
    await page.request.get('/api/prints')
  ).json()
  return prints
    .flatMap(({ location, candidLocation }) => [location, candidLocation])
    .filter((address) => address !== '')
    .slice(0, 8)
}

export async function makeFull(scene: Pick<Scene, 'owner' | 'page'>): Promise<Piece> {
  const addresses = await picturesOf(scene)
  const steps = [
    'The drawing goes onto the lino the wrong way round. It always feels like a mistake.',
    'What stays white is cut away first; there is no putting it back.',
    'Ink is rolled out thin until it sounds like bacon.',
    'Paper down, a slow pull, and a look that nobody breathes during.',
  ]
  const pictures = addresses.map((address, at) => ({
    address,
    alt: `View ${at + 1} of the print.`,
    step: at > 1 ? (steps[at - 2] ?? null) : null,
  }))
  return scene.owner.makePrint({
    name: 'The Long Way Home, Seen From the Ferry on a Still Night',
    description: 'Three blocks, five colors, one ferry that was late.',
    story,
    pictures,
    edition: {
      sizes: [{ size: '14x14', total: 25 }],
      proofs: 3,
      year: 2026,
      process: 'Linocut in five colors on cotton paper',
    },
  } as unknown as Parameters<Owner['makePrint']>[0])
}

function makeRail({ owner }: Scene): Promise<Piece> {
  const sizes = [
    { label: 'S', quantity: 12 },
    { label: 'M', quantity: 3 },
    { label: 'L', quantity: 0 },
    { label: 'XXL', quantity: 2, price: 52 },
  ]
  return owner.makeShirt({ making: 'counted', sizes, price: 48, size: null })
}

async function makeVideo({ page, owner }: Scene): Promise<Piece> {
  const poster = await sharp({
    create: { width: 1000, height: 1000, channels: 3, background: '#5a7d7c' },
  })
    .jpeg()
    .toBuffer()
  const file = Buffer.alloc(4000)
  Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp42', 'latin1').copy(file)
  const headers = { Authorization: `Bearer ${owner.token}` }
  const answer = await page.request.post('/api/images', {
    headers,
    multipart: {
      file: { name: 'glaze.mp4', mimeType: 'video/mp4', buffer: file },
      poster: { name: 'glaze.jpg', mimeType: 'image/jpeg', buffer: poster },
      folder: 'StickersPins',
      alt: 'Glaze runs down a bowl.',
    },
  })
  if (!answer.ok()) throw new Error(`video: ${await answer.text()}`)
  const { secure_url: address } = await answer.json()
  const [still] = await picturesOf({ page, owner } as Scene)
  return owner.makeSticker(4, {
    pictures: [{ address: still }, { address }],
  } as unknown as Parameters<Owner['makeSticker']>[1])
}

const soon = () => Date.now() + 3 * 86_400_000 + 4_600_000

async function makeCollection(scene: Scene, type: 'gallery' | 'series', title: string) {
  const [picture] = await picturesOf(scene)
  const words =
    'Five prints of one bay, from the same window, in every weather that had the manners to stay until the block was cut.'
  const made = await send<{ id: number; path: string }>(scene, 'POST', '/api/collections/create', {
    type,
    title,
    slug: '',
    words,
    picture,
    hidden: false,
  })
  const prints: { id: number }[] = await (await scene.page.request.get('/api/prints')).json()
  const pieces = prints.slice(0, 5).map(({ id }) => ({ kind: 'prints', id }))
  if (type === 'series')
    await send(scene, 'PUT', `/api/collections/order/id/${made.id}`, { pieces })
  return made
}

export const pieceScreens: Screen[] = [
  {
    name: 'piece-full',
    open: async (scene) => visit(scene.page, (await makeFull(scene)).path),
  },
  {
    name: 'piece-full-size-chosen',
    open: async (scene) => visit(scene.page, `${(await makeFull(scene)).path}?size=14x14`),
  },
  {
    name: 'rail',
    open: async (scene) => visit(scene.page, (await makeRail(scene)).path),
  },
  {
    name: 'rail-sold-out',
    open: async (scene) => visit(scene.page, `${(await makeRail(scene)).path}?size=L`),
  },
  {
    name: 'piece-video',
    open: async (scene) => visit(scene.page, (await makeVideo(scene)).path),
  },
  {
    name: 'wall-own',
    async open({ page }) {
      await visit(page, '/image/1')
      await page.getByText('Try it on your own wall').click()
      await page.getByLabel(/photo/i).first().waitFor({ state: 'attached' })
    },
  },
  {
    name: 'series-list',
    async open(scene) {
      await makeCollection(scene, 'series', 'One bay')
      await visit(scene.page, '/series')
    },
  },
  {
    name: 'series',
    open: async (scene) =>
      visit(scene.page, (await makeCollection(scene, 'series', 'The weather, kept')).path),
  },
  {
    name: 'gallery-own',
    async open(scene) {
      const { path } = await makeCollection(
        scene,
        'gallery',
        'Small things that were made on very long winter evenings'.slice(0, 55),
      )
      const slug = path.split('/').at(-1) ?? ''
      const in_ = { gallery: slug } as Record<string, string>
      for (const quantity of [3, 2, 1]) await scene.owner.makeSticker(quantity, in_)
      await visit(scene.page, path)
    },
  },
  { name: 'gallery-empty', open: async (scene) => openEmptyGallery(scene) },
  {
    name: 'gallery-held',
    async open({ page, owner, another }) {
      const { slug } = await owner.makeGallery()
      const pins = [1, 1, 4].map((quantity) => owner.makeSticker(quantity, { gallery: slug }))
      const [pin] = await Promise.all(pins)
      const other = await another()
      if (pin) await fillCart(other, [{ piece: pin }])
      await other.goto('/cart')
      await other.getByRole('button', { name: 'Proceed to Checkout' }).click()
      await other.getByRole('button', { name: /^Pay / }).waitFor()
      await visit(page, `/gallery/${slug}`)
      await seeAll(page)
    },
  },
  {
    name: 'drop',
    async open(scene) {
      const pieces = [
        await scene.owner.makeSticker(3, { hidden: true }),
        await scene.owner.makeShirt({ hidden: true }),
      ]
      const { id } = await send(scene, 'POST', '/api/drops/create', {
        title: 'The winter table',
        words:
          'Twelve bowls, one firing, and a print of the fire.\n\nOne of each a person, please.',
        opensAt: soon(),
        announced: true,
        oneEach: true,
        pieces: pieces.map((piece) => ({ kind: piece.path.split('/')[1], id: piece.id })),
      })
      await visit(scene.page, `/drop/${id}`)
    },
  },
  {
    name: 'search-found',
    open: ({ page }) => visit(page, '/search?q=cat'),
  },
  { name: 'search-all', open: ({ page }) => visit(page, '/search') },
  {
    name: 'search-for-somebody',
    open: ({ page }) => visit(page, '/search?q=moon&max=50&stock=1'),
  },
  {
    name: 'buy-link',
    open: async ({ page, owner }) => visit(page, `/buy/merch-${(await owner.makeSticker(5)).id}:2`),
  },
  {
    name: 'own-words',
    open: async ({ page, owner }) => {
      await visit(page, (await makeWorded(owner)).path)
      await page.getByLabel(/^Dedication/).fill('For Ida,\nwho never liked mornings much')
      await addButton(page).click()
    },
  },
  {
    name: 'own-words-cart',
    open: async ({ page, owner }) => {
      await putWorded(page, await makeWorded(owner))
      await visit(page, '/cart')
      await page.getByText('Change your words').first().click()
    },
  },
  {
    name: 'own-words-order',
    open: async ({ page, owner }) => {
      await putWorded(page, await makeWorded(owner))
      await proceedToPayment(page)
      await pay(page)
      await page.getByRole('link', { name: 'See your order' }).click()
    },
  },
  {
    name: 'added-print',
    open: async ({ page, owner }) =>
      addToCart(page, { piece: await owner.makePrint(), size: '14 × 14', quantity: 2 }),
  },
]

function makeWorded(owner: Owner): Promise<Piece> {
  const asked = { label: 'Dedication', required: false, lines: 2, most: 24, price: 6 }
  return owner.makeSticker(5, {
    descName: 'Stoneware mug',
    price: 28,
    personalisation: JSON.stringify(asked),
  })
}

async function putWorded(page: Page, piece: Piece): Promise<void> {
  for (const words of ['For Ida,\nwith love', 'Otto']) {
    await visit(page, piece.path)
    await page.getByLabel(/^Dedication/).fill(words)
    await addButton(page).click()
    await page.getByRole('dialog').waitFor()
  }
}

async function openEmptyGallery({ page, owner }: Scene): Promise<void> {
  const { slug } = await owner.makeGallery()
  await visit(page, `/gallery/${slug}`)
}
