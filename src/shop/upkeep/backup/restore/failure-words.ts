import { AgeError } from '#platform/age/age.ts'
import { isShopError } from '#platform/errors.ts'
import { backupElsewhereCopy } from '../elsewhere/copy.ts'
import { restoreCopy as copy } from './copy.ts'

/** Without `folder`: the owner needs no path of the machine. */
export function failureWords(error: unknown, folder: string): string {
  if (isShopError(error)) return withoutPath(error.message, folder)
  if (error instanceof AgeError) return backupElsewhereCopy.noneOpens
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } }
  const isFull = [code, cause?.code].some((one) => one === 'ENOSPC' || one === 'EDQUOT')
  const isSqliteFull = error instanceof Error && /database or disk is full/.test(error.message)
  return isFull || isSqliteFull ? copy.diskFull : copy.unexpected
}

/** A copy from elsewhere is in its own folder. */
function withoutPath(words: string, folder: string): string {
  const [before = '', ...parts] = words.split(folder)
  return before + parts.map((part) => copy.file + part.replace(/^\S*\.tar\.gz/, '')).join('')
}
