import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { fillAddress, proceedToPayment } from '../harness/buyer.ts'
import type { Owner } from '../harness/owner.ts'
import { addButton, fillCart, seeAll, visit } from '../harness/shopper.ts'
import { filmDrop, someOfDemo } from './drop-film.ts'
import { makeFull } from './piece-screens.ts'

/** Milliseconds after a movement began. */
const moments = [0, 60, 120, 180, 240, 300, 360, 480]
/** Shares of the scroll, 0 to 1, for movements that follow it. */
const parts = [0, 0.15, 0.3, 0.45, 0.6, 0.8, 1]
const slowly = [0, 400, 700, 1000, 1300, 1600, 2000]
const gap = 12

/** Defined in the page before it loads. */
declare const moving: () => Animation[]

interface Movement {
  name: string
  /** Only in windows narrower than this, in pixels. */
  below?: number
  /** Tells the same with less motion. */
  still?: true
  film: (page: Page, owner: Owner) => Promise<Buffer[]>
}

/** One after the other, in one window. */
const movements: Movement[] = [
  { name: 'gallery-to-piece', film: byTime(pull) },
  { name: 'piece-to-gallery', film: byTime((page) => page.evaluate(() => history.back())) },
  { name: 'cut-short', film: cutShort },
  {
    name: 'menu',
    below: 900,
    film: byTime(async (page) => {
      await visit(page, '/print-gallery')
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
    }),
  },
  { name: 'wall', film: byTime(hangLarger) },
  { name: 'steps', film: scrollThroughSteps },
  {
    name: 'proof-marks',
    film: byTime(async (page, owner) => {
      await visit(page, (await owner.makeSticker(5)).path)
      await addButton(page).click()
      await page.getByRole('dialog').waitFor()
    }),
  },
  {
    name: 'wrapping',
    still: true,
    film: byTime(async (page) => {
      await fillCart(page, await someOfDemo(page))
      await proceedToPayment(page)
      await fillAddress(page)
      await page.getByRole('button', { name: /^Pay / }).click()
      await page.getByRole('heading', { level: 1 }).waitFor()
    }, slowly),
  },
  {
    name: 'ordered',
    still: true,
    film: byTime((page) => page.getByRole('link', { name: 'Save it' }).scrollIntoViewIfNeeded()),
  },
  {
    name: 'drop',
    still: true,
    film: async (page, owner) => {
      const { before, open, after } = await filmDrop(page, owner)
      await open()
      const opening = await byTime(async () => {}, slowly)(page, owner)
      await after()
      return [before, ...opening, await take(page)]
    },
  },
]

interface Filming {
  folder: string
  width: number
  motion: 'reduce' | 'no-preference'
  /** Names with these beginnings; none: all. */
  asked: readonly string[]
}

export async function takeFilms(
  { page, owner }: { page: Page; owner: Owner },
  { folder, width, motion, asked }: Filming,
): Promise<string[]> {
  const less = motion === 'reduce'
  await page.addInitScript(stopWhatMoves)
  await visit(page, '/print-gallery')
  const files: string[] = []
  for (const { name, below = Infinity, still, film } of movements) {
    if (width >= below || (less && !still)) continue
    if (asked.length > 0 && !asked.some((start) => name.startsWith(start))) continue
    const frames = await film(page, owner)
    const file = `${folder}/film-${name}-${width}${less ? '-less-motion' : ''}.jpg`
    await join(frames, file)
    files.push(file)
  }
  return files
}

/** Runs in the page: stops each movement at once, so that a busy machine misses none. */
function stopWhatMoves(): void {
  // Animations that follow the scroll have another timeline.
  const moving = () =>
    document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
  Object.assign(window, { moving })
  const stop = () => {
    for (const each of moving()) each.pause()
  }
  // Those that begin later send no event until they do.
  const known = new WeakSet<Animation>()
  const watch = () => {
    for (const each of moving()) if (!known.has(each)) each.pause()
    for (const each of moving()) known.add(each)
    requestAnimationFrame(watch)
  }
  watch()
  const start = Document.prototype.startViewTransition
  Document.prototype.startViewTransition = function startStopped(...given) {
    const transition = start.apply(this, given)
    transition.ready.then(stop, () => {})
    return transition
  }
  document.addEventListener('transitionrun', stop)
  document.addEventListener('animationstart', stop)
}

function byTime(
  start: (page: Page, owner: Owner) => Promise<unknown>,
  at: readonly number[] = moments,
): Movement['film'] {
  return async (page, owner) => {
    await start(page, owner)
    const frames = await takeMoments(page, at)
    await page.evaluate(() => {
      for (const each of moving()) {
        if (Number.isFinite(each.effect?.getComputedTiming().endTime)) each.finish()
        else each.play()
      }
    })
    return frames
  }
}

async function takeMoments(page: Page, at: readonly number[]): Promise<Buffer[]> {
  await page.waitForFunction(() => moving().some(({ playState }) => playState === 'paused'))
  await seeAll(page)
  const frames: Buffer[] = []
  for (const moment of at) {
    await page.evaluate((time) => {
      for (const each of moving()) each.currentTime = time
    }, moment)
    frames.push(await take(page))
  }
  return frames
}

function pull(page: Page): Promise<void> {
  return page.getByRole('main').locator('a[data-pulls]').first().click()
}

/** A touch during the movement ends it at once. */
async function cutShort(page: Page): Promise<Buffer[]> {
  await visit(page, '/print-gallery')
  await pull(page)
  const frames = await takeMoments(page, moments.slice(0, 4))
  await page.mouse.move(4, 400)
  await page.mouse.down()
  await page.waitForFunction(() => !document.activeViewTransition)
  await page.mouse.up()
  return [...frames, await take(page)]
}

async function hangLarger(page: Page): Promise<void> {
  await visit(page, '/image/1')
  const wall = page.getByRole('region', { name: 'At true size' })
  await wall.scrollIntoViewIfNeeded()
  await seeAll(page)
  await wall.getByRole('link', { name: /^\d/ }).last().click()
  await wall.getByRole('radio', { name: 'Slate' }).check({ force: true })
}

async function scrollThroughSteps(page: Page, owner: Owner): Promise<Buffer[]> {
  const prints: { id: number; pictures?: { step?: string | null }[] }[] = await (
    await page.request.get('/api/prints')
  ).json()
  const made = prints.find(({ pictures }) => pictures?.some(({ step }) => step))
  await visit(page, made ? `/image/${made.id}` : (await makeFull({ page, owner })).path)
  const steps = page.getByRole('region', { name: 'How it was made' })
  const frames: Buffer[] = []
  for (const part of parts) {
    await steps.evaluate((section, part) => {
      const list = section.querySelector('ol')
      const sideways = list ? list.scrollWidth - list.clientWidth : 0
      const { top, height } = section.getBoundingClientRect()
      const down = sideways > 1 ? 0 : part * (height - innerHeight)
      window.scrollTo({ top: scrollY + top + down, behavior: 'instant' })
      list?.scrollTo({ left: part * sideways, behavior: 'instant' })
    }, part)
    await seeAll(page)
    frames.push(await take(page))
  }
  return frames
}

function take(page: Page): Promise<Buffer> {
  return page.screenshot({ type: 'jpeg', quality: 85 })
}

async function join(frames: readonly Buffer[], file: string): Promise<void> {
  const small = await Promise.all(
    frames.map((frame) =>
      sharp(frame).resize({ height: 420 }).toBuffer({ resolveWithObject: true }),
    ),
  )
  const widest = Math.max(...small.map(({ info }) => info.width))
  await sharp({
    create: {
      width: small.length * (widest + gap) + gap,
      height: 420 + 2 * gap,
      channels: 3,
      background: '#222222',
    },
  })
    .composite(
      small.map(({ data }, at) => ({ input: data, left: gap + at * (widest + gap), top: gap })),
    )
    .jpeg({ quality: 85 })
    .toFile(file)
}
