import { Link } from 'react-router'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import { dateInWords } from '#platform/time/zone.ts'
import { sizeInWords } from '#shop/upkeep/backup/backups.ts'
import { countsInWords, drillWords } from '#shop/upkeep/backup/elsewhere/copy.ts'
import type { ElsewhereStatus } from '#shop/upkeep/backup/elsewhere/elsewhere.schema.ts'
import { elsewhereTroubles } from '#shop/upkeep/backup/elsewhere/elsewhere.ts'
import { ActionButton } from '#web/admin/list/action-button.tsx'
import { type Clocks, dayInside, dayWords, timeWords } from '#web/admin/list/days.ts'
import { FormPart } from '#web/form/form.tsx'
import { prepare } from '#web/ui/hooks/api.ts'
import { usePolling } from '#web/ui/hooks/use-polling.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import styles from './backups-screen.module.css'
import { backupsCopy } from './copy.ts'

const copy = backupsCopy.away
const lookEvery = 2000

interface ElsewhereProps {
  status: ElsewhereStatus
  clocks: Clocks
}

export function Elsewhere({ status, clocks }: ElsewhereProps) {
  const { isSet, doing, last, trouble, drill, copies } = status
  usePolling(doing ? lookEvery : null)
  if (!isSet) {
    return (
      <FormPart title={copy.title} hint={copy.notSet}>
        <p>
          <Link to={adminSectionPath('services', 'backups')}>{copy.choose}</Link>
        </p>
      </FormPart>
    )
  }
  const troubles = elsewhereTroubles(status, clocks.now)
  const failing = troubles.length === 0 && trouble ? [copy.triesAgain(trouble.words)] : troubles
  return (
    <FormPart title={copy.title} hint={copy.hint}>
      {failing.map((words) => (
        <p key={words} className={styles.trouble}>
          {words}
        </p>
      ))}
      <div className={`${layout.stack4} ${layout.start} ${layout.short}`}>
        <p role="status" className={prose.name}>
          {doing ? copy.doing[doing] : newestWords(last, clocks)}
        </p>
        {last && !doing && <p className={styles.soft}>{countsInWords(last)}</p>}
        <p className={styles.soft}>
          {drill && drill.problem === null
            ? drillWords(dateInWords(drill.at, clocks.zone), drill)
            : copy.notTried}
        </p>
        <div className={layout.row3}>
          <ActionButton
            look="primary"
            busy={doing === 'sending'}
            run={prepare('POST /api/backups/elsewhere/send')}
            {...copy.send}
          >
            {copy.sendNow}
          </ActionButton>
          <ActionButton
            busy={doing === 'trying'}
            run={prepare('POST /api/backups/elsewhere/try')}
            {...copy.try}
          >
            {copy.tryNow}
          </ActionButton>
          <Link to={adminSectionPath('services', 'backups')}>{copy.change}</Link>
        </div>
      </div>
      {copies.length > 0 && (
        <details>
          <summary>{copy.there(copies.length)}</summary>
          <ul className={layout.stack}>
            {copies.map((at) => (
              <li key={at} className={`${layout.row4} ${styles.night}`}>
                <span className={prose.strong}>{dayWords(at, clocks)}</span>
                <span className={prose.hint}>{timeWords(at, clocks.zone)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </FormPart>
  )
}

function newestWords(last: ElsewhereStatus['last'], clocks: Clocks): string {
  if (!last) return copy.none
  return copy.newest(
    dayInside(last.at, clocks),
    timeWords(last.at, clocks.zone),
    sizeInWords(last.bytes),
  )
}
