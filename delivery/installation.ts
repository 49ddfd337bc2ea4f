import { existsSync, readFileSync, readlinkSync, renameSync, symlinkSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { parseEnv } from 'node:util'
import { runWhole } from './run.ts'

export interface Layout {
  releases: string
  current: string
  settings: string
}

export const installed: Layout = {
  releases: '/opt/atelier/releases',
  current: '/opt/atelier/current',
  settings: '/etc/atelier/.env',
}

export interface Service {
  start(): Promise<void>
  /** Settles when the process has ended. */
  stop(): Promise<void>
  lastWords(): string
}

export const systemd: Service = {
  async start() {
    runWhole('systemctl', ['reset-failed', 'atelier.service'])
    runWhole('systemctl', ['start', 'atelier.service'])
  },
  async stop() {
    runWhole('systemctl', ['stop', 'atelier.service'])
  },
  lastWords: () =>
    runWhole('journalctl', ['-u', 'atelier.service', '-n', '30', '--no-pager', '-o', 'cat']),
}

/** The message is shown to the operator. */
export class UpgradeError extends Error {}

export function readSettings(layout: Layout): { dataDir: string; url: string } {
  if (!existsSync(layout.settings)) {
    throw new UpgradeError(
      'No installed shop is here. If you unpacked it by hand, stop it, unpack the new version and start that.',
    )
  }
  const { DATA_DIR, DATABASE_URL, PORT } = parseEnv(readFileSync(layout.settings, 'utf8'))
  if (DATABASE_URL) {
    throw new UpgradeError(
      'This shop keeps its data in PostgreSQL, which this command can’t bring back. operating/README.md explains how to upgrade several machines, one after the other.',
    )
  }
  return { dataDir: DATA_DIR ?? '/var/lib/atelier', url: `http://127.0.0.1:${PORT || 3000}` }
}

export const currentOf = (layout: Layout) => readlinkSync(layout.current)

export function switchTo(layout: Layout, folder: string): void {
  const link = `${layout.current}.new`
  if (existsSync(link)) runWhole('rm', ['-f', link])
  symlinkSync(folder, link)
  renameSync(link, layout.current)
}

/** `within`: milliseconds. */
export async function answersAs(
  url: string,
  version: string,
  within: number,
  signal?: AbortSignal,
): Promise<boolean> {
  const until = Date.now() + within
  do {
    if (await answers(url, version)) return true
    await pause(200)
  } while (Date.now() < until && !signal?.aborted)
  return false
}

async function answers(url: string, version: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(5_000)
    const health = await fetch(`${url}/healthz`, { signal })
    if (health.status !== 200 || (await health.text()) !== `ok ${version}`) return false
    const page = await fetch(url, { signal })
    return page.status === 200 && (await page.text()).includes('</html>')
  } catch {
    return false
  }
}
