/**
 * `npm run owner`: for a lost password. Makes a new password up, ends all sessions of
 * that account, and prints the way in, once. It works while the shop runs; with several accounts,
 * `npm run owner -- theo@example.com` says whose. `npm run owner -- door` shows the hidden address of
 * the sign-in and changes nothing.
 */

import { type Config, makeUpPassword, readConfigFromProcess } from '#config'
import type { Database } from '#db/database.ts'
import { openDatabase } from '#db/open.ts'
import { readSetting } from '#db/settings.ts'
import { systemClock } from '#kernel/clock.ts'
import { createIdentity } from '#shop/identity/identity.server.ts'
import { createPlace } from '#shop/place/place.server.ts'
import { signInPathSetting } from '#shop/settings/settings.schema.ts'

try {
  const wanted = process.argv[2]
  process.stdout.write(wanted === 'door' ? await showDoor() : await renewLogin(wanted))
} catch (error) {
  process.stderr.write(
    `No password was changed: ${error instanceof Error ? error.message : error}\n`,
  )
  process.exitCode = 1
}

async function showDoor(): Promise<string> {
  const config = readConfigFromProcess()
  const db = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
  try {
    const path = await doorOf(config, db)
    if (!path) throw new Error('there is no door yet. npm start makes it.')
    return `\n  Your door    ${await addressOf(config, db)}${path}\n\n`
  } finally {
    await db.close()
  }
}

async function addressOf({ place, localUrl }: Config, db: Database): Promise<string> {
  return (await createPlace({ db, machine: place, localUrl }).read()).publicUrl
}

async function doorOf(config: Config, db: Database): Promise<string | null> {
  return config.signInPath ?? (await readSetting(db.read, signInPathSetting))
}

async function renewLogin(wanted: string | undefined): Promise<string> {
  const config = readConfigFromProcess()
  const db = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
  try {
    const identity = createIdentity({ db, clock: systemClock })
    const email = wanted ?? (await identity.staff()).find(({ role }) => role === 'owner')?.email
    if (!email) throw new Error('there is no account yet. npm start makes the first one.')
    const password = makeUpPassword()
    await identity.resetPassword(email, password)
    const path = await doorOf(config, db)
    const lines = ['', '  A new password, shown only this once.']
    if (path) lines.push(`  Your door    ${await addressOf(config, db)}${path}`)
    lines.push(`  Your login   ${email}   ${password}`)
    lines.push('  Every session of this account has ended.')
    return `${lines.join('\n')}\n\n`
  } finally {
    await db.close()
  }
}
