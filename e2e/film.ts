/** Film strips: what moves, stopped at moments of its own time, in one picture each. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { visit } from './shopper.ts'

/** Milliseconds after a movement began. */
const moments = [0, 60, 120, 180, 240, 300, 360]
const gap = 12

/** Defined in the page before it loads. */
declare const moving: () => Animation[]

interface Movement {
  name: string
  /** Only where the window is narrower than this. */
  below?: number
  start: (page: Page) => Promise<unknown>
}

/** One after the other, in one window. */
const movements: Movement[] = [
  {
    name: 'gallery-to-piece',
    start: (page) => page.getByRole('main').locator('a[data-pulls]').first().click(),
  },
  { name: 'piece-to-gallery', start: (page) => page.evaluate(() => history.back()) },
  {
    name: 'menu',
    below: 900,
    start: (page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
  },
]

/** Takes each movement of a window of this width; answers the files. */
export async function takeFilms(page: Page, folder: string, width: number): Promise<string[]> {
  // What begins to move is stopped at once, so that a busy machine misses nothing.
  await page.addInitScript(() => {
    // What follows the scroll has no time of its own.
    const moving = () =>
      document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    Object.assign(window, { moving })
    const start = Document.prototype.startViewTransition
    Document.prototype.startViewTransition = function startStopped(...given) {
      const transition = start.apply(this, given)
      transition.ready.then(() => {
        for (const each of moving()) each.pause()
      })
      return transition
    }
    document.addEventListener('transitionrun', () => {
      for (const each of moving()) each.pause()
    })
  })
  await visit(page, '/print-gallery')
  const files: string[] = []
  for (const { name, below = Infinity, start } of movements) {
    if (width >= below) continue
    await start(page)
    await page.waitForFunction(() => moving().some(({ playState }) => playState === 'paused'))
    const frames = []
    for (const moment of moments) {
      await page.evaluate((at) => {
        for (const each of moving()) each.currentTime = at
      }, moment)
      frames.push(await page.screenshot({ type: 'jpeg', quality: 85 }))
    }
    await page.evaluate(() => {
      for (const each of moving()) each.finish()
    })
    const file = `${folder}/film-${name}-${width}.jpg`
    await join(frames, file)
    files.push(file)
  }
  return files
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
