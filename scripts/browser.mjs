/** Finds a Chromium for the browser tests, or brings one. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The same engine without the browser around it: pages open in half the time. */
const shell = '/usr/bin/chromium-headless-shell'

const places = [
  shell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of a Chromium; undefined means the one that Playwright installed for itself. */
export function browserPath() {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted && existsSync(wanted)) return wanted
  if (!existsSync(shell)) installShell()
  const found = places.find((path) => existsSync(path))
  if (found) return found
  spawnSync('playwright', ['install', '--with-deps', 'chromium'], { stdio: 'inherit' })
  return undefined
}

/** On Debian, where we may. */
function installShell() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return
  if (!existsSync('/usr/bin/apt-get')) return
  process.stdout.write('Installing Chromium …\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
  apt('update')
  apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell')
}
