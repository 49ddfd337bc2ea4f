import { useId, useState } from 'react'
import { Picture } from '#web/ui/picture.tsx'
import field from '../form/field.module.css'
import { TextButton } from '../text-button.tsx'
import type { Arranged } from './arranged.ts'
import styles from './series-pieces.module.css'

const piecesCopy = {
  title: 'Add pieces',
  find: 'Find a piece by its name',
  add: 'Add',
  none: 'No other piece has these words in its name.',
  empty:
    'Nothing is in this series yet. Find its pieces here, and save once they stand as they should.',
} as const

/** So many are offered at once. */
const offered = 8

interface SeriesPiecesProps {
  all: readonly Arranged[]
  order: readonly Arranged[]
  onAdd(item: Arranged): void
}

/** The pieces that aren't in a series yet, to be found and added. */
export function SeriesPieces({ all, order, onAdd }: SeriesPiecesProps) {
  const [words, setWords] = useState('')
  const find = useId()
  const there = new Set(order.map(({ key }) => key))
  const asked = words.trim().toLowerCase()
  const found = all.filter(({ key, name }) => !there.has(key) && name.toLowerCase().includes(asked))
  return (
    <section className={styles.section} aria-labelledby={`${find}-title`}>
      <h2 id={`${find}-title`} className={styles.title}>
        {piecesCopy.title}
      </h2>
      {order.length === 0 && <p>{piecesCopy.empty}</p>}
      <div className={field.field}>
        <label htmlFor={find} className={field.label}>
          {piecesCopy.find}
        </label>
        <input
          id={find}
          type="search"
          autoComplete="off"
          value={words}
          className={field.input}
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
      {found.length === 0 && <p>{piecesCopy.none}</p>}
      <ul className={styles.found}>
        {found.slice(0, offered).map((item) => (
          <li key={item.key} className={styles.piece}>
            <span className={styles.frame}>
              {item.picture && (
                <Picture
                  picture={item.picture}
                  sizes="3rem"
                  decorative
                  className={styles.picture}
                />
              )}
            </span>
            <span className={styles.name}>
              {item.name} {item.note && <span className={field.soft}>{item.note}</span>}
            </span>
            <TextButton onClick={() => onAdd(item)}>
              {piecesCopy.add}
              <span className="visually-hidden"> {item.name}</span>
            </TextButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
