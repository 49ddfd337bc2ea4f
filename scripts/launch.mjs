/* Some shells that npm starts don't pass signals on, so the server stops when its shell is gone. */
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

// As in 'delivery/atelier': a bounded heap, and one arena of glibc for all threads.
// The build's own threads and processes come from the build, which loads in a third of the time.
const heap = ['--max-semi-space-size=8', '--max-old-space-size=1024']
const ofBuild = name === 'start' ? [...heap, '--conditions=atelier-built'] : []
const child = spawn(process.execPath, [...ofBuild, ...commands[name], ...rest], {
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
