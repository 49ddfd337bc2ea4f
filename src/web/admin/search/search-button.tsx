import drawing from '#web/ui/kit/picture.module.css'
import { adminSearchCopy } from './copy.ts'
import styles from './search.module.css'

interface SearchButtonProps {
  /** A field with text at the side of a wide window; a lens in the bar of a narrow window. */
  wide?: boolean
  onClick(): void
}

export function SearchButton({ wide = false, onClick }: SearchButtonProps) {
  return (
    <button
      type="button"
      className={wide ? styles.line : styles.lens}
      aria-haspopup="dialog"
      aria-keyshortcuts="/"
      onClick={onClick}
    >
      <svg viewBox="0 0 32 32" aria-hidden="true" className={`${drawing.drawing} ${styles.glass}`}>
        <path d="M13.7 4.6c5.2-.3 9 3.6 9.1 8.6.1 5.2-3.7 9.2-8.8 9.3-5.2.1-9.2-3.7-9.3-8.8-.1-5.1 3.8-8.8 9-9.1ZM20.6 20.3c2.3 2.1 4.5 4.3 6.6 6.8" />
      </svg>
      <span className={wide ? undefined : 'visually-hidden'}>{adminSearchCopy.search}</span>
      {wide && <kbd className={styles.key}>/</kbd>}
    </button>
  )
}
