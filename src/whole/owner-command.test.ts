import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { createSealing } from '#platform/sealing.ts'
import { createIdentity } from '#shop/people/identity/identity.server.ts'
import { openTestDatabase } from '#testing/database/test-database.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { withRealHashes } from '#testing/harness/cheap-hashes.ts'
import { closing } from '#testing/harness/each.ts'
import { compiled } from '#testing/harness/process.ts'

const run = promisify(execFile)
const first = { email: 'maren@heron.example', password: 'a-long-pass-phrase' }

async function openBeside(lane: 'sqlite' | 'postgres') {
  const db = await closing(openTestDatabase(lane))
  const identity = createIdentity({ db, clock: fakeClock(Date.now()) })
  const { dataDir, url } = db.location
  const env = {
    ...process.env,
    NODE_COMPILE_CACHE: compiled,
    DATA_DIR: dataDir,
    ...(url ? { DATABASE_URL: url } : {}),
    SIGN_IN_PATH: '/quiet-door',
  }
  return {
    db,
    identity,
    command: (...args: string[]) => run(process.execPath, ['scripts/owner.ts', ...args], { env }),
    login: (password: string) =>
      identity.login({ ...first, password, network: 'here', replaces: null }),
  }
}

// The command hashes, too.
withRealHashes()

it('replaces a lost password on the machine itself, also on PostgreSQL', async () => {
  const { identity, command, login } = await openBeside('postgres')
  await identity.ensureOwner(first)
  const { token } = await login(first.password)
  const { stdout } = await command()
  const [, password = ''] = /maren@heron\.example\s+(\S+)/.exec(stdout) ?? []
  expect(stdout).toContain('/quiet-door')
  expect(await identity.visitor(token)).toBeNull()
  await expect(login(first.password)).rejects.toMatchObject({ code: 'no_session' })
  expect((await login(password)).user.role).toBe('admin')
})

it('prints the sign-in path, accepts another key, and names an unknown account', async () => {
  const { db, identity, command, login } = await openBeside('sqlite')
  await expect(command()).rejects.toMatchObject({
    stderr: expect.stringContaining('there is no account yet'),
  })
  await identity.ensureOwner(first)
  const { token } = await login(first.password)
  expect((await command('door')).stdout).toMatch(/Sign-in path .*\/quiet-door\n/)
  expect(await identity.visitor(token)).not.toBeNull()
  const sealing = createSealing(() => Buffer.alloc(32, 1))
  const { key } = createIdentity({ db, clock: fakeClock(), sealing })
  expect(await key.prove()).toBe(true)
  expect((await command('key')).stdout).toContain('as SECRET_KEY on every machine')
  expect(await key.prove()).toBe(false)
  await expect(command('nobody@heron.example')).rejects.toMatchObject({
    stderr: expect.stringContaining('Nobody of the studio has this address.'),
  })
})
