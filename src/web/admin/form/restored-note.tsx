import { copy } from '../admin-copy.ts'
import { TextButton } from '../text-button.tsx'
import styles from './restored-note.module.css'

/** What was begun stands in the form again; it can be begun anew. */
export function KeptNote({ onStartOver }: { onStartOver: () => void }) {
  return (
    <div role="status" className={styles.note}>
      <span>{copy.keptForYou}</span>
      <TextButton onClick={onStartOver}>{copy.startOver}</TextButton>
    </div>
  )
}
