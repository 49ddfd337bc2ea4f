import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { PartButton } from '#web/form/inputs/part-button.tsx'
import { entriesOf, type Part } from '#web/form/part-fields.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { sizeSetCopy as copy } from './copy.ts'

interface Labelled {
  label: string
}

interface NamedRowsProps<R> extends Part<readonly R[]> {
  most: number
  make(label: string): R
  row(size: Part<R>): ReactNode
  rowClass: string | undefined
}

/** Rows of named sizes; the usual sizes are added in their order. */
export function NamedRows<R extends Labelled>(props: NamedRowsProps<R>) {
  const { most, make, row, rowClass, ...list } = props
  const { name: whole, value: sizes, problemOf, onChange } = list
  const [added, setAdded] = useState<string | null>(null)
  const rows = useRef<HTMLDivElement>(null)
  const problem = problemOf(whole)

  // Focuses the field beside the new name.
  useEffect(() => {
    if (added === null) return
    const [name, first] =
      rows.current?.querySelectorAll<HTMLInputElement>(
        `[data-size="${CSS.escape(added)}"] input`,
      ) ?? []
    ;(added === '' ? name : (first ?? name))?.focus()
    setAdded(null)
  }, [added])

  function add(...labels: readonly string[]): void {
    const fresh = labels.filter((label) => sizes.every((size) => size.label !== label))
    const [first] = fresh
    if (first === undefined || sizes.length + fresh.length > most) return
    onChange([...sizes, ...fresh.map(make)].toSorted((a, b) => rank(a) - rank(b)))
    setAdded(first)
  }

  return (
    <>
      <div className={layout.row2}>
        {sizes.length === 0 && (
          <PartButton look="quiet" name="sizes.three" onClick={() => add(...copy.three)}>
            {copy.allThree}
          </PartButton>
        )}
        {copy.usual
          .filter((label) => sizes.every((size) => size.label !== label))
          .map((label) => (
            <PartButton
              key={label}
              look="quiet"
              name={`sizes.add.${label}`}
              onClick={() => add(label)}
            >
              <span className="visually-hidden">{copy.addSize}</span>
              {label}
            </PartButton>
          ))}
        <PartButton look="quiet" name="sizes.add" onClick={() => add('')}>
          {copy.otherSize}
        </PartButton>
      </div>
      {problem && <p className={`${prose.bold} ${prose.bad}`}>{problem}</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of its inputs */}
      <div ref={rows} className={layout.stack3} onKeyDown={goDown}>
        {entriesOf(list).map(({ remove, at, ...size }) => {
          const called = size.value.label || copy.size(at + 1)
          return (
            <fieldset key={size.name} className={rowClass} data-size={size.value.label}>
              <legend className="visually-hidden">{called}</legend>
              {row(size)}
              <PartButton soft name={`${size.name}.remove`} onClick={remove}>
                {copy.remove}
                <span className="visually-hidden">{`: ${called}`}</span>
              </PartButton>
            </fieldset>
          )
        })}
      </div>
    </>
  )
}

/** Enter goes down a column, as in a table. */
function goDown(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  const row = event.target.closest('[data-size]')
  const at = [...(row?.querySelectorAll('input') ?? [])].indexOf(event.target)
  row?.nextElementSibling?.querySelectorAll('input')[at]?.focus()
}

const usual: readonly string[] = copy.usual
const rank = ({ label }: Labelled) => (usual.includes(label) ? usual.indexOf(label) : usual.length)
