import { backupCopy } from './copy.ts'

export interface NightlyBackup {
  /** In the studio, '2026-11-22'; also in its address. */
  day: string
  at: number
  bytes: number
}

/** `incomplete`: the store has lost pictures that belong in it. */
export const nightTroubles = ['no_room', 'failed', 'incomplete'] as const
export type NightTrouble = (typeof nightTroubles)[number]

export interface BackupsStatus {
  /** 0: none is made by itself. */
  keep: number
  making: boolean
  nights: NightlyBackup[]
  newest: { at: number; bytes: number } | null
  /** Of any machine. */
  made: { at: number; bytes: number; here: boolean; machine: string } | null
  /** Null when the last backup is complete. */
  trouble: { at: number; kind: NightTrouble; words: string } | null
  taken: { at: number; bytes: number } | null
}

/** Null once a complete backup was made. */
export function findTrouble({ trouble, newest }: BackupsStatus): BackupsStatus['trouble'] {
  if (trouble?.kind === 'incomplete') return trouble
  return trouble && trouble.at > (newest?.at ?? 0) ? trouble : null
}

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
