import { type Locator, type Page, expect as playwrights } from '@playwright/test'

/**
 * At each try that fails Playwright's own matchers describe the whole page for their report, which
 * is a tenth of the browsers' work. These wait for the same without it.
 */
export const expect = playwrights.extend({
  async toBeVisible(locator: Locator, options: { timeout?: number } = {}) {
    const { timeout = this.timeout } = options
    const state = this.isNot ? 'hidden' : 'visible'
    return told(await failureOf(locator.waitFor({ state, timeout })), this.isNot)
  },

  async toHaveURL(page: Page, expected: string | RegExp) {
    const fits = ({ href }: URL) =>
      typeof expected === 'string' ? href === new URL(expected, href).href : expected.test(href)
    const { isNot, timeout } = this
    await failureOf(page.waitForURL((url) => fits(url) !== isNot, { waitUntil: 'commit', timeout }))
    // Knows the host that a path belongs to.
    const now = isNot ? playwrights(page).not : playwrights(page)
    return told(await failureOf(now.toHaveURL(expected, { timeout })), isNot)
  },
})

function failureOf(waiting: Promise<unknown>): Promise<Error | null> {
  return waiting.then(
    () => null,
    (failure: Error) => failure,
  )
}

function told(failure: Error | null, isNot: boolean) {
  return { pass: (failure === null) !== isNot, message: () => failure?.message ?? '' }
}
