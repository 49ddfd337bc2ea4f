/*
 * `npm run shots` takes every state into shots/, at five widths, in light and dark. `-- home cart`:
 * names with these beginnings; `--theme=kiln` (or crayon): into shots/kiln; `--film`: movements as
 * film strips, the great moments also with less motion; `--readme`: the README's pictures.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, statSync } from 'node:fs'
import { type Browser, chromium, type Page, request } from '@playwright/test'
import { demoThemes } from '#shop/store/theme/theme.ts'
import { browserPath } from '../../scripts/browser.mjs'
import { type Owner, signIn } from '../harness/owner.ts'
import { shopAddress } from '../harness/settings.ts'
import { buyerScreens } from './buyer-screens.ts'
import { closedScreens } from './closed-screens.ts'
import { takeFilms } from './film.ts'
import { pieceScreens } from './piece-screens.ts'
import { type Screen, screens } from './screens.ts'

const shop = shopAddress(process.env.E2E_PORT ?? 4173)

const heights = { 390: 844, 800: 1100, 1024: 768, 1280: 800, 1800: 1000 }
const widths = [390, 800, 1024, 1280, 1800] as const
const readme = { folder: 'docs/pictures', screens: ['home', 'admin-home'], bytes: 200_000 }

const wantedTheme = process.argv
  .find((each) => each.startsWith('--theme='))
  ?.slice('--theme='.length)
const theme = (Object.keys(demoThemes) as (keyof typeof demoThemes)[]).find(
  (each) => each === (wantedTheme ?? 'heron'),
)
if (!theme) throw new Error(`--theme takes ${Object.keys(demoThemes).join(', ')}.`)
const folder = theme === 'heron' ? 'shots' : `shots/${theme}`

const server = spawn(process.execPath, ['e2e/server.ts'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, DEMO: theme, TRUE_PICTURES: 'yes' },
})
try {
  await opened()
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
  })
  const asked = process.argv.slice(2)
  const names = asked.filter((each) => !each.startsWith('--'))
  if (asked.includes('--readme')) await takeReadme(browser)
  else if (asked.includes('--film')) await takeAllFilms(browser, names)
  else await takeAll(browser, names)
  await browser.close()
} finally {
  server.kill('SIGTERM')
}

async function takeAll(browser: Browser, asked: string[]): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const owner = await signIn(await request.newContext({ baseURL: shop }))
  const wanted = [...screens, ...pieceScreens, ...buyerScreens, ...closedScreens].filter(
    ({ name }) => asked.length === 0 || asked.some((start) => name.startsWith(start)),
  )
  let failed = 0
  for (const screen of wanted) {
    await takeScreen(browser, owner, screen).catch((error: unknown) => {
      failed += 1
      process.stdout.write(`${screen.name} FAILED: ${error}\n`)
    })
  }
  process.exitCode = failed === 0 ? 0 : 1
}

async function takeScreen(
  browser: Browser,
  owner: Owner,
  { name, below = Infinity, open }: Screen,
): Promise<void> {
  const context = await newContext(browser, 390)
  const page = await context.newPage()
  const others: Page[] = []
  const another = async () => {
    const other = await (await newContext(browser, 390)).newPage()
    others.push(other)
    return other
  }
  try {
    await open({ page, owner, another })
    for (const width of widths.filter((one) => one < below)) {
      await page.setViewportSize({ width, height: heights[width] })
      // A dialog covers the window, not the full page.
      const fullPage = (await page.locator('dialog[open]').count()) === 0
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await settle(page)
        const path = `${folder}/${name}-${width}${colorScheme === 'dark' ? '-dark' : ''}.jpg`
        await page.screenshot({ path, fullPage, type: 'jpeg', quality: 85 })
      }
    }
    process.stdout.write(`${name}\n`)
  } finally {
    for (const one of [context, ...others.map((other) => other.context())]) await one.close()
  }
}

async function takeAllFilms(browser: Browser, asked: string[]): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const owner = await signIn(await request.newContext({ baseURL: shop }))
  for (const width of [390, 1280] as const) {
    for (const motion of ['no-preference', 'reduce'] as const) {
      const context = await newContext(browser, width, motion)
      const page = await context.newPage()
      const files = await takeFilms({ page, owner }, { folder, width, motion, asked })
      process.stdout.write(`${files.join('\n')}\n`)
      await context.close()
    }
  }
}

function newContext(
  browser: Browser,
  width: keyof typeof heights,
  reducedMotion: 'reduce' | 'no-preference' = 'reduce',
) {
  return browser.newContext({
    baseURL: shop,
    viewport: { width, height: heights[width] },
    reducedMotion,
  })
}

async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    // Two frames: the first still has the former width.
    for (const _ of [1, 2]) await new Promise((drawn) => requestAnimationFrame(drawn))
    const seen = [...document.images].filter((one) => one.checkVisibility())
    for (const one of seen) one.loading = 'eager'
    await Promise.all(seen.map((one) => one.decode().catch(() => {})))
    await document.fonts.ready
    // Finishes transitions of colour; endless animations can't finish.
    for (const moving of document.getAnimations()) {
      if (Number.isFinite(moving.effect?.getComputedTiming().endTime)) moving.finish()
    }
  })
}

async function takeReadme(browser: Browser): Promise<void> {
  mkdirSync(readme.folder, { recursive: true })
  const owner = await signIn(await request.newContext({ baseURL: shop }))
  const another = () => Promise.reject(new Error('These screens need one page.'))
  for (const { name, open } of screens) {
    if (!readme.screens.includes(name)) continue
    const context = await newContext(browser, 1280)
    const page = await context.newPage()
    await open({ page, owner, another })
    await settle(page)
    const path = `${readme.folder}/${name}.jpg`
    for (const quality of [86, 80, 74, 68, 60, 50]) {
      await page.screenshot({ path, type: 'jpeg', quality })
      if (statSync(path).size < readme.bytes) break
    }
    process.stdout.write(`${path}: ${Math.round(statSync(path).size / 1000)} KB\n`)
    await context.close()
  }
}

/** Waits until the shop answers; a fresh shop makes its pictures first. */
async function opened(): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(`${shop}/healthz`).catch(() => null)
    if (answer?.ok) return
    if (server.exitCode !== null) break
    await new Promise((done) => setTimeout(done, 500))
  }
  throw new Error(`The shop did not open at ${shop}.`)
}
