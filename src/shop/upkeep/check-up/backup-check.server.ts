/* The owner can follow every advice in the admin. */

import { day } from '#platform/time/clock.ts'
import type { BackupsStatus } from '#shop/upkeep/backup/backups.schema.ts'
import type { Backups } from '#shop/upkeep/backup/backups.server.ts'
import { findTrouble, sizeInWords } from '#shop/upkeep/backup/backups.ts'
import type { Finding } from './check-up.schema.ts'
import { good, worthALook } from './check-up.ts'
import { checkUpCopy } from './copy.ts'

/** Days. */
const oldAfter = { nightly: 2, selfFulfilled: 7 }
/** Days, for the copy in another place. */
const copyOldAfter = 31

export async function lookAtBackups(
  { status }: Pick<Backups, 'status'>,
  now: number,
): Promise<Finding> {
  const backups = await status()
  const { keep, taken } = backups
  const trouble = findTrouble(backups)
  const newest = newestOf(backups)
  const ageOf = (made: { at: number }) => Math.floor((now - made.at) / day)
  const youngest = [newest, taken].reduce((a, b) => ((a?.at ?? 0) < (b?.at ?? 0) ? b : a), null)
  const old = keep > 0 ? oldAfter.nightly : oldAfter.selfFulfilled
  if (trouble) {
    const verdict = youngest && ageOf(youngest) < oldAfter.selfFulfilled ? 'look' : 'bad'
    const rest = newest
      ? checkUpCopy.newest(checkUpCopy.ageOf(ageOf(newest)))
      : checkUpCopy.noneHere
    return { verdict, ...troubleWords(trouble), says: `${troubleWords(trouble).says} ${rest}` }
  }
  if (!youngest) {
    const soon = keep > 0 ? checkUpCopy.everyNight : checkUpCopy.noneByItself
    return worthALook(checkUpCopy.noneYet, `${soon} ${checkUpCopy.download}`)
  }
  if (!newest || keep === 0) {
    const says = checkUpCopy.newestOnly(
      checkUpCopy.ageOf(ageOf(youngest)),
      sizeInWords(youngest.bytes),
    )
    if (ageOf(youngest) < old) return good(says)
    return { verdict: 'look', says, mend: checkUpCopy.download }
  }
  const says = checkUpCopy.newestWithSize(
    checkUpCopy.ageOf(ageOf(newest)),
    sizeInWords(newest.bytes),
    newest.where,
  )
  if (ageOf(newest) >= old) {
    const mend = checkUpCopy.nightlyMissing(checkUpCopy.download)
    return worthALook(says, mend)
  }
  if (taken && ageOf(taken) < copyOldAfter) return good(says)
  const never = taken
    ? checkUpCopy.lastDownload(checkUpCopy.ageOf(ageOf(taken)))
    : checkUpCopy.neverDownloaded
  const mend = checkUpCopy.machineLost(checkUpCopy.download)
  return worthALook(`${says} ${never}`, mend)
}

function newestOf({ newest, made }: BackupsStatus) {
  if (made && !made.here && made.at > (newest?.at ?? 0)) {
    return { at: made.at, bytes: made.bytes, where: checkUpCopy.onTheMachine(made.machine) }
  }
  return newest && { ...newest, where: '' }
}

function troubleWords({ kind, words }: NonNullable<BackupsStatus['trouble']>) {
  if (kind === 'no_room') {
    return {
      says: checkUpCopy.noDiskRoom(words),
      mend: checkUpCopy.largerDiskForBackups(checkUpCopy.download),
    }
  }
  if (kind === 'incomplete') {
    return { says: checkUpCopy.lacksPictures(words), mend: checkUpCopy.addPicturesAnew }
  }
  return { says: checkUpCopy.lastFailed(words), mend: checkUpCopy.triesAgain(checkUpCopy.download) }
}
