/*
 * Everything that must hold, in the order in which it fails fastest: format and lint, types, unused
 * code, the specification's table, unit tests and database lanes, browser tests. `npm test -- unit`
 * runs one part.
 */
import { spawnSync } from 'node:child_process'
import { browserPath } from './browser.mjs'

const parts = {
  lint: ['biome', 'check', '--error-on-warnings', '.'],
  types: ['tsc', '--noEmit', '-p', '.'],
  unused: ['knip'],
  specification: ['node', 'scripts/specification.ts'],
  unit: ['vitest', 'run'],
  browser: ['playwright', 'test'],
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in parts))
if (unknown.length > 0) {
  process.stderr.write(`No such part: ${unknown}. There are ${Object.keys(parts).join(', ')}.\n`)
  process.exit(2)
}

run('types', ['react-router', 'typegen'])
for (const [name, command] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) run(name, command)
}

function run(name, [command, ...args]) {
  const from = Date.now()
  const env = { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' }
  if (name === 'browser') env.CHROMIUM_PATH = browserPath()
  process.stdout.write(`\n── ${name}: ${command} ${args.join(' ')}\n`)
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env })
  process.stdout.write(`── ${name}: ${((Date.now() - from) / 1000).toFixed(0)} s\n`)
  if (status !== 0) process.exit(status ?? 1)
}
