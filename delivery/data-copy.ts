import { existsSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { UpgradeError } from './installation.ts'
import { run } from './run.ts'

/** Where the data of before lies while a new version is tried. */
const copyName = 'before-upgrade'

const isDatabase = (name: string) => /^atelier\.sqlite(?:-wal|-shm)?$/.test(name)
/** Files under these are written once and never changed: a link to each is a copy that takes no room. */
const isLinked = (name: string) => ['pictures', 'mail'].includes(name)
/** Neither the copy itself, nor what no version changes. */
const isKept = (name: string) =>
  ![copyName, `${copyName}.partial`, 'backups', 'upgrading'].includes(name)

/** Throws an UpgradeError where the disk has no room for a second database. */
export function requireRoom(dataDir: string): void {
  const { bavail, bsize } = statfsSync(dataDir)
  const wanted = databaseFiles(dataDir).reduce((sum, name) => {
    return sum + statSync(join(dataDir, name)).size
  }, 200e6)
  if (bavail * bsize >= wanted) return
  const [has, wants] = [bavail * bsize, wanted].map((bytes) => Math.round(bytes / 1e6))
  throw new UpgradeError(
    `The disk is too full: ${dataDir} has ${has} MB free, and the upgrade wants ${wants}. Make room, then run this again.`,
  )
}

/** Copies the data of a shop that is stopped. */
export function copyData(dataDir: string): void {
  const copy = join(dataDir, copyName)
  const partial = `${copy}.partial`
  for (const place of [copy, partial]) rmSync(place, { recursive: true, force: true })
  run('mkdir', ['-m', '700', partial])
  for (const name of readdirSync(dataDir).filter(isKept)) {
    const how = isLinked(name) ? '--link' : '--reflink=auto'
    run('cp', ['-a', how, join(dataDir, name), join(partial, name)])
  }
  run('sync', ['-f', partial])
  run('mv', [partial, copy])
}

export const hasCopy = (dataDir: string) => existsSync(join(dataDir, copyName))

/** Puts the copy in place of what a failed version left. The shop is stopped. It can be run again. */
export function bringBack(dataDir: string): void {
  const copy = join(dataDir, copyName)
  for (const name of readdirSync(dataDir).filter(isDatabase)) rmSync(join(dataDir, name))
  for (const name of readdirSync(copy)) {
    const how = isLinked(name) ? ['--link', '--force'] : ['--reflink=auto']
    run('cp', ['-a', ...how, '-T', join(copy, name), join(dataDir, name)])
  }
  run('sync', ['-f', dataDir])
  dropCopy(dataDir)
}

export function dropCopy(dataDir: string): void {
  for (const name of [copyName, `${copyName}.partial`]) {
    rmSync(join(dataDir, name), { recursive: true, force: true })
  }
}

const databaseFiles = (dataDir: string) => readdirSync(dataDir).filter(isDatabase)
