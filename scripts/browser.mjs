/** Finds a Chromium for the browser tests and benchmarks, or installs it. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const shell = '/usr/bin/chromium-headless-shell'
const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The path of a Chromium to test in, best the engine without the browser around it: pages open in
 * half the time. Undefined means the one that Playwright installed for itself.
 */
export function browserPath() {
  return find([shell, ...browsers], 'chromium-headless-shell')
}

/**
 * The path of a Chromium to measure in, best a whole browser: it decides as a shopper's does, where
 * the bare engine knows nothing of the line and loads pictures from twice as far below.
 */
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

/** On Debian, where we may. */
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
