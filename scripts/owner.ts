/**
 * For a lost password; `-- theo@example.com` names the account, `-- door` shows the sign-in's
 * address, `-- key` replaces the lost key that sealed the database's secrets.
 */

import { type Config, makeUpPassword, readConfigFromProcess } from '#config'
import { ownCommand } from '../src/config/own-command.ts'
import { readSecretKey } from '../src/config/secret-key.ts'
import type { Database } from '../src/platform/db/database.ts'
import { openDatabase } from '../src/platform/db/open.ts'
import { readSetting } from '../src/platform/db/settings.ts'
import { createSealing } from '../src/platform/sealing.ts'
import { systemClock } from '../src/platform/time/clock.ts'
import { createIdentity } from '../src/shop/people/identity/identity.server.ts'
import { signInPathSetting } from '../src/shop/store/settings/settings.schema.ts'
import { createStoreSettings } from '../src/shop/store/store-settings/store-settings.server.ts'

try {
  const wanted = process.argv[2]
  if (wanted === 'door') process.stdout.write(await showSignInPath())
  else if (wanted === 'key') process.stdout.write(await replaceKey())
  else process.stdout.write(await renewLogin(wanted))
} catch (error) {
  process.stderr.write(`Nothing was changed: ${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}

async function showSignInPath(): Promise<string> {
  const config = readConfigFromProcess()
  const db = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
  try {
    const path = await readSignInPath(config, db)
    if (!path)
      throw new Error(`there is no sign-in path yet. ${ownCommand(config, 'start')} makes it.`)
    return `\n  Sign-in path  ${await addressOf(config, db)}${path}\n\n`
  } finally {
    await db.close()
  }
}

async function addressOf({ storeSettings, localUrl }: Config, db: Database): Promise<string> {
  return (
    await createStoreSettings({ db, clock: systemClock, machine: storeSettings, localUrl }).read()
  ).publicUrl
}

async function replaceKey(): Promise<string> {
  const config = readConfigFromProcess()
  const db = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
  try {
    const sealing = createSealing(() => readSecretKey(config))
    await createIdentity({ db, clock: systemClock, sealing }).key.replace()
  } finally {
    await db.close()
  }
  const lines = [
    '',
    '  This machine’s key is the shop’s from now on. Set it (the line in its',
    '  DATA_DIR/secret.key) as SECRET_KEY on every machine.',
    '  What the lost key had sealed stays shut. Set up one-time codes and the Instagram token anew;',
    `  an account whose codes no longer fit gets in by a recovery code, or by ${ownCommand(config, 'owner')} <e-mail>.`,
  ]
  return `${lines.join('\n')}\n\n`
}

async function readSignInPath(config: Config, db: Database): Promise<string | null> {
  return config.signInPath ?? (await readSetting(db.read, signInPathSetting))
}

async function renewLogin(wanted: string | undefined): Promise<string> {
  const config = readConfigFromProcess()
  const db = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
  try {
    const identity = createIdentity({ db, clock: systemClock })
    const email = wanted ?? (await identity.staff()).find(({ role }) => role === 'owner')?.email
    if (!email)
      throw new Error(
        `there is no account yet. ${ownCommand(config, 'start')} makes the first one.`,
      )
    const password = makeUpPassword()
    await identity.resetPassword(email, password)
    const path = await readSignInPath(config, db)
    const lines = ['', '  A new password, shown only this once.']
    if (path) lines.push(`  Sign-in path  ${await addressOf(config, db)}${path}`)
    lines.push(`  Your login   ${email}   ${password}`)
    lines.push('  Every session of this account has ended.')
    return `${lines.join('\n')}\n\n`
  } finally {
    await db.close()
  }
}
