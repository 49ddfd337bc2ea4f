import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const shell = '/usr/bin/chromium-headless-shell'
const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Prefers the headless shell, which opens pages in half the time. Undefined: Playwright's own. */
export function browserPath() {
  return find([shell, ...browsers], 'chromium-headless-shell')
}

/** Prefers a whole browser: the headless shell loads lazy pictures from twice as far below. */
export function wholeBrowserPath() {
  return find([...browsers, shell], 'chromium')
}

function find(places, debianPackage) {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted && existsSync(wanted)) return wanted
  if (!existsSync(places[0])) install(debianPackage)
  const found = places.find((path) => existsSync(path))
  if (found) return found
  spawnSync('playwright', ['install', '--with-deps', 'chromium'], { stdio: 'inherit' })
  return undefined
}

function install(debianPackage) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return
  if (!existsSync('/usr/bin/apt-get')) return
  process.stdout.write('Installing Chromium …\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
  apt('update')
  apt('install', '-y', '--no-install-recommends', debianPackage)
}
