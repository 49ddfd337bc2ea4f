/*
 * `npm run prove-delivery`: the release on a machine that has nothing. As root on Debian with
 * mmdebstrap and systemd-container. Installs it in a fresh Debian with Caddy and a certificate from
 * pebble, cut off and again; upgrades it while orders are paid, to a good version and to a broken one;
 * takes it away. Prints what held, and fails with the first thing that doesn't.
 */
import { strict as assert } from 'node:assert'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { version } from '../src/kernel/version.ts'
import { run } from './run.ts'
import { type BareMachine, bootMachine } from './testing/bare-machine.ts'

const work = resolve('release/proof')
mkdirSync(work, { recursive: true })
const platform = process.arch === 'arm64' ? 'linux-arm64' : 'linux-x64'
const name = `atelier-${version}-${platform}`
const [major, minor, patch] = version.split('.').map(Number)
const next = (by: number) => `${major}.${minor}.${(patch ?? 0) + by}`

const begun = Date.now()
const held = (words: string) =>
  process.stdout.write(`${((Date.now() - begun) / 1000).toFixed(0).padStart(4)} s  ${words}\n`)

run('node', ['delivery/release.ts', '--platform', platform])
run('tar', ['-xzf', `release/${name}.tar.gz`, '-C', work])
makeSuccessor(next(1))
makeSuccessor(next(2), 'deletes the orders and dies')

const machine = await bootMachine(join(work, 'base.tar'), join(work, 'machine'))
try {
  await prove(machine)
} finally {
  await machine.stop()
}
held('Everything held.')

/** The same code under a higher number; a broken one does its harm before it ends. */
function makeSuccessor(number: string, ails?: string): void {
  const folder = join(work, `atelier-${number}-${platform}`)
  run('rm', ['-rf', folder])
  run('cp', ['-a', join(work, name), folder])
  const files = [join(folder, 'package.json'), ...serverFiles(folder)]
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    if (
      file.endsWith('package.json') ||
      text.includes(`ok ${version}`) ||
      text.includes('releasedOn')
    )
      writeFileSync(file, text.replaceAll(version, number))
  }
  if (ails) {
    const server = join(folder, 'server/index.js')
    const harm =
      "import{DatabaseSync as D}from'node:sqlite';const d=new D('/var/lib/atelier/atelier.sqlite');d.exec('pragma foreign_keys=off;delete from orders');throw new Error('broken on purpose');\n"
    writeFileSync(server, harm + readFileSync(server, 'utf8'))
  }
  run('tar', ['-czf', `${folder}.tar.gz`, '-C', work, `atelier-${number}-${platform}`])
}

function serverFiles(folder: string): string[] {
  return readdirSync(join(folder, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(folder, 'server', file))
}

async function prove(bare: BareMachine): Promise<void> {
  const { sh } = bare
  const good = (line: string, input?: string) => {
    const { code, said } = sh(line, input)
    assert.equal(code, 0, `${line}\n${said}`)
    return said
  }
  const refuses = (line: string, words: RegExp, input?: string) => {
    const { code, said } = sh(line, input)
    assert.equal(code, 1, `${line}\n${said}`)
    assert.match(said, words)
  }
  const status = () => sh('curl -s -o /dev/null -w %{http_code} https://shop.test/').said
  const pid = () => good('systemctl show -p MainPID --value atelier').trim()
  const files = () =>
    good(
      "find /opt/atelier /etc/atelier /etc/caddy /etc/systemd/system /usr/local/bin -type f -printf '%p %T@ %m\\n' | sort",
    )

  bare.put(join(work, name), '/root/release')
  for (const number of [next(1), next(2)]) {
    bare.put(join(work, `atelier-${number}-${platform}.tar.gz`), `/root/${number}.tar.gz`)
  }
  const install = '/root/release/install'

  bare.put('delivery/install', '/usr/local/share/install')
  refuses(
    'setpriv --reuid=65534 --regid=65534 --clear-groups sh /usr/local/share/install',
    /as root/,
  )
  refuses(
    `mount --bind /dev/null /etc/os-release; ${install}; r=$?; umount /etc/os-release; exit $r`,
    /Debian and Ubuntu/,
  )
  refuses(install, /is no domain/, 'my shop\n')
  refuses(install, /knows nowhere\.test yet/, 'nowhere.test\n')
  sh('echo 203.0.113.7 away.test >> /etc/hosts')
  refuses(install, /away\.test doesn't lead here/, 'away.test\n')
  refuses(
    `mount -t tmpfs -o size=50m none /opt; ${install}; r=$?; umount /opt; exit $r`,
    /disk is too full: \/opt/,
    'shop.test\n',
  )
  const occupant = "require('net').createServer().listen(80)"
  refuses(
    `/root/release/node -e "${occupant}" & sleep 1; ${install}; r=$?; kill %1 $!; exit $r`,
    /Port 80 is taken by/,
    'shop.test\n',
  )
  assert.equal(sh('ls /etc/atelier /opt/atelier').code, 2)
  held('What can’t be installed is refused in words, and nothing is half done.')

  // The machine takes pebble's word for certificates.
  good('mkdir -p /usr/local/share/ca-certificates')
  good(
    'curl -sk https://localhost:15000/roots/0 > /usr/local/share/ca-certificates/pebble.crt && update-ca-certificates',
  )
  for (const seconds of [4, 12]) {
    const { code } = sh(`timeout -s KILL ${seconds} ${install}`, 'shop.test\n')
    held(`Cut off after ${seconds} s (${code === 0 ? 'it was done by then' : 'in the middle'}).`)
  }
  const said = good(install, 'shop.test\n')
  assert.match(said, /The shop is open at https:\/\/shop\.test/)
  assert.match(said, /Your door\s+https:\/\/shop\.test\/door-/)
  assert.match(said, /Your login\s+\S+@\S+\s+([a-z2-9]{4}-){3}/)
  assert.equal(status(), '200')
  assert.equal(good('curl -s https://shop.test/healthz'), `ok ${version}`)
  held('Installed: the shop answers over https, and its owner has a login.')
  const issuer = good('curl -svo /dev/null https://shop.test/ 2>&1 | grep issuer')
  held(`Its certificate: ${issuer.replace('*', '').trim()}`)

  const before = [files(), pid()]
  assert.match(good(install), /Nothing was to do/)
  assert.deepEqual([files(), pid()], before)
  held('Run again, the installer changes nothing.')
  assert.doesNotMatch(good('journalctl -u atelier --no-pager'), /login/i)
  assert.equal(good('stat -c %U:%a /var/lib/atelier').trim(), 'atelier:700')
  held(
    `The shop runs as its own account, exposed ${good(
      'systemd-analyze security atelier | tail -n 1',
    )
      .replace(/.*level.*: /, '')
      .trim()}.`,
  )
  held(
    `Memory at rest: ${Math.round(Number(good(`awk '/VmRSS/{print $2}' /proc/${pid()}/status`)) / 1000)} MB.`,
  )

  // The demo studio hangs in an empty shop alone.
  good('systemctl stop atelier; find /var/lib/atelier -mindepth 1 -delete')
  // All buyers come from one address, which is one buyer's worth of the limits.
  good(
    "sed -i 's/DEMO=off/DEMO=auto\\nRATE_LIMITS=off/' /etc/atelier/.env; systemctl start atelier",
  )
  const orders = () =>
    good(
      `/opt/atelier/current/node -e "const d=new (require('node:sqlite').DatabaseSync)('/var/lib/atelier/atelier.sqlite',{readOnly:true,timeout:5000});for(const o of d.prepare(\\"select session_id from orders where state in ('paid','fulfilled')\\").all())console.log(o.session_id)"`,
    )
      .trim()
      .split('\n')
  bare.put('delivery/testing/buyers.mjs', '/root/buyers.mjs')
  sh('mkfifo /root/going')
  const buyers = bare.start(
    'SSL_CERT_FILE=/etc/ssl/certs/ca-certificates.crt /root/release/node --use-openssl-ca /root/buyers.mjs < /root/going',
  )
  const going = bare.start('echo $$ > /root/going.pid; exec sleep 100000 > /root/going')
  let paid = ''
  buyers.stdout?.on('data', (data) => {
    paid += data
  })
  const count = () => paid.split('\n').length - 1
  const morePaid = async (words: string) => {
    const had = count()
    for (let tries = 0; count() < had + 3; tries++) {
      assert.ok(tries < 360, `nobody can buy ${words}`)
      await pause(500)
    }
  }
  try {
    await morePaid('in the demo studio')
    held(`Buyers buy by https (${count()} orders).`)
    assert.match(good(`atelier upgrade /root/${next(1)}.tar.gz`), new RegExp(`${next(1)} is open`))
    assert.equal(good('curl -s https://shop.test/healthz'), `ok ${next(1)}`)
    await morePaid('after an upgrade')
    held(`Upgraded to ${next(1)} while they buy (${count()} orders).`)
    refuses(
      `atelier upgrade --within 20 /root/${next(2)}.tar.gz`,
      /runs again with its data; nothing is lost[\s\S]*broken on purpose/,
    )
    assert.equal(good('curl -s https://shop.test/healthz'), `ok ${next(1)}`)
    await morePaid('after a broken upgrade')
    held(`A broken ${next(2)} gave way to ${next(1)} by itself (${count()} orders).`)
  } finally {
    going.kill()
    sh('kill $(cat /root/going.pid)')
    await new Promise((done) => buyers.once('exit', done))
  }
  const kept = new Set(orders())
  const lost = paid
    .trim()
    .split('\n')
    .filter((session) => !kept.has(session))
  assert.deepEqual(lost, [])
  held(`All ${count()} orders that buyers were told are paid are there.`)

  good(`${install} --undo`)
  assert.notEqual(status(), '200')
  assert.equal(sh('ls /opt/atelier /etc/systemd/system/atelier.service').code, 2)
  good('test -s /var/lib/atelier/atelier.sqlite')
  held('Taken away, with its data kept.')
}
