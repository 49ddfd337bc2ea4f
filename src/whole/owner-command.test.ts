import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { createSealing } from '#platform/sealing.ts'
import { createIdentity } from '#shop/people/identity/identity.server.ts'
import { openTestDatabase } from '#testing/database/test-database.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'

/* `npm run owner`, run beside a shop that is open. */

const run = promisify(execFile)
const first = { email: 'maren@heron.example', password: 'a-long-pass-phrase' }

for (const lane of ['sqlite', 'postgres'] as const) {
  it(`replaces a lost password on the machine itself (${lane})`, async () => {
    const db = await openTestDatabase(lane)
    const identity = createIdentity({ db, clock: fakeClock(Date.now()) })
    const command = (...args: string[]) =>
      run(process.execPath, ['scripts/owner.ts', ...args], {
        env: {
          ...process.env,
          DATA_DIR: db.location.dataDir,
          ...(db.location.url ? { DATABASE_URL: db.location.url } : {}),
          SIGN_IN_PATH: '/quiet-door',
        },
      })
    const login = (password: string) =>
      identity.login({ ...first, password, network: 'here', replaces: null })

    await expect(command()).rejects.toMatchObject({
      stderr: expect.stringContaining('there is no account yet'),
    })
    await identity.ensureOwner(first)
    const { token } = await login(first.password)
    expect((await command('door')).stdout).toMatch(/Your door .*\/quiet-door\n/)
    expect(await identity.visitor(token)).not.toBeNull()
    const { stdout } = await command()
    const [, password = ''] = /maren@heron\.example\s+(\S+)/.exec(stdout) ?? []
    expect(stdout).toContain('/quiet-door')
    expect(await identity.visitor(token)).toBeNull()
    await expect(login(first.password)).rejects.toMatchObject({ code: 'no_session' })
    expect((await login(password)).user.role).toBe('admin')
    const sealing = createSealing(() => Buffer.alloc(32, 1))
    const { key } = createIdentity({ db, clock: fakeClock(), sealing })
    expect(await key.prove()).toBe(true)
    expect((await command('key')).stdout).toContain('as SECRET_KEY on every machine')
    expect(await key.prove()).toBe(false)
    await expect(command('nobody@heron.example')).rejects.toMatchObject({
      stderr: expect.stringContaining('Nobody of the studio has this address.'),
    })
    await db.close()
  })
}
