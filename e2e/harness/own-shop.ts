import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { compiled, freePort } from '#testing/harness/process.ts'
import { shopAddress, studioFolder } from './settings.ts'
import { test as base } from './test.ts'

/** Each test has a shop of its own, at its `baseURL`. An empty setting is unset. */
export function testInOwnShop(settings: Record<string, string> = {}) {
  return base.extend({
    baseURL: async ({ browserName: _ }, use) => {
      const shop = await openShop(await freePort(), settings)
      await use(shop.url)
      await shop.close()
    },
  })
}

/** An empty setting is unset. */
export async function openShop(port: number, settings: Record<string, string>) {
  const shop = spawn(process.execPath, ['e2e/alone/server.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: compiled,
      E2E_PORT: String(port),
      STUDIO: studioFolder(Number(process.env.E2E_PORT ?? 4173) + 1),
      ...settings,
    },
  })
  const url = shopAddress(port)
  await opening(shop, url)
  return {
    url,
    async close(): Promise<void> {
      const ended = once(shop, 'exit')
      shop.kill('SIGTERM')
      await ended
    },
  }
}

async function opening(shop: ChildProcess, url: string): Promise<void> {
  while (shop.exitCode === null) {
    const answer = await fetch(`${url}/healthz`).catch(() => null)
    if (answer?.ok) return
    await pause(100)
  }
  throw new Error(`no shop opened at ${url}`)
}
