/* Never touches a file that the nightly job didn't make. */
import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { hour } from '#platform/time/clock.ts'
import type { NightlyBackup } from './backups.schema.ts'

const nightly = /^atelier-nightly-(\d{4}-\d{2}-\d{2})\.tar\.gz$/
const drafts = /^atelier-nightly-\d{4}-\d{2}-\d{2}\.tar\.gz\.[0-9a-f]{8}\.draft$/
/** Bytes: the shop must still be able to write. */
export const gibibyte = 1024 ** 3
/** Milliseconds without a write, after which a draft belongs to a dead process. */
const deadAfter = hour

/** `at` in epoch milliseconds. */
export interface BackupFile {
  name: string
  at: number
  bytes: number
}

/** `day`: '2026-11-22'. */
export function nightlyFile(folder: string, day: string): string {
  const name = `atelier-nightly-${day}.tar.gz`
  if (!nightly.test(name)) throw new Error('this is no day')
  return join(folder, name)
}

/** All backups, newest first; empty without a folder. */
export async function findBackups(folder: string): Promise<BackupFile[]> {
  const found = await Promise.all(
    (await namesIn(folder))
      .filter((name) => name.endsWith('.tar.gz'))
      .map(async (name) => {
        // It may be deleted meanwhile.
        const facts = await stat(join(folder, name)).catch(() => null)
        return facts?.isFile() ? { name, at: facts.mtimeMs, bytes: facts.size } : null
      }),
  )
  return found.filter((each) => each !== null).sort((a, b) => b.at - a.at)
}

export function listNights(files: readonly BackupFile[]): NightlyBackup[] {
  return files
    .flatMap(({ name, at, bytes }) => {
      const day = nightly.exec(name)?.[1]
      return day ? [{ day, at, bytes }] : []
    })
    .sort((a, b) => b.day.localeCompare(a.day))
}

export async function keepNewest(folder: string, keep: number): Promise<void> {
  const nights = listNights(await findBackups(folder))
  for (const { day } of nights.slice(keep)) await rm(nightlyFile(folder, day), { force: true })
}

/** Deletes the half-written files of killed processes. */
export async function makeReady(folder: string, now = Date.now()): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of await namesIn(folder)) {
    if (!drafts.test(name)) continue
    const facts = await stat(join(folder, name)).catch(() => null)
    if (facts && facts.mtimeMs < now - deadAfter) await rm(join(folder, name), { force: true })
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => [])
}

/** Bytes for a process without root's reserve. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

export function spaceFor(bytes: number): number {
  return 2 * bytes + gibibyte
}
