/** What axe finds on a page, in words. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** What `axe.source` holds in 1.5 MB, which every page would have to read. */
const small = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The rules that ask for colours: dark changes nothing else (src/web/ui/checks/dark.test.ts). */
const ofColour = ['color-contrast', 'link-in-text-block']

/** What every rule finds on the page as it is. */
export function findings(page: Page): Promise<string[]> {
  return look(page, { type: 'tag', values: rules })
}

/** What every rule finds in light, and those of colour in dark; the page stays dark. */
export async function findingsInLightAndDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const inLight = await findings(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const inDark = await look(page, { type: 'rule', values: ofColour })
  return [...inLight, ...inDark.map((words) => `in dark: ${words}`)]
}

async function look(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  await standStill(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(small)
  // Pages without frames need no second page in which their answers are put together.
  return page.evaluate(async (asked) => {
    if (document.querySelector('iframe, frame')) return ['a frame, into which nobody looked']
    const here = window as unknown as { axe: typeof axe }
    const { violations } = await here.axe.run(document, {
      runOnly: asked,
      resultTypes: ['violations'],
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    )
  }, runOnly)
}

/** A colour on its way from light to dark is no finding; it sets out with the next frame. */
export async function standStill(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  )
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => one.playState !== 'running'),
  )
}
