import { useId } from 'react'
import { lineWords } from '#shop/orders/back-office/admin/detail/line-words.ts'
import type { LineLeft } from '#shop/orders/back-office/to-ship.ts'
import { type Field, special } from '#web/form/fields.ts'
import { FieldWords } from '#web/form/inputs/field-words.tsx'
import { Tick } from '#web/form/inputs/tick.tsx'
import { useSent } from '#web/form/plain/use-sent.ts'
import type { Bound } from '#web/form/use-fields.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { Quantity } from '#web/ui/product/quantity.tsx'
import styles from './actions.module.css'
import { refundCopy } from './copy.ts'

/** By the line's id. */
type Counts = Readonly<Record<number, number>>

export const pieceCounts = (parts: Pick<Field<Counts>, 'first' | 'when'>): Field<Counts> =>
  special({
    label: refundCopy.somePieces,
    read: (counts) =>
      Object.entries(counts)
        .filter(([, quantity]) => quantity > 0)
        .map(([lineId, quantity]) => ({ lineId: Number(lineId), quantity })),
    ...parts,
  })

interface PieceCountsProps extends Pick<Bound<Counts>, 'name' | 'value' | 'problem' | 'onChange'> {
  lines: readonly LineLeft[]
  /** Of a single piece. */
  priceOf?(line: LineLeft): string
}

export function PieceCounts({ name, lines, priceOf, value, problem, onChange }: PieceCountsProps) {
  const id = useId()
  return (
    <fieldset data-field={name} aria-describedby={id}>
      <ul className={`${layout.stack} ${surface.ruled}`}>
        {lines.map((line) => (
          <PieceCount
            key={line.lineId}
            name={`${name}.${line.lineId}`}
            line={line}
            price={priceOf?.(line)}
            count={value[line.lineId] ?? 0}
            onChange={(count) => onChange({ ...value, [line.lineId]: count })}
          />
        ))}
      </ul>
      <FieldWords id={id} problem={problem} />
    </fieldset>
  )
}

interface PieceCountProps {
  name: string
  line: LineLeft
  price: string | undefined
  count: number
  onChange(count: number): void
}

/** A single piece has a checkbox, several have a number. */
function PieceCount({ name, line, price, count, onChange }: PieceCountProps) {
  const words = lineWords({ ...line, quantity: 1 })
  if (line.left === 1) {
    return (
      <li className={surface.under}>
        <label className={styles.option}>
          <Tick name={name} checked={count === 1} onChange={(is) => onChange(Number(is))} />
          <span>
            {words} {price && <span className={prose.hint}>{price}</span>}
          </span>
        </label>
      </li>
    )
  }
  return (
    <li className={`${layout.stack3} ${layout.middle} ${surface.under} ${styles.piece}`}>
      <p>
        {words} {price && <span className={prose.hint}>{refundCopy.each(price)}</span>}
      </p>
      <Several name={name} most={line.left} words={words} count={count} onChange={onChange} />
    </li>
  )
}

type SeveralProps = Pick<PieceCountProps, 'name' | 'count' | 'onChange'> & {
  most: number
  words: string
}

function Several({ name, most, words, count, onChange }: SeveralProps) {
  const ask = (asked: number) => onChange(Math.min(Math.max(Math.trunc(asked) || 0, 0), most))
  useSent(name, String(count), (typed) => ask(Number(typed)))
  return <Quantity name={name} value={count} min={0} max={most} label={words} onChange={ask} />
}
