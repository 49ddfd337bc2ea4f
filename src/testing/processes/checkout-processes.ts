import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { isShopError } from '#kernel/errors.ts'
import type { Till } from '#testing/harness/checkout-parts.ts'
import type { TillOrders } from './checkout-process.ts'

const tillScript = fileURLToPath(new URL('./checkout-process.ts', import.meta.url))

/** A process in which buyers buy, ready to be let go. */
export interface BuyersProcess {
  /** `words`: what it is told at the line. */
  go(words?: string): void
  /** What became of its buyers so far, by user. */
  readonly outcomes: Record<string, string>
  /** Kills it as soon as so many buyers are through, without a word of warning. */
  killAfter(buyers: number): void
  /** Kills it now. */
  kill(): void
  /** Whether it was killed, once it has ended; rejects when it failed. */
  readonly ended: Promise<boolean>
}

/** Starts a process with a till and waits until it stands at the line. */
export function startTillProcess(orders: TillOrders): Promise<BuyersProcess> {
  return startBuyers(tillScript, orders)
}

/**
 * Starts a script that is given its orders as JSON, and waits until it stands at the line. `compiled`:
 * a folder for what Node makes of its sources, with which the next start takes half the time.
 */
export async function startBuyers(
  script: string,
  orders: unknown,
  compiled?: string,
): Promise<BuyersProcess> {
  const env = { ...process.env, ...(compiled && { NODE_COMPILE_CACHE: compiled }) }
  const child = spawn(process.execPath, [script, JSON.stringify(orders)], { env })
  const outcomes: Record<string, string> = {}
  let complaint = ''
  let killAt = Number.POSITIVE_INFINITY
  child.stderr.on('data', (chunk) => {
    complaint += chunk
  })
  const lines = createInterface({ input: child.stdout })
  const ready = new Promise<void>((resolve) => lines.once('line', () => resolve()))
  lines.on('line', (line) => {
    const [user, outcome] = line.split(' ', 2)
    if (!user || outcome === undefined) return
    outcomes[user] = outcome
    if (Object.keys(outcomes).length >= killAt) child.kill('SIGKILL')
  })
  const ended = new Promise<boolean>((resolve, reject) => {
    child.once('close', (code, signal) =>
      code === 0 || signal === 'SIGKILL' ? resolve(code !== 0) : reject(new Error(complaint)),
    )
  })
  await Promise.race([ready, ended])
  return {
    outcomes,
    ended,
    go: (words = 'go') => child.stdin.end(`${words}\n`),
    kill: () => child.kill('SIGKILL'),
    killAfter: (buyers) => {
      killAt = buyers
    },
  }
}

/** Takes the payment provider's events over HTTP for a till, as the shop's own address does. */
export async function listenForEvents(
  takes: Till['checkout'],
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const headers = new Headers(request.headers as Record<string, string>)
    try {
      await takes.handleEvent('demo', Buffer.concat(parts), headers)
      response.writeHead(200).end()
    } catch (error) {
      response.writeHead(isShopError(error) ? 503 : 500).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/events`,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
