import { useNavigation } from 'react-router'
import { Spinner } from '#web/ui/spinner.tsx'
import styles from './frame.module.css'

export function Pending() {
  const busy = useNavigation().state !== 'idle'
  return (
    <div data-busy={busy} className={styles.pending} aria-hidden="true">
      <div className={styles.line} />
      {busy && (
        <div className={styles.wait}>
          <Spinner small />
        </div>
      )}
    </div>
  )
}
