import { onPhone } from './phone.ts'

/** Milliseconds after the tap, measured in the browser; the median of several visits. */
export interface Seen {
  first: number
  largest: number
}

const visits = 5
/** Lighthouse's slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

/** Throttles the line for real; Lighthouse only simulates it. */
export function seenOnSlowLine(url: string): Promise<Seen> {
  return onPhone(async (open) => {
    const seen: Seen[] = []
    for (let visit = 0; visit < visits; visit += 1) {
      const { page, session } = await open()
      await session.send('Network.emulateNetworkConditions', line)
      await page.goto(url, { waitUntil: 'networkidle' })
      seen.push(await page.evaluate(readPaints))
      await page.close()
    }
    return {
      first: middle(seen.map(({ first }) => first)),
      largest: middle(seen.map(({ largest }) => largest)),
    }
  })
}

function readPaints(): Promise<Seen> {
  return new Promise((resolve) => {
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    new PerformanceObserver((list) => {
      resolve({ first, largest: list.getEntries().at(-1)?.startTime ?? 0 })
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}

function middle(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0
}
