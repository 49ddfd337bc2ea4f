import { useId, useRef } from 'react'
import { galleriesCopy } from '#shop/catalogue/collections/admin/copy.ts'
import {
  longestChoiceWords,
  type PieceChoices,
} from '#shop/catalogue/products/lists/piece-choice.ts'
import { MoreChoices } from '#web/admin/list/more-choices.tsx'
import { TextButton } from '#web/admin/list/text-button.tsx'
import { usePieceChoices } from '#web/admin/list/use-piece-choices.ts'
import field from '#web/form/field.module.css'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import styles from '../galleries.module.css'
import { Thumbnail } from './arrange-row.tsx'
import { type Arranged, arrangedPiece } from './arranged.ts'

interface SeriesPiecesProps {
  first: PieceChoices
  order: readonly Arranged[]
  onAdd(item: Arranged): void
}

export function SeriesPieces({ first, order, onAdd }: SeriesPiecesProps) {
  const choices = usePieceChoices('all', first)
  const find = useId()
  const list = useRef<HTMLUListElement>(null)
  const there = new Set(order.map(({ key }) => key))
  const found = choices.pieces.map(arrangedPiece).filter(({ key }) => !there.has(key))
  return (
    <section
      className={`${layout.stack3} ${layout.column} ${surface.ruled} ${styles.further}`}
      aria-labelledby={`${find}-title`}
    >
      <h2 id={`${find}-title`} className={prose.title4}>
        {galleriesCopy.addPieces.title}
      </h2>
      {order.length === 0 && <p>{galleriesCopy.addPieces.empty}</p>}
      <div className={field.field}>
        <label htmlFor={find} className={field.label}>
          {galleriesCopy.addPieces.find}
        </label>
        <input
          id={find}
          type="search"
          autoComplete="off"
          value={choices.words}
          maxLength={longestChoiceWords}
          className={`${control.well} ${field.input}`}
          onChange={({ target }) => choices.onType(target.value)}
        />
      </div>
      {found.length === 0 && !choices.more && <p>{galleriesCopy.addPieces.none}</p>}
      <ul ref={list} tabIndex={-1} className={`${layout.stack} ${styles.found}`}>
        {found.map((item) => (
          <li key={item.key} className={styles.piece}>
            <Thumbnail picture={item.picture} />
            <span className={styles.name}>
              {item.name}{' '}
              {item.note && <span className={`${prose.hint} ${prose.light}`}>{item.note}</span>}
            </span>
            <TextButton
              onClick={() => {
                onAdd(item)
                list.current?.focus()
              }}
            >
              {galleriesCopy.addPieces.add}
              <span className="visually-hidden"> {item.name}</span>
            </TextButton>
          </li>
        ))}
      </ul>
      <MoreChoices choices={choices} />
    </section>
  )
}
