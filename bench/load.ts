import autocannon from 'autocannon'

export interface Load {
  /** Answers. */
  count: number
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  errors: number
}

export interface LoadOptions {
  url: string
  seconds?: number
  connections?: number
  headers?: Record<string, string>
  paths?: string[] | undefined
}

export async function load(options: LoadOptions): Promise<Load> {
  const result = await autocannon({
    url: options.url,
    duration: options.seconds ?? 3,
    connections: options.connections ?? 16,
    headers: { 'accept-encoding': 'br', ...options.headers },
    ...(options.paths && { requests: options.paths.map((path) => ({ path })) }),
  })
  return {
    count: result.requests.total,
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.non2xx,
  }
}

/** These machines are noisy. */
export function middle(runs: Load[]): Load {
  const sorted = runs.toSorted((a, b) => a.perSecond - b.perSecond)
  return sorted[Math.floor(sorted.length / 2)] as Load
}

export function summarize(milliseconds: number[], wall: number): Load {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  const count = milliseconds.length
  return { count, perSecond: (count / wall) * 1000, p50: at(0.5), p99: at(0.99), errors: 0 }
}

export async function repeat(
  count: number,
  width: number,
  operation: (index: number) => Promise<void>,
): Promise<Load> {
  const times: number[] = []
  let next = 0
  const begin = performance.now()
  const lane = async () => {
    while (next < count) {
      const index = next++
      const from = performance.now()
      await operation(index)
      times.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: width }, lane))
  return summarize(times, performance.now() - begin)
}
