import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { galleriesCopy } from '#shop/catalogue/collections/admin/copy.ts'
import layout from '#web/ui/kit/layout.module.css'
import pictureStyles from '#web/ui/kit/picture.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { Picture } from '#web/ui/product/picture.tsx'
import styles from '../galleries.module.css'
import type { Arranged } from './arranged.ts'
import { NumberField } from './number-field.tsx'
import type { useDrag } from './use-drag.ts'

interface RowProps {
  item: Arranged
  isPictured: boolean
  /** From 0. */
  position: number
  of: number
  onMove(to: number): void
  drag: ReturnType<typeof useDrag<string>>
  onRemove?: (() => void) | undefined
}

export function ArrangeRow({ item, isPictured, position, ...row }: RowProps) {
  const { of, drag, onMove, onRemove } = row
  const { key, name, picture, note, to } = item
  const last = of - 1

  function onKeyDown(event: KeyboardEvent): void {
    const handle = event.currentTarget
    const places = { ArrowUp: position - 1, ArrowDown: position + 1, Home: 0, End: last }
    const place = places[event.key as keyof typeof places]
    if (place === undefined) return
    event.preventDefault()
    onMove(place)
    // The list's box may reach beyond the window.
    requestAnimationFrame(() => handle.scrollIntoView({ block: 'nearest' }))
  }

  return (
    <li
      data-position={position}
      data-dragged={drag.dragged === key || undefined}
      data-pictured={isPictured || undefined}
      data-alone={of === 1 || undefined}
      className={styles.row}
    >
      {of > 1 && (
        <>
          <button
            type="button"
            className={styles.handle}
            title={galleriesCopy.row.drag(name)}
            aria-label={galleriesCopy.row.keys(name)}
            onKeyDown={onKeyDown}
            onPointerDown={(event) => drag.start(event, position, key)}
          >
            <span aria-hidden="true">⠿</span>
          </button>
          <NumberField
            name={name}
            number={position + 1}
            of={of}
            onMove={(typed) => onMove(typed - 1)}
          />
        </>
      )}
      {isPictured && <Thumbnail picture={picture} />}
      <span className={styles.name}>
        {to ? <Link to={to}>{name}</Link> : name}
        {note && <span className={prose.hint}> {note}</span>}
      </span>
      <span className={layout.line}>
        {of > 2 && (
          <MoveButton
            sign="⤒"
            words={galleriesCopy.row.first}
            of={name}
            end
            off={position === 0}
            onClick={() => onMove(0)}
          />
        )}
        {of > 1 && (
          <>
            <MoveButton
              sign="↑"
              words={galleriesCopy.row.earlier}
              of={name}
              off={position === 0}
              onClick={() => onMove(position - 1)}
            />
            <MoveButton
              sign="↓"
              words={galleriesCopy.row.later}
              of={name}
              off={position === last}
              onClick={() => onMove(position + 1)}
            />
          </>
        )}
        {of > 2 && (
          <MoveButton
            sign="⤓"
            words={galleriesCopy.row.last}
            of={name}
            end
            off={position === last}
            onClick={() => onMove(last)}
          />
        )}
        {onRemove && (
          <MoveButton
            sign="×"
            words={galleriesCopy.row.remove}
            of={name}
            stays
            onClick={onRemove}
          />
        )}
      </span>
    </li>
  )
}

export function Thumbnail({ picture }: Pick<Arranged, 'picture'>) {
  return (
    <span className={styles.frame}>
      {picture && (
        <Picture picture={picture} sizes="3rem" decorative className={pictureStyles.contain} />
      )}
    </span>
  )
}

interface MoveButtonProps {
  sign: string
  words: string
  of: string
  /** Disabled without losing its place or the focus. */
  off?: boolean
  /** Shown only where there is room. */
  end?: boolean
  stays?: boolean
  onClick(): void
}

export function MoveButton({ sign, words, of, off = false, end, stays, onClick }: MoveButtonProps) {
  return (
    <button
      type="button"
      className={styles.move}
      data-end={end}
      data-stays={stays}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onClick}
    >
      <span aria-hidden="true">{sign}</span>
      <span className="visually-hidden">
        {words}: {of}
      </span>
    </button>
  )
}
