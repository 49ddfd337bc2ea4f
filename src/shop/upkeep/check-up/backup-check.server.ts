/*
 * Checks of the backups: whether there is a recent backup here, and whether a backup was downloaded.
 * Only reads. The advice is always something that the owner can do in the admin.
 */

import { day } from '#platform/time/clock.ts'
import type { Backups } from '#shop/upkeep/backup/backups.server.ts'
import type { BackupsStatus } from '#shop/upkeep/backup/backups.ts'
import { findTrouble, sizeInWords } from '#shop/upkeep/backup/backups.ts'
import type { Finding } from './check-up.ts'

/** Days after which a backup is old: with nightly backups, and without. */
const oldAfter = { nightly: 2, selfFulfilled: 7 }
/** Days after which the copy in another place is old. */
const copyOldAfter = 31
const download = 'Download one under Settings, Backups, and keep it in another place.'

/** Judges the backups at `now` (epoch milliseconds): their age here, and the last download. */
export async function lookAtBackups(
  { status }: Pick<Backups, 'status'>,
  now: number,
): Promise<Finding> {
  return judge(await status(), now)
}

function judge(status: BackupsStatus, now: number): Finding {
  const { keep, taken } = status
  const trouble = findTrouble(status)
  const newest = newestOf(status)
  const ageOf = (made: { at: number }) => Math.floor((now - made.at) / day)
  const youngest = [newest, taken].reduce((a, b) => ((a?.at ?? 0) < (b?.at ?? 0) ? b : a), null)
  const old = keep > 0 ? oldAfter.nightly : oldAfter.selfFulfilled
  if (trouble) {
    const verdict = youngest && ageOf(youngest) < oldAfter.selfFulfilled ? 'look' : 'bad'
    const rest = newest ? `The newest is ${aged(ageOf(newest))}.` : 'There is none on this machine.'
    return { verdict, ...troubleWords(trouble), says: `${troubleWords(trouble).says} ${rest}` }
  }
  if (!youngest) {
    const soon = keep > 0 ? 'One is made every night at three.' : 'None is made by itself here.'
    return { verdict: 'look', says: 'There is none yet.', mend: `${soon} ${download}` }
  }
  if (!newest || keep === 0) {
    const says = `The newest is ${aged(ageOf(youngest))} (${sizeInWords(youngest.bytes)}); none is made by itself.`
    if (ageOf(youngest) < old) return { verdict: 'good', says }
    return { verdict: 'look', says, mend: download }
  }
  const says = `The newest is ${aged(ageOf(newest))} (${sizeInWords(newest.bytes)})${newest.where}.`
  if (ageOf(newest) >= old) {
    const mend = `One should be made every night; the shop’s log says why none was. ${download}`
    return { verdict: 'look', says, mend }
  }
  if (taken && ageOf(taken) < copyOldAfter) return { verdict: 'good', says }
  const never = taken
    ? `The last one that was downloaded is ${aged(ageOf(taken))}.`
    : 'Nobody has ever downloaded one.'
  const mend = `Should this machine be lost, its backups are lost with it. ${download}`
  return { verdict: 'look', says: `${says} ${never}`, mend }
}

/** The newest backup, on this machine or on another of the shop's. */
function newestOf({ newest, made }: BackupsStatus) {
  if (made && !made.here && made.at > (newest?.at ?? 0)) {
    return { at: made.at, bytes: made.bytes, where: `, on the machine ${made.machine}` }
  }
  return newest && { ...newest, where: '' }
}

function troubleWords({ kind, words }: NonNullable<BackupsStatus['trouble']>) {
  if (kind === 'no_room') {
    return {
      says: `The last night’s was left out, because the disk has no room for it: ${words}`,
      mend: `Ask the person who keeps the machine for a larger disk, or to keep fewer of them. ${download}`,
    }
  }
  if (kind === 'incomplete') {
    return {
      says: `The newest lacks pictures. ${words}`,
      mend: 'Put these pictures into their pieces anew. Until then older backups, which may hold them, are kept.',
    }
  }
  return {
    says: `The last night’s could not be made. ${words}`,
    mend: `The shop tries again every night. ${download}`,
  }
}

function aged(days: number): string {
  if (days < 1) return 'of today'
  return days === 1 ? 'a day old' : `${days} days old`
}
