/* `--within 90`: seconds, 600 at most. `--major`: allows a new major version. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { installed, systemd, UpgradeError } from './installation.ts'
import { upgradeShop } from './upgrade-shop.ts'

// Ctrl-C brings the previous version back; a lost connection changes nothing.
const stopping = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stopping.abort())
process.on('SIGHUP', () => {})
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

const say = (words: string) => void process.stdout.write(`${words}\n`)

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      major: { type: 'boolean', default: false },
      within: { type: 'string', default: '90' },
    },
  })
  const [archive] = positionals
  const within = Number(values.within) * 1000
  if (!archive || !(within > 0 && within <= 600_000)) {
    throw new UpgradeError('Which version? atelier upgrade <archive> [--within 90] [--major]')
  }
  if (process.getuid?.() !== 0) {
    throw new UpgradeError('Run it as root, or with sudo in front.')
  }
  const { major } = values
  const { signal } = stopping
  const parts = { layout: installed, service: systemd, within, major, signal, say }
  const { version } = await upgradeShop(resolve(archive), parts)
  say(`Version ${version} is open.`)
} catch (error) {
  const words = error instanceof UpgradeError ? error.message : ((error as Error).stack ?? error)
  process.stderr.write(`${words}\n`)
  process.exitCode = 1
}
