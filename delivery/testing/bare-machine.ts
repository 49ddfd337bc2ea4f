/* Only its own network: packages are downloaded before, and pebble issues certificates inside. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { run } from '../run.ts'

const packages = 'systemd,systemd-sysv,dbus,iproute2,ca-certificates,curl,pebble,openssl'
const downloaded = 'caddy'

export interface BareMachine {
  sh(line: string, input?: string): { code: number; said: string }
  start(line: string): ChildProcess
  put(from: string, to: string): void
  stop(): Promise<void>
}

/** `debian`: 'bookworm'. Makes `base` when it isn't there. `folder` is the disk, emptied before. */
export async function bootMachine(
  debian: string,
  base: string,
  folder: string,
): Promise<BareMachine> {
  if (!existsSync(base)) makeBase(debian, base)
  run('rm', ['-rf', folder])
  mkdirSync(folder, { recursive: true })
  run('tar', ['-xf', base, '-C', folder])
  configureCertificates(folder)
  const machine = spawn(
    'systemd-nspawn',
    ['--quiet', '--boot', '--private-network', '--register=no', '--keep-unit', '-D', folder],
    { stdio: 'ignore' },
  )
  const leader = await leaderOf(machine)
  const inside = ['-t', leader, '-m', '-u', '-i', '-n', '-p', '-r', '-w', '--']
  const asRoot = ['env', '-i', 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin']
  const words = (line: string) => [...inside, ...asRoot, 'LC_ALL=C.UTF-8', 'sh', '-c', line]
  const sh: BareMachine['sh'] = (line, input = '') => {
    const { status, stdout, stderr } = spawnSync('nsenter', words(line), {
      input,
      encoding: 'utf8',
      timeout: 400_000,
      maxBuffer: 2 ** 26,
    })
    return { code: status ?? 1, said: `${stdout}${stderr}` }
  }
  for (let tries = 0; !/running|degraded/.test(sh('systemctl is-system-running').said); tries++) {
    if (tries === 120) throw new Error('the container does not boot')
    await pause(500)
  }
  sh('ip link set lo up')
  sh('systemctl start pebble')
  return {
    sh,
    start: (line) => spawn('nsenter', words(line), { stdio: ['ignore', 'pipe', 'inherit'] }),
    put: (from, to) => cpSync(from, join(folder, to), { recursive: true }),
    async stop() {
      const gone = new Promise((resolve) => machine.once('exit', resolve))
      machine.kill('SIGTERM')
      const force = setTimeout(() => process.kill(Number(leader), 'SIGKILL'), 30_000)
      await gone
      clearTimeout(force)
    },
  }
}

function makeBase(debian: string, base: string): void {
  const download = `chroot "$1" apt-get install -y -qq --download-only --no-install-recommends ${downloaded}`
  run('mmdebstrap', [
    '--variant=minbase',
    `--include=${packages}`,
    '--skip=cleanup/apt',
    `--customize-hook=${download}`,
    debian,
    base,
    'http://deb.debian.org/debian',
  ])
}

async function leaderOf({ pid }: ChildProcess): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const children = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' }).stdout.trim()
    const leader = children.split('\n').find((child) => child && isInit(child))
    if (leader) return leader
    await pause(200)
  }
  throw new Error('systemd-nspawn starts no container')
}

const isInit = (pid: string) => readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'systemd'

function configureCertificates(folder: string): void {
  const at = (path: string) => join(folder, path)
  appendFileSync(at('etc/hosts'), '127.0.0.1 localhost shop.test elsewhere.test\n')
  mkdirSync(at('etc/pebble'))
  run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '30',
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=DNS:localhost',
    '-keyout',
    at('etc/pebble/key.pem'),
    '-out',
    at('etc/pebble/cert.pem'),
  ])
  const [certificate, privateKey] = ['/etc/pebble/cert.pem', '/etc/pebble/key.pem']
  const pebble = {
    listenAddress: '127.0.0.1:14000',
    managementListenAddress: '127.0.0.1:15000',
    certificate,
    privateKey,
    httpPort: 80,
    tlsPort: 443,
    ocspResponderURL: '',
    externalAccountBindingRequired: false,
  }
  writeFileSync(at('etc/pebble/config.json'), JSON.stringify({ pebble }))
  writeFileSync(
    at('etc/systemd/system/pebble.service'),
    '[Service]\nEnvironment=PEBBLE_VA_NOSLEEP=1\nExecStart=/usr/bin/pebble -config /etc/pebble/config.json\n',
  )
  mkdirSync(at('etc/caddy'))
  writeFileSync(
    at('etc/caddy/Caddyfile'),
    '{\n\tacme_ca https://localhost:14000/dir\n\tacme_ca_root /etc/pebble/cert.pem\n}\n',
  )
}
