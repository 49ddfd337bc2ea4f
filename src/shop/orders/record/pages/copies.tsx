import { certificatePath } from '#platform/addresses/page-paths.ts'
import { type Copy, copyInWords } from '#shop/catalogue/editions/edition.ts'
import prose from '#web/ui/kit/prose.module.css'
import { recordPageCopy } from './copy.ts'
import styles from './order-lines.module.css'

export function Copies({ copies = [] }: { copies: readonly Copy[] | undefined }) {
  if (copies.length === 0) return null
  return (
    <ul className={styles.copies} aria-label={recordPageCopy.certificates}>
      {copies.map((copy) => (
        <li key={copy.id}>
          {copy.isVoid ? (
            <span className={prose.hint}>{recordPageCopy.void(copyInWords(copy))}</span>
          ) : (
            <a href={certificatePath(copy.id)}>
              {copyInWords(copy)}
              <span className={prose.hint}> {recordPageCopy.itsCertificate}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
