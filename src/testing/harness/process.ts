import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { listenAt } from '#testing/fakes/local-server.ts'

export interface TestProcess {
  go(words?: string): void
  /** The second word of each line by the first. */
  readonly said: Record<string, string>
  kill(): void
  /** True if it was killed; rejects with its output when it failed. */
  readonly ended: Promise<boolean>
}

/** Shared by all starts: with Node's compile cache a start takes half the time. */
export const compiled = join(tmpdir(), 'atelier-compiled')

/** Starts '<name>-process.ts' with its input as JSON, and waits until it is ready. */
export async function startProcess(
  name:
    | 'backup-elsewhere'
    | 'backup-restore'
    | 'checkout'
    | 'database'
    | 'drop'
    | 'restore-upload'
    | 'shop',
  input: unknown,
): Promise<TestProcess> {
  const script = fileURLToPath(new URL(`../processes/${name}-process.ts`, import.meta.url))
  const env = { ...process.env, NODE_COMPILE_CACHE: compiled }
  const child = spawn(process.execPath, [script, JSON.stringify(input)], { env })
  const said: Record<string, string> = {}
  let complaint = ''
  child.stderr.on('data', (chunk) => {
    complaint += chunk
  })
  const lines = createInterface({ input: child.stdout })
  const ready = new Promise<void>((resolve) => lines.once('line', () => resolve()))
  lines.on('line', (line) => {
    const [first, second] = line.split(' ', 2)
    if (first && second !== undefined) said[first] = second
  })
  const ended = new Promise<boolean>((resolve, reject) => {
    child.once('close', (code, signal) =>
      code === 0 || signal === 'SIGKILL' ? resolve(code !== 0) : reject(new Error(complaint)),
    )
  })
  await Promise.race([ready, ended])
  return {
    said,
    ended,
    go: (words = 'go') => child.stdin.end(`${words}\n`),
    kill: () => child.kill('SIGKILL'),
  }
}

/** As `npm start` starts it. */
export interface BuiltShop {
  port: number
  url: string
  child: ChildProcess
  said: { out: string; err: string }
  /** Its exit code, once it has ended and all it said has been read. */
  ended: Promise<number | null>
  opened(): Promise<void>
}

export async function startBuiltShop(env: Record<string, string>): Promise<BuiltShop> {
  const port = Number(env.PORT ?? (await freePort()))
  const child = spawn(process.execPath, ['--conditions=atelier-built', 'scripts/start.mjs'], {
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: compiled,
      JOURNAL_STREAM: '',
      DEMO: 'off',
      PICTURES_AHEAD: 'off',
      LOG_LEVEL: 'info',
      BACKUPS_KEEP: '0',
      PORT: String(port),
      ...env,
    },
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', (data) => {
    said.out += data
  })
  child.stderr.on('data', (data) => {
    said.err += data
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    child,
    said,
    ended,
    async opened() {
      while (!(await isOpen(port))) {
        if (child.exitCode !== null) throw new Error(`no shop opened: ${said.err}`)
        await pause(100)
      }
    },
  }
}

export async function isOpen(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null)
  return answer?.status === 200
}

export async function freePort(): Promise<number> {
  const { port, close } = await listenAt(createServer())
  await close()
  return port
}
