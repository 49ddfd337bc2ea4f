/**
 * Sets a new password. `-- theo@example.com` names the account, `-- door` shows the sign-in's
 * address, `-- key` replaces the lost key that sealed the database's secrets.
 */

import type { Config } from '#config'
import { ownCommand } from '../src/config/own-command.ts'
import { readSecretKey } from '../src/config/secret-key.ts'
import type { Database } from '../src/platform/db/database.ts'
import { readSetting } from '../src/platform/db/settings.ts'
import { makeUpPassword } from '../src/platform/made-up-password.ts'
import { createSealing } from '../src/platform/sealing.ts'
import { systemClock } from '../src/platform/time/clock.ts'
import { createIdentity } from '../src/shop/people/identity/identity.server.ts'
import { signInPathSetting } from '../src/shop/store/settings/settings.schema.ts'
import { createStoreSettings } from '../src/shop/store/store-settings/store-settings.server.ts'
import { withDatabase } from './report.ts'

try {
  const wanted = process.argv[2]
  const lines = await withDatabase((db, config) => {
    if (wanted === 'door') return showSignInPath(db, config)
    return wanted === 'key' ? replaceKey(db, config) : renewLogin(db, config, wanted)
  })
  process.stdout.write(`\n${lines.map((line) => `  ${line}\n`).join('')}\n`)
} catch (error) {
  process.stderr.write(`Nothing was changed: ${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}

async function showSignInPath(db: Database, config: Config): Promise<string[]> {
  const path = await readSignInPath(db, config)
  if (!path)
    throw new Error(`there is no sign-in path yet. ${ownCommand(config, 'start')} makes it.`)
  return [`Sign-in path  ${await addressOf(db, config)}${path}`]
}

async function addressOf(db: Database, { storeSettings, localUrl }: Config): Promise<string> {
  const parts = { db, clock: systemClock, machine: storeSettings, localUrl }
  return (await createStoreSettings(parts).read()).publicUrl
}

async function replaceKey(db: Database, config: Config): Promise<string[]> {
  const sealing = createSealing(() => readSecretKey(config))
  await createIdentity({ db, clock: systemClock, sealing }).key.replace()
  return [
    'This machine’s key is the shop’s from now on. Set it (the line in its',
    'DATA_DIR/secret.key) as SECRET_KEY on every machine.',
    'What the lost key had sealed stays shut. Enter the keys of the services that were connected in the',
    'admin, and set up one-time codes and the Instagram token anew. An account whose codes no longer',
    `fit gets in by a recovery code, or by ${ownCommand(config, 'owner')} <e-mail>.`,
  ]
}

async function readSignInPath(db: Database, config: Config): Promise<string | null> {
  return config.signInPath ?? (await readSetting(db.read, signInPathSetting))
}

async function renewLogin(
  db: Database,
  config: Config,
  wanted: string | undefined,
): Promise<string[]> {
  const identity = createIdentity({ db, clock: systemClock })
  const email = wanted ?? (await identity.staff()).find(({ role }) => role === 'owner')?.email
  if (!email) {
    throw new Error(`there is no account yet. ${ownCommand(config, 'start')} makes the first one.`)
  }
  const password = makeUpPassword()
  await identity.resetPassword(email, password)
  const path = await readSignInPath(db, config)
  return [
    'A new password, shown only this once.',
    ...(path ? [`Sign-in path  ${await addressOf(db, config)}${path}`] : []),
    `Your login   ${email}   ${password}`,
    'Every session of this account has ended.',
  ]
}
