import { useId } from 'react'
import { galleriesCopy } from '#shop/catalogue/galleries/admin/copy.ts'
import {
  longestChoiceWords,
  type PieceChoices,
} from '#shop/catalogue/products/lists/piece-choice.ts'
import { MoreChoices } from '#web/admin/list/more-choices.tsx'
import { TextButton } from '#web/admin/list/text-button.tsx'
import { usePieceChoices } from '#web/admin/list/use-piece-choices.ts'
import field from '#web/form/field.module.css'
import control from '#web/ui/kit/control.module.css'
import picture from '#web/ui/kit/picture.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { Picture } from '#web/ui/product/picture.tsx'
import styles from '../galleries.module.css'
import { type Arranged, arrangedPiece } from './arranged.ts'

interface SeriesPiecesProps {
  first: PieceChoices
  order: readonly Arranged[]
  onAdd(item: Arranged): void
}

export function SeriesPieces({ first, order, onAdd }: SeriesPiecesProps) {
  const choices = usePieceChoices('all', first)
  const find = useId()
  const there = new Set(order.map(({ key }) => key))
  const found = choices.pieces.map(arrangedPiece).filter(({ key }) => !there.has(key))
  return (
    <section className={styles.seriesPiecesSection} aria-labelledby={`${find}-title`}>
      <h2 id={`${find}-title`} className={prose.title4}>
        {galleriesCopy.pieces2.title}
      </h2>
      {order.length === 0 && <p>{galleriesCopy.pieces2.empty}</p>}
      <div className={field.field}>
        <label htmlFor={find} className={field.label}>
          {galleriesCopy.pieces2.find}
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
      {found.length === 0 && !choices.more && <p>{galleriesCopy.pieces2.none}</p>}
      <ul className={styles.found}>
        {found.map((item) => (
          <li key={item.key} className={styles.piece}>
            <span className={styles.seriesPiecesFrame}>
              {item.picture && (
                <Picture
                  picture={item.picture}
                  sizes="3rem"
                  decorative
                  className={picture.contain}
                />
              )}
            </span>
            <span className={styles.seriesPiecesName}>
              {item.name}{' '}
              {item.note && <span className={`${prose.hint} ${prose.light}`}>{item.note}</span>}
            </span>
            <TextButton onClick={() => onAdd(item)}>
              {galleriesCopy.pieces2.add}
              <span className="visually-hidden"> {item.name}</span>
            </TextButton>
          </li>
        ))}
      </ul>
      <MoreChoices choices={choices} />
    </section>
  )
}
