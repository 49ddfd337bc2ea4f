import { backupCopy } from './copy.ts'

/** A backup that the shop made by itself, on the machine that was asked. */
export interface NightlyBackup {
  /** Its day in the studio, '2026-11-22'; also its name in an address. */
  day: string
  at: number
  bytes: number
}

/** `incomplete`: it was made, but the store has lost pictures that belong in it. */
export const nightTroubles = ['no_room', 'failed', 'incomplete'] as const
/** Why the last nightly backup failed or is incomplete. */
export type NightTrouble = (typeof nightTroubles)[number]

export interface BackupsStatus {
  /** Number of nightly backups to keep; 0: none is made by itself. */
  keep: number
  /** A backup is being made now, on this machine. */
  making: boolean
  /** On this machine, the newest first. */
  nights: NightlyBackup[]
  /** The newest file of any kind on this machine. */
  newest: { at: number; bytes: number } | null
  /** The last nightly backup of any machine; `here`: it was this machine's. */
  made: { at: number; bytes: number; here: boolean; machine: string } | null
  /** Why the last night has no backup, or an incomplete one; null when it is complete. */
  trouble: { at: number; kind: NightTrouble; words: string } | null
  /** The last backup that was downloaded to the end. */
  taken: { at: number; bytes: number } | null
}

/** The last backup's trouble; null once a complete backup was made. */
export function findTrouble({ trouble, newest }: BackupsStatus): BackupsStatus['trouble'] {
  if (trouble?.kind === 'incomplete') return trouble
  return trouble && trouble.at > (newest?.at ?? 0) ? trouble : null
}

/** The pictures that are in no new backup. */
export function missingInWords(keys: readonly string[]): string {
  const some = keys.slice(0, 3).join(', ')
  const more = keys.length > 3 ? backupCopy.andMore(keys.length - 3) : ''
  return backupCopy.missingPictures(some, more)
}

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
