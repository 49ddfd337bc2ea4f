import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** Minified: every page would have to parse the 1.5 MB of `axe.source`. */
const small = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

declare global {
  interface Window {
    axe: typeof axe
  }
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The rules on colours: dark changes nothing else (src/web/ui/checks/dark.test.ts). */
const ofColour = ['color-contrast', 'link-in-text-block']

export const phone = { width: 390, height: 844 }

/**
 * Without what frames every page: every-page.e2e.ts looks at header and footer. Without contrast:
 * inks.test.ts reads every sheet's inks, palette.test.ts every ink on every ground, and
 * every-page.e2e.ts looks at public pages as they open.
 */
export function findings(page: Page): Promise<string[]> {
  return look(page, { type: 'tag', values: rules }, { contrast: false })
}

export function findingsWithContrast(page: Page): Promise<string[]> {
  return look(page, { type: 'tag', values: rules })
}

/** With header and footer. */
export function findingsInAll(page: Page): Promise<string[]> {
  return look(page, { type: 'tag', values: rules }, { all: true })
}

/** In the dark. */
export function findingsOfColour(page: Page): Promise<string[]> {
  return look(page, { type: 'rule', values: ofColour })
}

/** Also on a phone what is too wide or too low for a thumb. Restores the window. */
export async function findingsEverywhere(page: Page): Promise<string[]> {
  const size = page.viewportSize() ?? phone
  const found = await findings(page)
  await page.setViewportSize(phone)
  await standStill(page)
  found.push(...(await unfitForPhones(page)))
  await page.setViewportSize(size)
  return found
}

/** Too wide for the phone that is the window, or with controls too low for a thumb. */
export async function unfitForPhones(page: Page): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  const found = wide > phone.width ? [`${wide} px wide on a phone`] : []
  return [...found, ...(await tooLowForThumbs(page))]
}

export function tooLowForThumbs(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .locator('button, input:not([type=radio], [hidden]), textarea, li > a')
    .evaluateAll((all) =>
      all
        .filter(
          (one) =>
            one.checkVisibility() && !one.closest('[aria-hidden=true], [inert], .visually-hidden'),
        )
        // A checkbox is also hit by its label.
        .map((one) => (one.matches('[type=checkbox]') && one.closest('label')) || one)
        .filter((one) => one.getBoundingClientRect().height < 44)
        .map((one) => one.outerHTML),
    )
}

async function look(
  page: Page,
  runOnly: axe.RunOnly,
  { all = false, contrast = true } = {},
): Promise<string[]> {
  await standStill(page)
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(small)
    // Findings name selectors: axe needn't copy the HTML of all that it looks at.
    await page.evaluate(() => window.axe.configure({ noHtml: true }))
  }
  // Pages have no frames, so axe needs no second page to merge results.
  return page.evaluate(
    async ({ runOnly, all, contrast }) => {
      if (document.querySelector('iframe, frame')) return ['a frame, into which nobody looked']
      const framing = document.querySelectorAll('header, footer, nav[aria-label="Admin"]')
      const exclude = [...framing].filter(
        (one) => !one.closest('main') && !one.querySelector('dialog[open]'),
      )
      // Scrolling reaches a control below a bar that stays in view; axe takes it for too small.
      const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter(
        (one) => getComputedStyle(one).position === 'sticky',
      )
      for (const { style } of bars) style.position = 'static'
      const { violations } = await window.axe.run(
        all ? document : { include: [document], exclude },
        {
          runOnly,
          rules: contrast ? {} : { 'color-contrast': { enabled: false } },
          resultTypes: ['violations'],
        },
      )
      for (const { style } of bars) style.removeProperty('position')
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
      )
    },
    { runOnly, all, contrast },
  )
}

/**
 * Two frames, and the end of what moves between them: a transition of colour is no finding, and to
 * draw it costs more than what is looked for.
 */
export function standStill(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const moving = () => document.getAnimations().filter((one) => one.playState === 'running')
    const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn))
    await nextFrame()
    do {
      for (const one of moving()) {
        if (one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) one.finish()
      }
      await nextFrame()
    } while (moving().length > 0)
  })
}
