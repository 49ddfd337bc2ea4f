import { onPhone } from './phone.ts'

export interface Weight {
  /** KB (1000 bytes) over the wire with all headers, everything that the first view loads. */
  total: number
  /** KB without headers, compressed; the others likewise. */
  script: number
  /** KB of `script` that were requested before the largest paint. */
  scriptBefore: number
  font: number
  style: number
  image: number
  /** Cumulative layout shift, scrolled to the end and back. */
  shift: number
}

/** As a phone does: 390 px wide, empty cache. */
export function weigh(url: string): Promise<Weight> {
  return onPhone(async (open) => {
    const { page, session } = await open()
    await page.addInitScript(watchShifts)
    const sizes = new Map<string, number>()
    let wire = 0
    session.on('Network.responseReceived', ({ type, response }) => {
      sizes.set(type, (sizes.get(type) ?? 0) + lengthOf(response.headers))
    })
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      wire += encodedDataLength
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    const first = new Map(sizes)
    const scriptBefore = await page.evaluate(scriptsBeforeLargestPaint)
    const total = wire
    await page.mouse.wheel(0, 3000)
    await page.waitForTimeout(500)
    const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift)
    const kb = (type: string) => Math.round((first.get(type) ?? 0) / 100) / 10
    return {
      total: Math.round(total / 100) / 10,
      script: kb('Script'),
      scriptBefore: Math.round(scriptBefore / 100) / 10,
      font: kb('Font'),
      style: kb('Stylesheet'),
      image: kb('Image'),
      shift: Math.round(shift * 10000) / 10000,
    }
  })
}

async function scriptsBeforeLargestPaint(): Promise<number> {
  const largest = await new Promise<number>((tell) => {
    new PerformanceObserver((list) => tell(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    })
  })
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return files
    .filter(({ name, startTime }) => name.endsWith('.js') && startTime < largest)
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
}

/** The browser keeps the spelling of header names, which differs by server. */
function lengthOf(headers: Record<string, string>): number {
  return Number(new Headers(headers).get('content-length') ?? 0)
}

function watchShifts(): void {
  const state = window as unknown as { shift: number }
  state.shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      state.shift += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
