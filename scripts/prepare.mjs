/*
 * Plain JavaScript for Node 20 or newer: nothing is installed yet when it starts. Two at once take
 * turns. `--checks` installs the tools that check the shop, too; they stay.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const installStamp = join(root, 'node_modules', '.atelier-install')
const typesStamp = join(root, '.types', '.atelier-sources')
const buildStamp = join(root, 'build', '.atelier-sources')
const lock = join(root, '.atelier-prepare')
const lockHolder = join(lock, 'pid')
const lockIsStaleAfter = 10 * 60_000
const asksForChecks = process.argv.includes('--checks')

function digestOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) {
    const full = join(root, path)
    if (!existsSync(full)) continue
    if (!statSync(full).isDirectory()) {
      hash.update(path).update(readFileSync(full))
      continue
    }
    for (const name of readdirSync(full).sort()) {
      if (!name.includes('.test.')) hash.update(digestOf([join(path, name)]))
    }
  }
  return hash.digest('hex')
}

function stampSays(stamp, digest) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === digest
}

function run(command, args, what) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_ENV: undefined },
  })
  if (status === 0) return
  process.stderr.write(`${what} failed${error ? `: ${error.message}` : ''}.\n`)
  rmSync(lock, { recursive: true, force: true })
  process.exit(1)
}

async function takeTurn() {
  for (let waits = false; ; ) {
    try {
      mkdirSync(lock)
      writeFileSync(lockHolder, String(process.pid))
      return
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (lockIsLeft()) {
      rmSync(lock, { recursive: true, force: true })
      continue
    }
    if (!waits) process.stdout.write('Waiting: the shop is being prepared already …\n')
    waits = true
    await pause(500)
  }
}

/** Ctrl-C ends a process while it waits for npm, so it can't remove its lock. */
function lockIsLeft() {
  const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (Date.now() - since > lockIsStaleAfter) return true
  try {
    const holder = Number(readFileSync(lockHolder, 'utf8'))
    // A container gives the same number to each start.
    if (holder === process.pid) return true
    process.kill(holder, 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

function install() {
  const whole = digestOf(['package-lock.json', 'package.json'])
  const lean = `${whole} without checks`
  const before = existsSync(installStamp) ? readFileSync(installStamp, 'utf8') : lean
  const withChecks = asksForChecks || !before.endsWith(' without checks')
  if (stampSays(installStamp, whole) || (!withChecks && stampSays(installStamp, lean))) return
  process.stdout.write('Installing packages (once) …\n')
  // Not 'npm ci': it wants the binaries of every platform, which not every registry holds.
  const quietly = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  // Without the second, peers are installed that only checks use.
  const leanly = withChecks ? [] : ['--omit=dev', '--legacy-peer-deps']
  run('npm', ['install', ...quietly, ...leanly], 'The installation')
  // The C headers that come with Node, half as large as Node itself.
  rmSync(join(root, 'node_modules/node/node_modules'), { recursive: true, force: true })
  writeFileSync(installStamp, withChecks ? whole : lean)
}

function writeTypes() {
  const digest = digestOf([
    'src/http',
    'src/services',
    'src/shop',
    'src/platform',
    'scripts/api-types.ts',
  ])
  if (stampSays(typesStamp, digest)) return
  const node = join(root, 'node_modules', '.bin', 'node')
  run(node, ['scripts/api-types.ts'], 'Writing the types of the API')
  writeFileSync(typesStamp, digest)
}

function build() {
  const digest = digestOf([
    'src',
    'demo',
    'public',
    'scripts',
    'delivery',
    'package-lock.json',
    'vite.config.ts',
    'postcss.config.mjs',
    'react-router.config.ts',
  ])
  if (stampSays(buildStamp, digest)) return
  process.stdout.write('Building the pages …\n')
  rmSync(join(root, 'build'), { recursive: true, force: true })
  const node = join(root, 'node_modules', '.bin', 'node')
  run(node, ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'error'], 'The build')
  run(node, ['scripts/compress-assets.ts'], 'The build')
  writeFileSync(buildStamp, digest)
}

await takeTurn()
try {
  install()
  // The build needs no types.
  if (asksForChecks) writeTypes()
  if (!process.argv.includes('--no-build')) build()
} finally {
  rmSync(lock, { recursive: true, force: true })
}
