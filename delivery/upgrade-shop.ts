/*
 * The shop stands still while its data is copied, and visitors come in only after the new version
 * has answered: bringing the old data back loses no payment.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { minute } from '#platform/time/clock.ts'
import { holdFile } from '#start/upgrade-hold.ts'
import { isFull, type Release, releaseAt, unpack } from './archive.ts'
import { bringBack, copyData, dropCopy, hasCopy, requireRoom } from './data-copy.ts'
import {
  answersAs,
  currentOf,
  type Layout,
  readSettings,
  type Service,
  switchTo,
  UpgradeError,
} from './installation.ts'
import { runWhole } from './run.ts'

export interface Upgrade {
  layout: Layout
  service: Service
  /** Milliseconds a version has to answer. */
  within: number
  /** Allows a new major version. */
  major: boolean
  /** Aborting brings the previous version back. */
  signal: AbortSignal
  say(words: string): void
}

/** Throws an UpgradeError that tells the operator what to do; the previous version then runs with its data. */
export async function upgradeShop(archive: string, upgrade: Upgrade): Promise<Release> {
  const { layout, major } = upgrade
  await finishCutOff(upgrade)
  const from = releaseAt(currentOf(layout))
  const to = unpack(archive, layout.releases, from, major)
  try {
    await replace(from, to, upgrade)
  } catch (error) {
    if (currentOf(layout) !== to.folder) rmSync(to.folder, { recursive: true, force: true })
    throw error
  }
  removeOthers(layout, [from, to])
  return to
}

async function replace(from: Release, to: Release, upgrade: Upgrade): Promise<void> {
  const { layout, service, within, signal, say } = upgrade
  const { dataDir, url } = readSettings(layout)
  requireRoom(dataDir)
  if (await isAborted(signal)) throw new UpgradeError('Stopped. Nothing was changed.')

  say(`From ${from.version} to ${to.version}: the shop pauses for a moment.`)
  await service.stop()
  try {
    const hold = join(dataDir, holdFile)
    try {
      copyData(dataDir)
      if (await isAborted(signal)) throw new Error('it was stopped')
      // Root owns the link's folder. The shop owns its data, so it can open without root later.
      writeFileSync(hold, '')
      runWhole('chown', [`--reference=${dataDir}`, hold])
      writeFileSync(journalOf(layout), from.folder)
      switchTo(layout, to.folder)
      await service.start()
      const answered = await answersAs(url, to.version, within, signal)
      if (await isAborted(signal)) throw new Error('it was stopped')
      if (!answered) throw new Error('it does not answer')
    } catch (error) {
      const lastWords = service.lastWords()
      await comeBack(upgrade, from)
      const reason = reasonOf(error)
      throw new UpgradeError(
        `Version ${to.version} was not installed: ${reason}. ${from.version} runs again with its data; nothing is lost. The last lines of ${to.version}:\n${lastWords}`,
      )
    }
    // Visitors enter from here on: going back would lose their data.
    rmSync(hold, { force: true })
  } finally {
    if (!existsSync(join(dataDir, holdFile))) rmSync(journalOf(layout), { force: true })
  }
  dropCopy(dataDir)
}

async function isAborted(signal: AbortSignal): Promise<boolean> {
  await pause(1)
  return signal.aborted
}

function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error)
  return isFull(reason) ? 'the disk became full. Make room, then run this again' : reason
}

const journalOf = (layout: Layout) => join(dirname(layout.current), 'upgrade-from')

/** Brings the previous version back, unless visitors were in. */
async function finishCutOff(upgrade: Upgrade): Promise<void> {
  const { layout, say } = upgrade
  const { dataDir } = readSettings(layout)
  const journal = journalOf(layout)
  if (existsSync(journal) && hasCopy(dataDir)) {
    say('An earlier upgrade was interrupted.')
    await upgrade.service.stop()
    // A missing file means that the new version has opened: newer payments are in its data.
    if (existsSync(join(dataDir, holdFile))) {
      say('The previous version is restored first.')
      await comeBack(upgrade, releaseAt(readFileSync(journal, 'utf8')))
    } else {
      await upgrade.service.start()
    }
  }
  rmSync(join(dataDir, holdFile), { force: true })
  rmSync(journal, { force: true })
  dropCopy(dataDir)
}

async function comeBack({ layout, service, within }: Upgrade, from: Release): Promise<void> {
  const { dataDir, url } = readSettings(layout)
  await service.stop()
  if (hasCopy(dataDir)) bringBack(dataDir)
  else dropCopy(dataDir)
  switchTo(layout, from.folder)
  rmSync(join(dataDir, holdFile), { force: true })
  rmSync(journalOf(layout), { force: true })
  await service.start()
  // The previous version gets more time, because no other version is left.
  if (await answersAs(url, from.version, Math.max(within, minute))) return
  throw new UpgradeError(
    `Version ${from.version} is back with its data, but does not answer. The last lines of its log:\n${service.lastWords()}`,
  )
}

function removeOthers({ releases }: Layout, kept: readonly Release[]): void {
  for (const name of readdirSync(releases)) {
    const folder = join(releases, name)
    if (!kept.some((release) => release.folder === folder)) rmSync(folder, { recursive: true })
  }
}
