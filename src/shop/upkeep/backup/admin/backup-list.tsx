import type { BackupsStatus } from '#shop/upkeep/backup/backups.schema.ts'
import { findTrouble, sizeInWords } from '#shop/upkeep/backup/backups.ts'
import { type Clocks, dayInside, dayWords, timeWords } from '#web/admin/list/days.ts'
import { TextButton } from '#web/admin/list/text-button.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import styles from './backups-screen.module.css'
import { backupsCopy } from './copy.ts'

interface BackupListProps {
  status: BackupsStatus
  clocks: Clocks
  onTake(day: string): void
}

export function BackupList({ status, clocks, onTake }: BackupListProps) {
  const { keep, nights, made } = status
  const trouble = findTrouble(status)
  const elsewhere = made && !made.here && made.at > (nights[0]?.at ?? 0) ? made : null
  return (
    <>
      {trouble && (
        <div className={styles.trouble}>
          <p>
            {backupsCopy.trouble[trouble.kind].says} {trouble.words}
          </p>
          <p>{backupsCopy.trouble[trouble.kind].mend}</p>
        </div>
      )}
      {keep === 0 && <p>{backupsCopy.off}</p>}
      {elsewhere && (
        <p>
          {backupsCopy.elsewhere(
            elsewhere.machine,
            dayInside(elsewhere.at, clocks),
            sizeInWords(elsewhere.bytes),
          )}
        </p>
      )}
      {nights.length === 0 && keep > 0 && !trouble && (
        <p>{elsewhere ? backupsCopy.noneHere : backupsCopy.none}</p>
      )}
      {nights.length > 0 && (
        <ul className={layout.stack}>
          {nights.map(({ day, at, bytes }) => (
            <li key={day} className={`${layout.row4} ${styles.night}`}>
              <span className={`${layout.words4} ${layout.baseline}`}>
                <span className={prose.strong}>{dayWords(at, clocks)}</span>
                <span className={prose.hint}>
                  {timeWords(at, clocks.zone)} · {sizeInWords(bytes)}
                </span>
              </span>
              <TextButton soft className={styles.action} onClick={() => onTake(day)}>
                {backupsCopy.downloadNight}
                <span className="visually-hidden"> {dayInside(at, clocks)}</span>
              </TextButton>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
