import { someOf } from '#platform/some-of.ts'
import type { BackupsStatus } from './backups.schema.ts'
import { backupCopy } from './copy.ts'

/** `incomplete`: the store has lost pictures that belong in it. */
export const nightTroubles = ['no_room', 'failed', 'incomplete'] as const

/** Null after a complete backup. */
export function findTrouble({ trouble, newest }: BackupsStatus): BackupsStatus['trouble'] {
  if (trouble?.kind === 'incomplete') return trouble
  return trouble && trouble.at > (newest?.at ?? 0) ? trouble : null
}

export const missingInWords = (keys: readonly string[]): string =>
  backupCopy.missingPictures(someOf(keys, 3))

const units = ['KB', 'MB', 'GB', 'TB'] as const

/** '12 MB', '1.4 GB': in thousands, as downloads are measured. */
export function sizeInWords(bytes: number): string {
  let size = bytes / 1000
  let unit = 0
  while (size >= 999.5 && unit < units.length - 1) {
    size /= 1000
    unit += 1
  }
  const digits = size < 9.95 && unit > 0 ? 1 : 0
  return `${size.toFixed(digits)} ${units[unit]}`
}
