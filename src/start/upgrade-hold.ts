import { existsSync, rmSync, statSync } from 'node:fs'
import type { IncomingMessage, RequestListener } from 'node:http'
import { join } from 'node:path'
import { isLoopback } from '#platform/network/network.ts'
import { minute } from '#platform/time/clock.ts'

/** A longer upgrade was interrupted: the running version may open. */
const longest = 15 * minute
const lookEvery = 200

/** Stands in DATA_DIR while `atelier upgrade` looks whether a new version answers. */
export const holdFile = 'upgrading'

export interface UpgradeHold {
  guard(answer: RequestListener): RequestListener
  over(): Promise<void>
}

export function upgradeHold(dataDir: string, now: () => number): UpgradeHold {
  const file = join(dataDir, holdFile)
  let held = existsSync(file)

  const isOver = () => {
    const since = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (since === undefined) return true
    if (now() - since < longest) return false
    rmSync(file, { force: true })
    return true
  }

  return {
    guard: (answer) =>
      held
        ? (request, response) => {
            if (!held || isFromHere(request)) return answer(request, response)
            response.writeHead(503, {
              'content-type': 'text/plain; charset=utf-8',
              'cache-control': 'no-store',
              'retry-after': '20',
            })
            response.end('The shop gets a new version. It is back in a minute.')
          }
        : answer,
    over: () =>
      new Promise((resolve) => {
        const look = () => {
          held = held && !isOver()
          if (held) setTimeout(look, lookEvery)
          else resolve()
        }
        look()
      }),
  }
}

/** Not through a proxy, which would name its visitor. */
function isFromHere({ socket, headers }: IncomingMessage): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false
  return isLoopback(socket.remoteAddress ?? '')
}
