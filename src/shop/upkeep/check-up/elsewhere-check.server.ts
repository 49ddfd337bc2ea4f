import { day } from '#platform/time/clock.ts'
import { dateInWords } from '#platform/time/zone.ts'
import { drillWords, backupElsewhereCopy as words } from '#shop/upkeep/backup/elsewhere/copy.ts'
import type { BackupsElsewhere } from '#shop/upkeep/backup/elsewhere/elsewhere.server.ts'
import { elsewhereTroubles } from '#shop/upkeep/backup/elsewhere/elsewhere.ts'
import type { Finding } from './check-up.schema.ts'
import { bad, good, worthALook } from './check-up.ts'
import { checkUpCopy } from './copy.ts'

export async function lookAtElsewhere(
  { status }: Pick<BackupsElsewhere, 'status'>,
  { now, timeZone }: { now: number; timeZone: string },
): Promise<Finding> {
  const elsewhere = await status()
  const { isSet, last, drill } = elsewhere
  if (!isSet) return worthALook(checkUpCopy.nothingElsewhere, checkUpCopy.chooseElsewhere)
  const troubles = elsewhereTroubles(elsewhere, now)
  if (troubles.length > 0) return bad(troubles.join(' '), checkUpCopy.openBackups)
  if (!last) return worthALook(words.noneSent)
  const age = Math.floor((now - last.at) / day)
  const newest = words.sentLast(checkUpCopy.ageOf(age))
  const tried = drill ? drillWords(dateInWords(drill.at, timeZone), drill) : words.noDrill
  return good(`${newest} ${tried}`)
}
