import { certificatePath } from '#platform/addresses/page-paths.ts'
import { type Copy, copyInWords } from '#shop/catalogue/editions/edition.ts'
import prose from '#web/ui/kit/prose.module.css'
import styles from './order-lines.module.css'

/** Each number links to its certificate. */
export function Copies({ copies = [] }: { copies: readonly Copy[] | undefined }) {
  if (copies.length === 0) return null
  return (
    <ul className={styles.copies} aria-label="Certificates">
      {copies.map((copy) => (
        <li key={copy.id}>
          {copy.isVoid ? (
            <span className={prose.hint}>{copyInWords(copy)}, void</span>
          ) : (
            <a href={certificatePath(copy.id)}>
              {copyInWords(copy)}
              <span className={prose.hint}> · its certificate</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
