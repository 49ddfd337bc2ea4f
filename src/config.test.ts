import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ConfigError } from './config/values.ts'
import { readConfig, variables } from './config.ts'

describe('the configuration', () => {
  it('works without any variable', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      localUrl: 'http://localhost:3000',
      machine: { payments: null, printing: null, mail: null, pictures: null },
      demo: 'heron',
      trustProxy: 0,
      rateLimits: true,
    })
  })

  it('treats an empty value as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    })
  })

  it('removes the slash at the end of the public address', () => {
    expect(readConfig({ PUBLIC_URL: 'https://shop.example/' }).storeSettings.publicUrl).toBe(
      'https://shop.example',
    )
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT wants a number from 1 to 65535.'],
    [{ PORT: '0' }, 'PORT wants a number from 1 to 65535.'],
    [{ PORT: '70000' }, 'PORT wants a number from 1 to 65535.'],
    [
      { ALLOWED_ORIGINS: 'https://a.example, https://b.example/path' },
      'ALLOWED_ORIGINS wants addresses with commas between them, such as https://www.shop.example, http://192.168.1.5:3000.',
    ],
    ...[
      'shop',
      'ftp://x.example',
      'https://shop.example/path',
      'https://shop.example?x=1',
      'https://me:secret@shop.example',
    ].map((address): [Record<string, string>, string] => [
      { PUBLIC_URL: address },
      'PUBLIC_URL wants an address without a path, such as https://shop.example.',
    ]),
    [{ HEARTBEAT_URL: 'x' }, 'HEARTBEAT_URL wants an address such as https://shop.example.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL wants an address that starts with postgres://.'],
    [{ ADMIN_EMAIL: 'me' }, 'ADMIN_EMAIL wants an email address.'],
    [
      { ADMIN_EMAIL: 'me@studio.example' },
      'ADMIN_PASSWORD is missing: ADMIN_EMAIL is set, and the two go together.',
    ],
    [
      { ADMIN_PASSWORD: 'long enough it is' },
      'ADMIN_EMAIL is missing: ADMIN_PASSWORD is set, and the two go together.',
    ],
    [
      { ADMIN_EMAIL: 'me@studio.example', ADMIN_PASSWORD: 'short' },
      'ADMIN_PASSWORD wants at least 10 characters.',
    ],
    [
      { SIGN_IN_PATH: 'door' },
      'SIGN_IN_PATH wants a path such as /quiet-door-7f3a (6 letters or more).',
    ],
    ...['/contact', '/Commissions', '/print-gallery'].map(
      (path): [Record<string, string>, string] => [
        { SIGN_IN_PATH: path },
        'SIGN_IN_PATH wants a path where the shop has no page of its own.',
      ],
    ),
    [{ DEMO: 'maybe' }, 'DEMO wants auto, off, heron, kiln or crayon.'],
    [{ PAYMENTS: 'gold' }, 'PAYMENTS wants demo or stripe.'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY wants off, or a number from 1 to 9.'],
    [
      { BACKUPS_KEEP: 'all' },
      'BACKUPS_KEEP wants a number from 0 to 365 (0: none is made by itself).',
    ],
    [
      { BACKUPS_KEEP: '366' },
      'BACKUPS_KEEP wants a number from 0 to 365 (0: none is made by itself).',
    ],
    [{ RATE_LIMITS: 'no' }, 'RATE_LIMITS wants on or off.'],
    [{ STUDIO_TIMEZONE: 'Mars/Olympus' }, 'STUDIO_TIMEZONE wants a zone such as Europe/Berlin.'],
  ])('refuses %j in one line', (env, line) => {
    expect(() => readConfig(env)).toThrow(new ConfigError(line))
  })

  it('never repeats a secret in its error', () => {
    expect(() => readConfig({ ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'hush' })).toThrow(
      /^(?!.*hush)/,
    )
  })
})

describe('.env.example', () => {
  it('names every variable, once, and sets none', () => {
    const lines = readFileSync(new URL('../.env.example', import.meta.url), 'utf8').split('\n')
    const named = lines.flatMap((line) => /^#([A-Z0-9_]+)=/.exec(line)?.[1] ?? [])
    expect(named.sort()).toEqual([...variables].sort())
    expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([])
  })
})
