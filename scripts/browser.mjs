/** Finds a Chromium for the browser tests, or brings one. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of a Chromium; undefined means the one that Playwright installed for itself. */
export function browserPath() {
  const found = places.find((path) => path && existsSync(path))
  if (found) return found
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'] }
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    process.stdout.write('Installing Chromium …\n')
    spawnSync('apt-get', ['update'], { ...quiet, env })
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      ...quiet,
      env,
    })
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium'
  }
  spawnSync('playwright', ['install', '--with-deps', 'chromium'], { stdio: 'inherit' })
  return undefined
}
