import { adminCopy } from '#web/admin/copy.ts'
import { TextButton } from '#web/admin/list/text-button.tsx'
import layout from '#web/ui/kit/layout.module.css'
import styles from './form.module.css'

export function RestoredNote({ onStartOver }: { onStartOver: () => void }) {
  return (
    <div role="status" className={`${layout.words5} ${styles.note}`}>
      <span>{adminCopy.keptForYou}</span>
      <TextButton
        onClick={({ currentTarget }) => {
          onStartOver()
          currentTarget.form?.focus()
        }}
      >
        {adminCopy.startOver}
      </TextButton>
    </div>
  )
}
