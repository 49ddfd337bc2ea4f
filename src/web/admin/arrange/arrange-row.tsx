import { useEffect, useRef, useState } from 'react'
import { Picture } from '#web/ui/picture.tsx'
import { adminCopy } from '../admin-copy.ts'
import type { Item } from '../products/item.ts'
import styles from './arrange-row.module.css'
import type { useDrag } from './use-drag.ts'

const rowCopy = {
  earlier: 'Earlier',
  later: 'Later',
  number: (item: string, of: number) =>
    `Number of ${item}, of ${of}: type another to move it there`,
  drag: (item: string) => `Drag ${item}`,
} as const

interface PlaceProps {
  item: Item
  /** Counted from 0. */
  position: number
  of: number
  onMove(to: number): void
}

/** A piece in the order of its gallery, and the ways to move it. */
export function ArrangeRow({
  item,
  position,
  of,
  drag,
  onMove,
}: PlaceProps & { drag: ReturnType<typeof useDrag> }) {
  return (
    <li
      data-position={position}
      data-dragged={drag.dragged === item.id || undefined}
      className={styles.row}
    >
      <span
        className={styles.handle}
        title={rowCopy.drag(item.name)}
        aria-hidden="true"
        onPointerDown={(event) => drag.start(event, position, item.id)}
        onPointerMove={drag.over}
        onPointerUp={drag.end}
        onPointerCancel={drag.end}
      >
        ⠿
      </span>
      <NumberField item={item} position={position} of={of} onMove={onMove} />
      <span className={styles.frame}>
        {item.picture && (
          <Picture picture={item.picture} sizes="3rem" decorative className={styles.picture} />
        )}
      </span>
      <span className={styles.name}>
        {item.name}
        {item.hidden && <span className={styles.small}> {adminCopy.draft}</span>}
      </span>
      <span className={styles.ways}>
        <Way
          sign="←"
          words={rowCopy.earlier}
          of={item}
          off={position === 0}
          onClick={() => onMove(position - 1)}
        />
        <Way
          sign="→"
          words={rowCopy.later}
          of={item}
          off={position === of - 1}
          onClick={() => onMove(position + 1)}
        />
      </span>
    </li>
  )
}

/** The piece's number in the gallery: another one is typed, and with Enter the piece is there. */
function NumberField({ item, position, of, onMove }: PlaceProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)

  function moveThere(): void {
    const number = Number.parseInt(typed ?? '', 10)
    setTyped(null)
    if (Number.isNaN(number)) return
    onMove(Math.max(1, Math.min(number, of)) - 1)
  }

  // The row moves with its field, which takes the eye and the keyboard along.
  const before = useRef(position)
  useEffect(() => {
    if (before.current === position) return
    before.current = position
    if (document.activeElement === field.current)
      field.current?.scrollIntoView({ block: 'nearest' })
  }, [position])

  return (
    <input
      ref={field}
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
  of: Item
  /** It can't go there; the button keeps its position and the focus. */
  off: boolean
  onClick(): void
}

function Way({ sign, words, of, off, onClick }: WayProps) {
  return (
    <button
      type="button"
      className={styles.way}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onClick}
    >
      <span aria-hidden="true">{sign}</span>
      <span className="visually-hidden">
        {words}: {of.name}
      </span>
    </button>
  )
}
