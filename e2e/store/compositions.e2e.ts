import { demoThemes, withTrial } from '#shop/store/theme/theme.ts'
import { enter, openAdmin } from '../harness/admin.ts'
import { findings } from '../harness/axe.ts'
import { write } from '../harness/books.ts'
import { buy } from '../harness/bought.ts'
import { isOnTop } from '../harness/keys.ts'
import { fillCart, turnTo, visit } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'
import { lookComposed } from '../screens/composed.ts'
import { send } from '../screens/piece-screens.ts'

const composed = ['kiln', 'crayon'] as const
/** The pages that a composition arranges, and two that it only frames. */
const pages = [
  '/',
  '/print-gallery',
  '/merch-gallery',
  '/image/1',
  '/series',
  '/series/ebb',
  '/cart',
  '/search?q=cat',
  '/search?q=walrus',
  '/contact',
  '/about',
  '/commissions',
]

for (const name of composed) {
  for (const some of [pages.slice(0, 5), pages.slice(5)]) {
    test(`a theme’s composition arranges pages at every width and text size (${name}): ${some.join(', ')}`, async ({
      page,
      owner,
    }) => {
      await enter(page)
      await fillCart(page, [{ piece: await owner.makeSticker(3) }])
      const theme = demoThemes[name]
      for (const [at, path] of some.entries()) {
        await (at === 0 ? visit : turnTo)(page, withTrial(path, theme))
        await expect(page.locator(`[data-frame="${theme.composition}"]`)).toBeAttached()
        await lookComposed(page, path, at)
      }
    })
  }

  test(`a theme’s composition arranges a drop and a present (${name})`, async ({ page, owner }) => {
    await enter(page)
    const pieces = [await owner.makeSticker(3, { hidden: true }), await owner.makeSticker(1)]
    const [covered, bought] = pieces
    if (!covered || !bought) throw new Error('no pieces')
    const { id } = await send<{ id: number }>({ owner, page }, 'POST', '/api/drops/create', {
      title: 'The winter table',
      words: 'One firing.',
      oneEach: false,
      announced: true,
      opensAt: Date.now() + 86_400_000,
      pieces: [{ kind: 'merch', id: covered.id }],
    })
    const order = await buy(owner, { pieces: [{ piece: bought }] })
    write('update orders set gift_note = ? where id = ?', 'For you.', order.id)
    const show = async (open: typeof visit, path: string, place: number) => {
      await open(page, withTrial(path, demoThemes[name]))
      await lookComposed(page, path, place)
    }
    await show(visit, `/drop/${id}`, 0)
    expect(await findings(page)).toEqual([])
    await show(turnTo, `${order.page}?tell=1&from=Ida`, 1)
    await show(turnTo, await page.getByLabel('The link').inputValue(), 2)
  })
}

test('the owner tries a composition for all pages, and another for galleries', async ({ page }) => {
  await openAdmin(page, 'theme')
  await expect(page.getByRole('radio', { name: 'Desktop' })).toBeChecked()
  const steps = () => page.evaluate(() => history.length)
  const before = await steps()
  const all = page.getByRole('group', { name: 'All pages' })
  await all.getByText(/^Poster/).click()
  const preview = page.frameLocator('iframe')
  await expect(preview.locator('[data-page="home"]')).toHaveAttribute('data-composition', 'poster')
  const galleries = page.getByRole('group', { name: 'Galleries' })
  await galleries.getByText(/^Plinth/).click()
  await page.getByText('Gallery', { exact: true }).click()
  const shown = preview.locator('[data-page="gallery"]')
  await expect(shown).toHaveAttribute('data-composition', 'plinth')
  expect(await steps(), 'a trial is no step of the back button').toBe(before)
  // On a phone, and above its keyboard, the preview covers no field that has the focus.
  const colour = page.getByLabel('Second color', { exact: true })
  for (const height of [844, 450]) {
    await page.setViewportSize({ width: 390, height })
    await page.getByLabel('Main color', { exact: true }).focus()
    await colour.focus()
    await expect.poll(() => isOnTop(colour)).toBe(true)
    await expect.poll(() => isOnTop(page.getByText('Second color', { exact: true }))).toBe(true)
  }
})

test('scrolling to what has the focus leaves it clear of the header', async ({ page }) => {
  await enter(page)
  for (const composition of ['wall', 'poster', 'plinth'] as const) {
    await page.goto(withTrial('/', { ...demoThemes.heron, composition }))
    const free = await page.evaluate(() => {
      const { scrollPaddingTop } = getComputedStyle(document.documentElement)
      return (
        Number.parseFloat(scrollPaddingTop) - (document.querySelector('header')?.offsetHeight ?? 0)
      )
    })
    expect(free, composition).toBeGreaterThan(8)
  }
})

type Part = Record<'left' | 'top' | 'right' | 'bottom', number>

/** Pixels between that part of the hero's picture and what cuts or covers it, on the nearest side. */
function freeAround(part: Part): number {
  const image = document.querySelector<HTMLImageElement>('[data-part=hero-picture] img')
  const title = document.querySelector('h1')
  if (!image || !title) throw new Error('The home page has no hero.')
  const box = image.getBoundingClientRect()
  const shape = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
  const drawn = Math.max(box.height, box.width / shape)
  const [across = 0, down = 0] = getComputedStyle(image)
    .objectPosition.split(' ')
    .map(Number.parseFloat)
  const seen = {
    left: (part.left / 100) * drawn * shape + across,
    right: (part.right / 100) * drawn * shape + across,
    top: (part.top / 100) * drawn + down,
    bottom: (part.bottom / 100) * drawn + down,
  }
  const cover = box.bottom - title.getBoundingClientRect().top
  const covered = title.getBoundingClientRect().top < box.top ? 0 : Math.max(0, cover)
  return Math.min(seen.left, box.width - seen.right, seen.top, box.height - covered - seen.bottom)
}

test('nothing lies on what the hero shows, at any width', async ({ page }) => {
  await enter(page)
  // The heron and the sun behind it, in hundredths of the picture (demo/studio.ts).
  const part = { left: 41, top: 20, right: 64, bottom: 72 }
  for (const composition of ['wall', 'poster'] as const) {
    await page.goto(withTrial('/', { ...demoThemes.heron, composition }))
    for (const width of [320, 640, 899, 1280, 1800, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      // The picture's place follows the window's width a frame later.
      await expect
        .poll(() => page.evaluate(freeAround, part), `${composition} at ${width} px`)
        .toBeGreaterThan(-2)
      const title = await page.getByRole('heading', { level: 1 }).boundingBox()
      if (width < 900) expect(title?.width, 'no strip of the picture beside the title').toBe(width)
    }
  }
})
