import { type KeyboardEvent, useState } from 'react'
import { Link } from 'react-router'
import { Picture } from '#web/ui/picture.tsx'
import styles from './arrange-row.module.css'
import type { Arranged } from './arranged.ts'
import type { useDrag } from './use-drag.ts'

const rowCopy = {
  earlier: 'Earlier',
  later: 'Later',
  first: 'To the top',
  last: 'To the bottom',
  number: (item: string, of: number) =>
    `Number of ${item}, of ${of}: type another to move it there`,
  drag: (item: string) => `Drag ${item}`,
  keys: (item: string) => `Move ${item}: arrow up and down, Home, End`,
  remove: 'Take out',
} as const

interface PlaceProps {
  item: Arranged
  /** Counted from 0. */
  position: number
  of: number
  onMove(to: number): void
}

interface RowProps extends PlaceProps {
  drag: ReturnType<typeof useDrag<string>>
  onRemove?: (() => void) | undefined
}

/** What stands in an order, and the ways to move it. */
export function ArrangeRow({ item, position, of, drag, onMove, onRemove }: RowProps) {
  const { key, name, picture, note, to } = item

  function onKeyDown(event: KeyboardEvent): void {
    const places = { ArrowUp: position - 1, ArrowDown: position + 1, Home: 0, End: of - 1 }
    const place = places[event.key as keyof typeof places]
    if (place === undefined) return
    event.preventDefault()
    onMove(place)
  }

  return (
    <li
      data-position={position}
      data-dragged={drag.dragged === key || undefined}
      className={styles.row}
    >
      <button
        type="button"
        className={styles.handle}
        title={rowCopy.drag(name)}
        aria-label={rowCopy.keys(name)}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => drag.start(event, position, key)}
        onPointerMove={drag.over}
        onPointerUp={drag.end}
        onPointerCancel={drag.end}
      >
        <span aria-hidden="true">⠿</span>
      </button>
      <NumberField item={item} position={position} of={of} onMove={onMove} />
      <span className={styles.frame}>
        {picture && (
          <Picture picture={picture} sizes="3rem" decorative className={styles.picture} />
        )}
      </span>
      <span className={styles.name}>
        {to ? <Link to={to}>{name}</Link> : name}
        {note && <span className={styles.small}> {note}</span>}
      </span>
      <span className={styles.ways}>
        {position > 1 && (
          <Way sign="⤒" words={rowCopy.first} of={name} end onClick={() => onMove(0)} />
        )}
        <Way
          sign="↑"
          words={rowCopy.earlier}
          of={name}
          off={position === 0}
          onClick={() => onMove(position - 1)}
        />
        <Way
          sign="↓"
          words={rowCopy.later}
          of={name}
          off={position === of - 1}
          onClick={() => onMove(position + 1)}
        />
        {position < of - 2 && (
          <Way sign="⤓" words={rowCopy.last} of={name} end onClick={() => onMove(of - 1)} />
        )}
        {onRemove && <Way sign="×" words={rowCopy.remove} of={name} stays onClick={onRemove} />}
      </span>
    </li>
  )
}

/** The number in the order: another one is typed, and with Enter it stands there. */
function NumberField({ item, position, of, onMove }: PlaceProps) {
  const [typed, setTyped] = useState<string | null>(null)

  function moveThere(): void {
    const number = Number.parseInt(typed ?? '', 10)
    setTyped(null)
    if (Number.isNaN(number)) return
    onMove(Math.max(1, Math.min(number, of)) - 1)
  }

  return (
    <input
      className={styles.number}
      inputMode="numeric"
      autoComplete="off"
      aria-label={rowCopy.number(item.name, of)}
      value={typed ?? position + 1}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') moveThere()
        if (event.key === 'Escape') setTyped(null)
      }}
      onBlur={moveThere}
    />
  )
}

interface WayProps {
  sign: string
  words: string
  of: string
  /** It can't go there; the button keeps its position and the focus. */
  off?: boolean
  /** Of the ends: only where there is room. */
  end?: boolean
  /** Where there is no room as well. */
  stays?: boolean
  onClick(): void
}

function Way({ sign, words, of, off = false, end, stays, onClick }: WayProps) {
  return (
    <button
      type="button"
      className={styles.way}
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
