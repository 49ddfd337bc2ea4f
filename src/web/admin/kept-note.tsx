import { copy } from './copy.ts'
import styles from './kept-note.module.css'

/** What was begun stands in the form again; it can be begun anew. */
export function KeptNote({ onStartOver }: { onStartOver: () => void }) {
  return (
    <div role="status" className={styles.note}>
      <span>{copy.keptForYou}</span>
      <button type="button" className={styles.over} onClick={onStartOver}>
        {copy.startOver}
      </button>
    </div>
  )
}
