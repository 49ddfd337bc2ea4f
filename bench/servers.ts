import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export interface RunningServer {
  url: string
  /** Resident, in MiB. */
  memory(): number
  /** Milliseconds of all threads. */
  cpu(): number
  /** Older versions make the demo's pictures for up to half an hour. */
  quiet(): Promise<void>
  stop(): Promise<void>
}

/** As `npm start` runs it, with the demo studio. `root`: where the shop is built. */
export async function startShop(
  port: number,
  folder = mkdtempSync(join(tmpdir(), 'atelier-bench-')),
  env: Record<string, string> = {},
  root = process.cwd(),
): Promise<RunningServer & { readyAfter: number }> {
  const from = performance.now()
  // As 'scripts/launch.mjs' starts it.
  const child = spawn(
    process.execPath,
    [
      '--max-semi-space-size=8',
      '--max-old-space-size=1024',
      '--conditions=atelier-built',
      'scripts/start.mjs',
    ],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        MALLOC_ARENA_MAX: '1',
        MALLOC_TRIM_THRESHOLD_: '65536',
        MALLOC_MMAP_THRESHOLD_: '32768',
        PORT: String(port),
        DATA_DIR: folder,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'error',
        // The demo's sizes take half an hour of half a core: here the first visit makes them.
        PICTURES_AHEAD: 'off',
        ...env,
      },
    },
  )
  const url = `http://127.0.0.1:${port}`
  await answers(`${url}/healthz`, child).catch((error: unknown) => {
    child.kill()
    throw error
  })
  const server = running(url, child)
  return {
    ...server,
    readyAfter: performance.now() - from,
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Sends exactly what the shop sends at an address. */
export async function startBare(sample: string): Promise<RunningServer> {
  const { body, headers } = await rawAnswer(sample)
  const folder = mkdtempSync(join(tmpdir(), 'atelier-bare-'))
  const file = join(folder, 'body')
  writeFileSync(file, body)
  const child = spawn(process.execPath, ['bench/bare-server.ts', file, JSON.stringify(headers)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise<string>((resolve) => {
    child.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()))
  })
  rmSync(folder, { recursive: true, force: true })
  return running(`http://127.0.0.1:${port}`, child)
}

function running(url: string, child: ChildProcess): RunningServer {
  return {
    url,
    memory() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
    },
    cpu: () => cpuOf(child.pid ?? 0),
    async quiet() {
      for (let looks = 0, rests = 0; looks < 1800 && rests < 3; looks += 1) {
        const before = cpuOf(child.pid ?? 0)
        await pause(2000)
        rests = cpuOf(child.pid ?? 0) - before < 100 ? rests + 1 : 0
      }
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}

/** Milliseconds of the living threads. */
export function cpuOf(pid: number): number {
  const folder = `/proc/${pid}/task`
  const spent = readdirSync(folder).map((thread) =>
    Number(readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ')[0]),
  )
  return spent.reduce((sum, each) => sum + each, 0) / 1e6
}

/** Compressed bytes; fetch would decompress them. */
function rawAnswer(url: string): Promise<{ body: Buffer; headers: Record<string, string> }> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const { date, connection, 'keep-alive': keepAlive, ...headers } = response.headers
        resolve({ body: Buffer.concat(parts), headers: headers as Record<string, string> })
      })
    })
      .on('error', reject)
      .end()
  })
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 3000; tries++) {
    if (child.exitCode !== null) throw new Error(`the shop stopped with ${child.exitCode}`)
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ok) return
    await pause(100)
  }
  throw new Error('the shop did not answer within five minutes')
}
