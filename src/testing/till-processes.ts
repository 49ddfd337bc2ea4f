import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { isShopError } from '#kernel/errors.ts'
import type { Till } from './till.ts'
import type { TillOrders } from './till-process.ts'

const script = fileURLToPath(new URL('./till-process.ts', import.meta.url))

/** A process with a till, ready to be let go. */
export interface TillProcess {
  go(): void
  /** What became of its buyers so far, by user. */
  readonly outcomes: Record<string, string>
  /** Kills it as soon as so many buyers are through, without a word of warning. */
  killAfter(buyers: number): void
  /** Resolves when it has ended, killed or not; rejects when it failed. */
  readonly ended: Promise<void>
}

/** Starts a process and waits until it stands at the line. */
export async function startTillProcess(orders: TillOrders): Promise<TillProcess> {
  const child = spawn(process.execPath, [script, JSON.stringify(orders)])
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
  const ended = new Promise<void>((resolve, reject) => {
    child.once('close', (code, signal) =>
      code === 0 || signal === 'SIGKILL' ? resolve() : reject(new Error(complaint)),
    )
  })
  await Promise.race([ready, ended])
  return {
    outcomes,
    ended,
    go: () => child.stdin.end('go\n'),
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
