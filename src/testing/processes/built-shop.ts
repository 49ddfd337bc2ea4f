/** The built shop as a process of its own, started as `npm start` starts it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

export interface BuiltShop {
  port: number
  url: string
  child: ChildProcess
  /** What it wrote, so far. */
  said: { out: string; err: string }
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>
  /** Settles once /healthz answers 200. */
  opened(): Promise<void>
}

export async function startBuiltShop(env: Record<string, string>): Promise<BuiltShop> {
  const port = Number(env.PORT ?? (await freePort()))
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
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
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    child,
    said,
    ended,
    async opened() {
      for (let tries = 0; !(await isOpen(port)); tries++) {
        if (tries === 200 || child.exitCode !== null) throw new Error(`no shop opened: ${said.err}`)
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
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}
