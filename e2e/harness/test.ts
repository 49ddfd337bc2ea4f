/* An unexpected error in any page's console fails the test. */
import { type BrowserContext, test as base, type Page, type TestInfo } from '@playwright/test'
import { type Owner, signIn } from './owner.ts'

export { expect } from '@playwright/test'

interface Complaints {
  seen: string[]
  expected: RegExp[]
}

interface Fixtures {
  complaints: Complaints
  mayComplain: (pattern: RegExp) => void
  anotherShopper: () => Promise<Page>
}

/** A page that comes after a skipped transition reports it before its scripts can expect it. */
const skipped = /^AbortError: Transition was skipped$/

export const test = base.extend<Fixtures, { owner: Owner }>({
  complaints: [
    async ({ browserName: _ }, use) => {
      const complaints: Complaints = { seen: [], expected: [skipped] }
      await use(complaints)
      base
        .expect(
          complaints.seen.filter((words) => !complaints.expected.some((may) => may.test(words))),
          'what pages complained about in their consoles',
        )
        .toEqual([])
    },
    { auto: true },
  ],

  mayComplain: async ({ complaints }, use) => {
    await use((pattern) => complaints.expected.push(pattern))
  },

  context: async ({ context, complaints }, use, info) => {
    listen(context, complaints)
    await use(context)
    if (info.status !== info.expectedStatus) await takePictures(context, info)
  },

  anotherShopper: async ({ browser, contextOptions, complaints }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext(contextOptions)
      contexts.push(context)
      listen(context, complaints)
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },

  owner: [
    async ({ playwright }, use, { project }) => {
      const { baseURL } = project.use
      const request = await playwright.request.newContext({ baseURL })
      await use(await signIn(request))
      await request.dispose()
    },
    { scope: 'worker' },
  ],
})

/**
 * Takes screenshots of the pages after a failure. Playwright's own setting takes one at the end of
 * every test, in case its last hook fails, and throws it away.
 */
async function takePictures(context: BrowserContext, info: TestInfo): Promise<void> {
  for (const [i, page] of context.pages().entries()) {
    const path = info.outputPath(`failed-${i + 1}.png`)
    const taken = await page.screenshot({ path, timeout: 5000 }).catch(() => null)
    if (taken) info.attachments.push({ name: 'how it looked', path, contentType: 'image/png' })
  }
}

function listen(context: BrowserContext, { seen }: Complaints): void {
  context.on('console', (message) => {
    if (message.type() === 'error') seen.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (failure) => {
    const words = failure.error().stack || String(failure.error())
    // Comes from a view transition to a document without one, before the page's own listener can
    // catch it.
    if (!words.endsWith('ViewTransition opt-in disabled')) seen.push(words)
  })
}
