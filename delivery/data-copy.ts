import { existsSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { UpgradeError } from './installation.ts'
import { runWhole } from './run.ts'

const copyName = 'before-upgrade'

const isDatabase = (name: string) => /^atelier\.sqlite(?:-wal|-shm)?$/.test(name)
/** These files never change, so a hard link serves as a copy. */
const isLinked = (name: string) => ['pictures', 'mail'].includes(name)
const isKept = (name: string) =>
  ![copyName, `${copyName}.partial`, 'backups', 'upgrading'].includes(name)

export function requireRoom(dataDir: string): void {
  const { bavail, bsize } = statfsSync(dataDir)
  const copied = readdirSync(dataDir).filter((name) => isKept(name) && !isLinked(name))
  const wanted = copied.reduce((sum, name) => sum + sizeOf(join(dataDir, name)), 200e6)
  if (bavail * bsize >= wanted) return
  const [has, wants] = [bavail * bsize, wanted].map((bytes) => Math.round(bytes / 1e6))
  throw new UpgradeError(
    `The disk is too full: ${dataDir} has ${has} MB free, and the upgrade needs ${wants}. Make room, then run this again.`,
  )
}

/** Stop the shop first. */
export function copyData(dataDir: string): void {
  const copy = join(dataDir, copyName)
  const partial = `${copy}.partial`
  for (const place of [copy, partial]) rmSync(place, { recursive: true, force: true })
  runWhole('mkdir', ['-m', '700', partial])
  for (const name of readdirSync(dataDir).filter(isKept)) {
    const how = isLinked(name) ? '--link' : '--reflink=auto'
    runWhole('cp', ['-a', how, join(dataDir, name), join(partial, name)])
  }
  runWhole('sync', ['-f', partial])
  runWhole('mv', [partial, copy])
}

export const hasCopy = (dataDir: string) => existsSync(join(dataDir, copyName))

/** Stop the shop first. A second run is safe. */
export function bringBack(dataDir: string): void {
  const copy = join(dataDir, copyName)
  for (const name of readdirSync(dataDir).filter(isDatabase)) rmSync(join(dataDir, name))
  for (const name of readdirSync(copy)) {
    const how = isLinked(name) ? ['--link', '--force'] : ['--reflink=auto']
    runWhole('cp', ['-a', ...how, '-T', join(copy, name), join(dataDir, name)])
  }
  runWhole('sync', ['-f', dataDir])
  dropCopy(dataDir)
}

export function dropCopy(dataDir: string): void {
  for (const name of [copyName, `${copyName}.partial`]) {
    rmSync(join(dataDir, name), { recursive: true, force: true })
  }
}

function sizeOf(path: string): number {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.size
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0)
}
