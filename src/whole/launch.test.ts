import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { eachFolder } from '#testing/harness/each.ts'
import { freePort, isOpen } from '#testing/harness/process.ts'

/* npm puts a shell in between: another shell on every system. */

/** Knows no `exec` and no `env`, and passes no signal on. */
const plainShell = `#!${process.execPath}
const { spawn } = require('node:child_process')
const [program, ...words] = process.argv[3].split(' ')
spawn(program, words, { stdio: 'inherit' }).on('exit', (code) => process.exit(code ?? 1))
`

const folder = eachFolder()
let npm: ChildProcess | undefined

afterEach(() => {
  npm?.kill('SIGKILL')
})

it.each([
  ['the system’s own shell', []],
  ['a shell that is no sh', ['--script-shell=shell']],
])('opens with %s, and ends when npm is stopped', async (_, args) => {
  const shell = join(folder.path, 'shell')
  writeFileSync(shell, plainShell)
  chmodSync(shell, 0o755)
  const port = await freePort()
  npm = spawn('npm', ['start', ...args.map((arg) => arg.replace('=shell', `=${shell}`))], {
    stdio: 'ignore',
    env: { ...process.env, DEMO: 'off', DATA_DIR: join(folder.path, 'data'), PORT: String(port) },
  })
  const ended = new Promise((resolve) => npm?.once('exit', resolve))
  await expect.poll(() => isOpen(port), { interval: 200 }).toBe(true)
  npm.kill('SIGTERM')
  await ended
  await expect.poll(() => isOpen(port), { interval: 200 }).toBe(false)
})
