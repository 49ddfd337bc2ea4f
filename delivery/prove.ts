/*
 * `npm run prove-delivery`: as root on Debian with mmdebstrap and systemd-container. Installs an
 * older commit's release in a fresh Debian, upgrades it while orders are paid, takes it away.
 * `--before v1.0.0`: another commit. `--debian trixie`: another Debian. `--install`: today's release is
 * installed and taken away, and nothing is upgraded. `--arm64`: starts that release, too, by qemu-user-static.
 */
import { strict as assert } from 'node:assert'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { migrations } from '#platform/db/migrations/list.ts'
import { version } from '#platform/version.ts'
import { releaseAt } from './archive.ts'
import { run } from './run.ts'
import { startOnArm64 } from './testing/arm64.ts'
import { type BareMachine, bootMachine } from './testing/bare-machine.ts'
import { brokenAs, releaseOf, renumbered } from './testing/releases.ts'

const { values } = parseArgs({
  // The first commit with releases, so that the upgrade takes every later step.
  options: {
    before: { type: 'string', default: 'e0bc287' },
    arm64: { type: 'boolean', default: false },
    debian: { type: 'string', default: 'bookworm' },
    install: { type: 'boolean', default: false },
  },
})
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
const today = join(work, name)
const older = values.install ? today : releaseOf(values.before, platform, work)
run('cp', ['delivery/install', join(older, 'install')])
const olderVersion = releaseAt(older).version
held(`Made the releases: of ${values.install ? '' : `${values.before}, and of `}today.`)

const { debian } = values
const base = join(work, `base-${debian}.tar`)
const machine = await bootMachine(debian, base, join(work, 'machine'))
try {
  await prove(machine)
} finally {
  await machine.stop()
}
if (values.arm64) {
  run('node', ['delivery/release.ts', '--platform', 'linux-arm64'])
  const other = `atelier-${version}-linux-arm64`
  run('tar', ['-xzf', `release/${other}.tar.gz`, '-C', work])
  await startOnArm64(join(work, other), work)
  held('The arm64 release starts, shows a page, and makes a picture smaller.')
}
held('Everything held.')

async function prove(bare: BareMachine): Promise<void> {
  const data = '/var/lib/atelier'
  const { sh } = bare
  const runs = (line: string, input?: string) => {
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
  const pid = () => runs('systemctl show -p MainPID --value atelier').trim()
  const files = () =>
    runs(
      "find /opt/atelier /etc/atelier /etc/caddy /etc/systemd/system /usr/local/bin -type f -printf '%p %T@ %m\\n' | sort",
    )

  bare.put(older, '/srv/release')
  const install = '/srv/release/install'

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
    `/srv/release/node -e "${occupant}" & sleep 1; ${install}; r=$?; kill %1 $!; exit $r`,
    /Port 80 is taken by/,
    'shop.test\n',
  )
  assert.equal(sh('ls /etc/atelier /opt/atelier').code, 2)
  held('What can’t be installed is refused in words, and nothing is half done.')

  // The machine trusts pebble's certificates.
  runs('mkdir -p /usr/local/share/ca-certificates')
  runs(
    'curl -sk --retry 60 --retry-delay 1 --retry-connrefused https://localhost:15000/roots/0 > /usr/local/share/ca-certificates/pebble.crt && update-ca-certificates',
  )
  for (const seconds of [4, 12]) {
    const { code } = sh(`timeout -s KILL ${seconds} ${install}`, 'shop.test\n')
    held(`Cut off after ${seconds} s (${code === 0 ? 'it was done by then' : 'in the middle'}).`)
  }
  const said = runs(install, 'shop.test\n')
  assert.match(said, /The shop answers at https:\/\/shop\.test/)
  assert.match(said, /Sign-in path\s+https:\/\/shop\.test\/door-/)
  assert.match(said, /Your login\s+\S+@\S+\s+([a-z2-9]{4}-){3}/)
  assert.equal(status(), '200')
  assert.equal(runs('curl -s https://shop.test/healthz'), `ok ${olderVersion}`)
  held('Installed: the shop answers over https, and its owner has a login.')
  const issuer = runs('curl -svo /dev/null https://shop.test/ 2>&1 | grep issuer')
  held(`Its certificate: ${issuer.replace('*', '').trim()}`)

  const before = [files(), pid()]
  assert.match(runs(install), /Nothing was to do/)
  assert.deepEqual([files(), pid()], before)
  held('Run again, the installer changes nothing.')
  const takeAway = () => {
    runs(`${install} --undo`)
    assert.notEqual(status(), '200')
    assert.equal(sh('ls /opt/atelier /etc/systemd/system/atelier.service').code, 2)
    runs('test -s /var/lib/atelier/atelier.sqlite')
    held('Taken away, with its data kept.')
  }
  if (values.install) return takeAway()

  bare.put(brokenAs(today, version, next(1)), '/srv/broken.tar.gz')
  bare.put(renumbered(today, version, next(2)), '/srv/good.tar.gz')
  bare.put(renumbered(today, version, next(3)), '/srv/newer.tar.gz')
  bare.put(renumbered(today, version, next(4)), '/srv/last.tar.gz')
  assert.doesNotMatch(runs('journalctl -u atelier --no-pager'), /login/i)
  assert.equal(runs('stat -c %U:%a /var/lib/atelier').trim(), 'atelier:700')
  held(
    `The shop runs as its own account, exposed ${runs(
      'systemd-analyze security atelier | tail -n 1',
    )
      .replace(/.*level.*: /, '')
      .trim()}.`,
  )
  // Only an empty shop gets the demo studio.
  runs('systemctl stop atelier; find /var/lib/atelier -mindepth 1 -delete')
  // All buyers share one address, so the limits see one buyer.
  runs(
    "sed -i 's/DEMO=off/DEMO=auto\\nRATE_LIMITS=off/' /etc/atelier/.env; systemctl start atelier",
  )
  const selected = (query: string) => {
    const script = `const d=new (require('node:sqlite').DatabaseSync)('${data}/atelier.sqlite',{readOnly:true,timeout:5000});for(const r of d.prepare(\\"${query}\\").all())console.log(r.value)`
    return runs(`/opt/atelier/current/node -e "${script}"`).trim().split('\n')
  }
  const orders = () =>
    selected("select session_id as value from orders where state in ('paid','fulfilled')")
  const lastStep = () => selected('select max(name) as value from migrations')[0]
  const newest = migrations.at(-1)?.name
  bare.put('delivery/testing/buyers.mjs', '/srv/buyers.mjs')
  sh('mkfifo /srv/going')
  const buyers = bare.start(
    'SSL_CERT_FILE=/etc/ssl/certs/ca-certificates.crt /srv/release/node --use-openssl-ca /srv/buyers.mjs < /srv/going',
  )
  const going = bare.start('echo $$ > /srv/going.pid; exec sleep 100000 > /srv/going')
  let paid = ''
  buyers.stdout?.on('data', (lines) => {
    paid += lines
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
    const known = lastStep()
    assert.notEqual(known, newest, 'today’s version brings no migration')
    refuses(
      'atelier upgrade --within 20 /srv/broken.tar.gz',
      /runs again with its data; nothing is lost/,
    )
    runs('journalctl -u atelier --no-pager -o cat | grep -q "broken on purpose"')
    assert.equal(runs('curl -s https://shop.test/healthz'), `ok ${olderVersion}`)
    assert.equal(lastStep(), known)
    await morePaid('after a broken upgrade')
    held(`A broken ${next(1)} gave way to ${olderVersion} by itself (${count()} orders).`)
    assert.match(runs('atelier upgrade /srv/good.tar.gz'), new RegExp(`${next(2)} is open`))
    assert.equal(runs('curl -s https://shop.test/healthz'), `ok ${next(2)}`)
    assert.equal(lastStep(), newest)
    await morePaid('after an upgrade')
    held(`Upgraded from ${known} to ${newest}, ${next(2)}, while they buy (${count()} orders).`)
    for (const seconds of [1, 3, 5]) {
      const { code } = sh(`timeout -s INT ${seconds} atelier upgrade /srv/newer.tar.gz`)
      const stands = runs('curl -s https://shop.test/healthz')
      assert.equal(stands, `ok ${next(code === 0 ? 3 : 2)}`)
      assert.equal(sh(`ls -d ${data}/before-upgrade* ${data}/upgrading`).code, 2)
      await morePaid('after an upgrade that was stopped')
      held(`Ctrl-C after ${seconds} s of an upgrade: ${stands} (${count()} orders).`)
    }
  } finally {
    going.kill()
    sh('kill $(cat /srv/going.pid)')
    await new Promise((done) => buyers.once('exit', done))
  }
  const kept = new Set(orders())
  const lost = paid
    .trim()
    .split('\n')
    .filter((session) => !kept.has(session))
  assert.deepEqual(lost, [])
  held(`All ${count()} orders that buyers were told are paid are there.`)

  // Fills the disk's inodes in the middle of the copy.
  runs(`systemctl stop atelier; mkdir ${data}/pictures/more; cd ${data}/pictures/more; seq 99 | xargs mkdir
    chown -R atelier: .; cp -a ${data} /srv/kept; mount -t tmpfs -o size=900m none ${data}
    cp -aT /srv/kept ${data}; used=$(df --output=iused ${data} | tail -n 1)
    mount -o remount,nr_inodes=$((used + 40)) ${data}; systemctl start atelier`)
  const standing = runs('/usr/local/bin/atelier version').trim()
  refuses('atelier upgrade /srv/last.tar.gz', /the disk became full[\s\S]*runs again with its data/)
  assert.equal(runs('curl -s https://shop.test/healthz'), `ok ${standing}`)
  assert.equal(sh(`ls -d ${data}/before-upgrade*`).code, 2)
  runs(`systemctl stop atelier; umount ${data}; systemctl start atelier`)
  held('A disk that becomes full in the middle of the copy leaves the version before.')

  // Measured on a new shop: making pictures ahead loads the picture library.
  runs(`systemctl stop atelier; find ${data} -mindepth 1 -delete
    sed -i s/DEMO=auto/DEMO=off/ /etc/atelier/.env; systemctl start atelier; sleep 20`)
  held(
    `Memory at rest: ${Math.round(Number(runs(`awk '/VmRSS/{print $2}' /proc/${pid()}/status`)) / 1000)} MB.`,
  )

  takeAway()
}
