import { type CDPSession, chromium, type Page } from '@playwright/test'
import { wholeBrowserPath } from '../scripts/browser.mjs'

const quiet = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking']

/** `open` opens an empty page 390 px wide and watches its network. */
export async function onPhone<T>(
  work: (open: () => Promise<{ page: Page; session: CDPSession }>) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch({ executablePath: wholeBrowserPath(), args: quiet })
  try {
    return await work(async () => {
      const viewport = { width: 390, height: 844 }
      const page = await browser.newPage({ viewport, deviceScaleFactor: 2 })
      const session = await page.context().newCDPSession(page)
      await session.send('Network.enable')
      return { page, session }
    })
  } finally {
    await browser.close()
  }
}
