import { backupElsewhereCopy as copy } from './copy.ts'
import type { ElsewhereStatus } from './elsewhere.schema.ts'

const day = 24 * 60 * 60 * 1000

/** Notices in words for the owner. A storage that is away for some hours is no trouble. */
export function elsewhereTroubles(
  { isSet, trouble, vanished, drill }: ElsewhereStatus,
  now: number,
): string[] {
  if (!isSet) return []
  return [
    ...(trouble && now - trouble.at >= day ? [copy.notSent(trouble.words)] : []),
    ...(vanished > 0 ? [copy.vanished(vanished)] : []),
    ...(drill?.problem ? [copy.drillFailed(drill.problem)] : []),
  ]
}
