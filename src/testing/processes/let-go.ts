import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import { createInterface } from 'node:readline'
import { usualPace } from '#platform/db/outbox/outbox-pause.ts'

/* A process of tests takes its input as JSON, says 'ready', and waits for a line. */

export const input = <T>(): T => JSON.parse(process.argv[2] ?? '{}') as T

export async function letGo(): Promise<string> {
  // A process that is killed can't do it at the end.
  flushCompileCache()
  const lines = createInterface({ input: process.stdin })
  process.stdout.write('ready\n')
  const [line] = (await once(lines, 'line')) as [string]
  lines.close()
  return line
}

export const hurry = { ...usualPace, lease: 1000, look: 20, pause: 15, longestPause: 240 }
