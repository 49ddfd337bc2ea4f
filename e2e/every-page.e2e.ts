import type { Page } from '@playwright/test'
import { openAdmin } from './admin.ts'
import { standStill } from './axe.ts'
import { buy } from './bought.ts'
import { cut } from './cut.ts'
import { fillCart } from './shopper.ts'
import { expect, test } from './test.ts'

test.use({ hasTouch: true })

type Check = (page: Page) => Promise<string[]>

const checks: Record<string, Check> = {
  'its language is said': (page) =>
    page.evaluate(() => (document.documentElement.lang === 'en' ? [] : ['no lang'])),
  'names tell controls apart': sameNames,
  '44 px at 390': async (page) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await standStill(page)
    return tooSmall(page)
  },
  'fits 320 px': async (page) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await standStill(page)
    return cut(page)
  },
  'text spacing at 320 px': async (page) => {
    await spread(page, true)
    return cut(page)
  },
  'text spacing at 1280 px': async (page) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await standStill(page)
    const found = await cut(page)
    await spread(page, false)
    return found
  },
  'forced colours': async (page) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await standStill(page)
    const found = await untold(page)
    await page.emulateMedia({ forcedColors: 'none' })
    await standStill(page)
    return found
  },
  'on paper': async (page) => {
    await page.setViewportSize({ width: 718, height: 1000 })
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await standStill(page)
    const found = [...(await cut(page)), ...(await unprintable(page))]
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
    await standStill(page)
    return found
  },
}

async function look(page: Page, name: string): Promise<void> {
  for (const [asked, check] of Object.entries(checks)) {
    // The admin prints orders alone, and they have a sheet of their own.
    if (asked === 'on paper' && name.startsWith('admin')) continue
    expect.soft(await check(page), `${name}: ${asked}`).toEqual([])
    await standStill(page)
  }
}

test('§7 every page of the shop serves zoom, spread text, forced colours, thumbs and paper', async ({
  page,
  owner,
  mayComplain,
}) => {
  const print = await owner.makePrint()
  mayComplain(/status of 404/)
  const { page: order } = await buy(owner, { pieces: [{ piece: print, size: '10x10' }] })
  await fillCart(page, [
    { piece: print, size: '10x10' },
    { piece: print, size: '14x14' },
  ])
  const paths = [
    '/',
    '/print-gallery',
    '/clothing-gallery',
    `${print.path}?size=14x14`,
    '/image/1',
    '/clothing/9',
    '/merch/1',
  ]
  for (const path of [
    ...paths,
    '/cart',
    '/search?q=cat',
    '/archive',
    order,
    '/imprint',
    '/about',
    '/contact',
  ]) {
    await page.goto(path)
    await page.setViewportSize({ width: 1280, height: 900 })
    await look(page, path)
  }
})

test('§7 the admin serves zoom, spread text, forced colours and thumbs', async ({ page }) => {
  for (const at of ['', 'create-print']) {
    await openAdmin(page, at)
    await page.setViewportSize({ width: 1280, height: 900 })
    await look(page, `admin ${at}`)
  }
})

function sameNames(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .locator('button, select, input:not([type=hidden])')
    .evaluateAll((all) => {
      const names = all
        .filter((one) => one.checkVisibility() && !one.closest('[aria-hidden=true], [inert]'))
        .map((one) => {
          const labels = [...((one as HTMLInputElement).labels ?? [])].map(
            (label) => label.textContent,
          )
          const group = one
            .closest('fieldset, [role=group], dialog, section')
            ?.querySelector('legend, h2, h3')
          const name = one.getAttribute('aria-label') || labels.join(' ') || one.textContent
          return [one.tagName, group?.textContent, name].join(' ')
        })
      return names.filter((name, i) => names.indexOf(name) !== i)
    })
}

function tooSmall(page: Page): Promise<string[]> {
  return page
    .locator('a[href], button, textarea, select, summary, input:not([type=hidden])')
    .evaluateAll((all) =>
      all
        .filter(
          (one) =>
            one.checkVisibility() && !one.closest('[aria-hidden=true], [inert], .visually-hidden'),
        )
        .filter((one) => !(one.closest('p, li, dd') && getComputedStyle(one).display === 'inline'))
        .map((one) => (one.matches('[type=radio], [type=checkbox]') && one.closest('label')) || one)
        .filter((one) => {
          const { width, height } = one.getBoundingClientRect()
          return width > 2 && height < 43.9
        })
        .map((one) => `${one.getBoundingClientRect().height} ${one.outerHTML.slice(0, 150)}`),
    )
}

/** Text spacing by WCAG 1.4.12. */
function spread(page: Page, on: boolean): Promise<void> {
  return page.evaluate((on) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`)
    document.adoptedStyleSheets = on ? [sheet] : []
  }, on)
}

function untold(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const properties = [
      'background-color',
      'color',
      'font-weight',
      'text-decoration',
      'border-top',
      'border-bottom',
      'outline',
      'content',
    ]
    const look = (one: Element) =>
      [one, ...one.children]
        .flatMap((part) =>
          ['', '::before', '::after'].map((of) => getComputedStyle(part, of || null)),
        )
        .map((style) => properties.map((name) => style.getPropertyValue(name)).join())
        .join()
    const shown = (one: HTMLElement) => (one.matches('input') && one.closest('label')) || one
    const chosen = document.querySelectorAll<HTMLElement>(
      '[aria-current], [aria-pressed=true], input[type=radio]:checked',
    )
    const alike = [...chosen].filter((one) => {
      // A radio button drawn by the system shows its own state.
      if (one.matches('input') && getComputedStyle(one).appearance !== 'none') return false
      const others = one
        .closest('ul, ol, nav, fieldset')
        ?.querySelectorAll<HTMLElement>(one.tagName)
      const other = [...(others ?? [])].find((o) => o !== one && o.className === one.className)
      return other?.checkVisibility() && look(shown(one)) === look(shown(other))
    })
    const controls = document.querySelectorAll(
      'main :is(button, select, textarea, input:not([type=hidden]))',
    )
    const bare = [...controls].filter((one) => {
      const style = getComputedStyle(one)
      const edges = ['border-top-width', 'border-bottom-width'].map((name) =>
        style.getPropertyValue(name),
      )
      const words = one.textContent || one.matches('input')
      return (
        words &&
        one.checkVisibility() &&
        style.appearance === 'none' &&
        edges.every((wide) => wide === '0px') &&
        !style.textDecorationLine.includes('underline')
      )
    })
    return [...alike, ...bare].map((one) => one.outerHTML.slice(0, 140))
  })
}

function unprintable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pressed = document.querySelectorAll('button, dialog, header nav, footer nav')
    const { backgroundColor, color } = getComputedStyle(document.body)
    return [
      ...[...pressed]
        .filter((one) => one.checkVisibility())
        .map((one) => one.outerHTML.slice(0, 120)),
      ...(`${backgroundColor} ${color}` === 'rgb(255, 255, 255) rgb(0, 0, 0)'
        ? []
        : [`${color} on ${backgroundColor}`]),
    ]
  })
}
