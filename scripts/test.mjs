/* Plain JavaScript: nothing is installed yet when it starts. A failed part stops no other. */
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { performance } from 'node:perf_hooks'
import { browserPath } from './browser.mjs'

const prepare = ['node', 'scripts/prepare.mjs', '--checks']
const checks = {
  lint: ['biome', 'check', '--error-on-warnings', '.'],
  types: ['tsc', '--noEmit', '-p', '.'],
  unused: ['knip'],
  specification: ['node', 'scripts/specification.ts'],
  architecture: ['node', 'scripts/architecture.ts', '--check'],
}
const suites = {
  unit: ['vitest', 'run', '--project', 'unit'],
  browser: ['playwright', 'test'],
  long: ['vitest', 'run', '--project', 'long'],
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in checks) && !(name in suites))
if (unknown.length > 0) {
  const known = Object.keys({ ...checks, ...suites })
  process.stderr.write(`No such part: ${unknown}. There are ${known.join(', ')}.\n`)
  process.exit(2)
}
const isWanted = ([name]) => (asked.length === 0 ? name !== 'long' : asked.includes(name))

const charactersSaidAgain = 6000
const results = new Map()
const began = performance.now()

const isInstalled = await run('install', [...prepare, '--no-build'])
if (isInstalled) await runParts()
process.exitCode = summarize() ? 0 : 1

async function runParts() {
  const isBuilt = await run('build', prepare)
  await run('route types', ['react-router', 'typegen'])
  await Promise.all(
    Object.entries(checks)
      .filter(isWanted)
      .map(([name, command]) => run(name, command, false)),
  )
  for (const [name, command] of Object.entries(suites).filter(isWanted)) {
    // Without its build the browser tests would visit an earlier build.
    if (name === 'browser' && !isBuilt)
      results.set(name, { seconds: '0', passed: false, end: 'The build failed.' })
    else await run(name, command)
  }
}

/** A part that failed prints its end again below everything: a host keeps the end of a long log. */
function summarize() {
  const failed = [...results.keys()].filter((name) => !results.get(name).passed)
  for (const name of failed)
    process.stdout.write(`\n── ${name} failed; its end again:\n${results.get(name).end}\n`)
  const lines = [...results].map(
    ([name, { seconds, passed }]) =>
      `${name.padEnd(14)}${seconds.padStart(5)} s${passed ? '' : '  failed'}\n`,
  )
  lines.push(`${'all'.padEnd(14)}${secondsSince(began).padStart(5)} s\n`)
  const names = failed.length > 0 ? ` (${failed.join(', ')})` : ''
  process.stdout.write(
    `\n${lines.join('')}── parts: ${results.size - failed.length} passed, ${failed.length} failed${names}, on ${availableParallelism()} cores\n`,
  )
  return failed.length === 0
}

/** `isAtOnce`: false for steps that run at the same time: each prints its output when it ends. */
async function run(name, [command, ...args], isAtOnce = true) {
  const from = performance.now()
  const title = `\n── ${name}: ${command} ${args.join(' ')}\n`
  if (isAtOnce) process.stdout.write(title)
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: environment(name) })
  const said = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      said.push(data)
      if (isAtOnce) process.stdout.write(data)
    })
  const passed = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code === 0))
  })
  const output = Buffer.concat(said).toString()
  if (!isAtOnce) process.stdout.write(title + output)
  const seconds = secondsSince(from)
  results.set(name, { seconds, passed, end: output.slice(-charactersSaidAgain) })
  process.stdout.write(`── ${name}: ${passed ? 'passed' : 'failed'}, ${seconds} s\n`)
  return passed
}

function environment(name) {
  // Without a language Chromium opens no file whose path has letters beyond ASCII.
  const env = { LANG: 'C.UTF-8', ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' }
  // Node strips the types of the tests in a fifth of the time of Playwright's compiler.
  if (name === 'browser')
    Object.assign(env, { CHROMIUM_PATH: browserPath(), PW_DISABLE_TS_ESM: '1' })
  return env
}

function secondsSince(from) {
  return ((performance.now() - from) / 1000).toFixed(0)
}
