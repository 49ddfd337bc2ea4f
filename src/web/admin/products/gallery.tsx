import { type ReactNode, useDeferredValue, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { ButtonLink } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { adminCopy } from '../admin-copy.ts'
import { type ProductType, productAddress } from '../location.ts'
import { sectionTitle } from '../sections.ts'
import styles from './gallery.module.css'
import type { Item } from './item.ts'

interface GalleryProps {
  type: ProductType
  /** What a press on a piece leads to. */
  action: keyof typeof adminCopy.does
  items: readonly Item[]
  /** The card's link or button around what it shows. */
  wrap(item: Item, content: ReactNode, className: string | undefined): ReactNode
  /** The item that the home page shows, and the words for it. */
  marked?: { id: number | null; words: string }
  /** What stands under a card, beside what it leads to. */
  below?(item: Item): ReactNode
}

/** Below so many pieces everybody finds theirs. */
const worthSearching = 9

/** Existing pieces: a click on the picture or the name leads on (specification §2). */
export function Gallery({ type, action, items, wrap, marked, below }: GalleryProps) {
  const [words, setWords] = useSought()
  const sought = useDeferredValue(words.trim().toLowerCase())
  const field = useId()
  if (items.length === 0) {
    return (
      <>
        <p className={styles.nothing}>{adminCopy.nothing[type]}</p>
        {action === 'edit' && (
          <ButtonLink to={productAddress('create', type)} prefetch="none">
            {sectionTitle(`create-${type}`)}
          </ButtonLink>
        )}
      </>
    )
  }
  const found = items.filter(({ name, descName }) =>
    `${name} ${descName ?? ''}`.toLowerCase().includes(sought),
  )
  return (
    <>
      {items.length >= worthSearching && (
        <div className={styles.search}>
          <label htmlFor={field}>Find by name</label>
          <input
            id={field}
            type="search"
            className={styles.words}
            value={words}
            autoComplete="off"
            onChange={(event) => setWords(event.target.value)}
          />
        </div>
      )}
      <p className="visually-hidden" role="status">
        {sought !== '' && `${found.length} found`}
      </p>
      {found.length === 0 && <p className={styles.nothing}>{adminCopy.noMatch}</p>}
      <ul className={styles.gallery} data-type={type}>
        {found.map((item) => (
          <li key={item.id} className={styles.item}>
            {wrap(item, <Card item={item} action={action} marked={marked} />, styles.way)}
            {below && <div className={styles.below}>{below(item)}</div>}
          </li>
        ))}
      </ul>
    </>
  )
}

/** What was sought at each place of the tab's history: going back finds it again. */
const soughtAt = new Map<string, string>()

function useSought() {
  const { key } = useLocation()
  const [words, setWords] = useState(() => soughtAt.get(key) ?? '')
  function seek(to: string): void {
    soughtAt.set(key, to)
    setWords(to)
  }
  return [words, seek] as const
}

interface CardProps extends Pick<GalleryProps, 'action' | 'marked'> {
  item: Item
}

function Card({ item, action, marked }: CardProps) {
  const { id, name, descName, price, picture, hidden, note } = item
  return (
    <>
      <span className={styles.wall}>
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 900px) 14rem, 45vw"
            decorative
            className={styles.picture}
          />
        )}
        {marked?.id === id && <span className={styles.mark}>{marked.words}</span>}
        {hidden && <span className={styles.mark}>{adminCopy.draft}</span>}
        <span className={styles.does} data-action={action} aria-hidden="true">
          {adminCopy.does[action]}
        </span>
      </span>
      <span className={styles.name}>{name}</span>
      {descName && <span className={styles.small}>{descName}</span>}
      {price && <span>{price}</span>}
      {note && <span className={styles.small}>{note}</span>}
    </>
  )
}
