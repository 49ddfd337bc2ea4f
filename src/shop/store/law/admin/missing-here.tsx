import { type LawFacts, missingFor } from '#shop/store/law/missing.ts'
import { lawCopy as copy } from './copy.ts'
import styles from './law.module.css'
import { MissingList } from './missing-list.tsx'

interface MissingHereProps {
  country: string
  opened: readonly string[]
  facts: LawFacts
}

export function MissingHere({ country, opened, facts }: MissingHereProps) {
  const missing = missingFor(country, opened, facts).filter(({ required }) => required)
  if (missing.length === 0) return null
  return (
    <section className={styles.list} aria-label={copy.required} aria-live="polite">
      <p>
        <strong>{copy.required}</strong>
      </p>
      <MissingList missing={missing} />
    </section>
  )
}
