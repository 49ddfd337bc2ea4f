import { Link } from 'react-router'
import { editPath } from '#platform/addresses/page-paths.ts'
import { countryInWords } from '#platform/countries.ts'
import { type LawFacts, type Missing, missingFor, type PieceName } from '#shop/store/law/missing.ts'
import { needWords } from '#shop/store/law/words/need.copy.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { lawCopy as copy } from './copy.ts'
import styles from './law.module.css'

export function MissingList({ missing }: { missing: readonly Missing[] }) {
  return (
    <ul className={`${layout.stack3} ${layout.full}`}>
      {missing.map(({ need, countries, sources, pieces, required }) => {
        const { todo, link } = needWords[need]
        return (
          <li key={need} className={styles.item} data-required={required || undefined}>
            <p>
              {todo}{' '}
              {link && (
                <Link to={link.to} className={styles.link}>
                  {link.words}
                </Link>
              )}
            </p>
            {pieces && <PieceLinks first={pieces.first} count={pieces.count} />}
            <p className={prose.hint}>
              {copy.countries(countries.map(countryInWords))}.{' '}
              {required ? copy.requiredBy : copy.source}: {sources.join('; ')}.
            </p>
          </li>
        )
      })}
    </ul>
  )
}

export function PieceLinks({ first, count }: { first: readonly PieceName[]; count: number }) {
  return (
    <p className={`${layout.row4} ${styles.pieces}`}>
      {first.map(({ kind, id, name }) => (
        <Link key={`${kind}-${id}`} to={editPath(kind, id)} className={styles.link}>
          {name}
        </Link>
      ))}
      {count > first.length && <span>{copy.more(count - first.length)}</span>}
    </p>
  )
}

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
