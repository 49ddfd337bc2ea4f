/*
 * Starts what npm's `start`, `dev` and `owner` run, in a process of its own, and hands signals on to
 * it. Npm puts a shell between itself and a script, another one on each system, and not every shell
 * passes a signal on: when the shell is gone, the server is stopped as if the signal had come.
 */
import { spawn } from 'node:child_process'

const reloading = ['platform', 'services', 'shop', 'http'].map((room) => `--watch-path=src/${room}`)

const commands = {
  start: ['scripts/start.mjs'],
  dev: [...reloading, '--watch-preserve-output', 'scripts/dev.ts'],
  owner: ['scripts/owner.ts'],
}

const [name = '', ...rest] = process.argv.slice(2)
if (!Object.hasOwn(commands, name)) {
  process.stderr.write(`launch takes one of ${Object.keys(commands).join(', ')}.\n`)
  process.exit(2)
}

// As 'delivery/atelier' starts it: the young generation stays small, and glibc, of which several
// threads that work on pictures would each get an arena, gives back what was freed.
const lean = name === 'start' ? ['--max-semi-space-size=4'] : []
const child = spawn(process.execPath, [...lean, ...commands[name], ...rest], {
  stdio: 'inherit',
  env: {
    MALLOC_ARENA_MAX: '1',
    MALLOC_TRIM_THRESHOLD_: '65536',
    MALLOC_MMAP_THRESHOLD_: '32768',
    ...process.env,
  },
})
const stop = () => child.kill('SIGTERM')
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop)

const parent = process.ppid
const watch = setInterval(() => {
  if (process.ppid !== parent) stop()
}, 250)
child.once('exit', (code) => {
  clearInterval(watch)
  process.exitCode = code ?? 1
})
child.once('error', (error) => {
  clearInterval(watch)
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
