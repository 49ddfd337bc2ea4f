import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { PartButton } from '#web/form/inputs/part-button.tsx'
import layout from '#web/ui/kit/layout.module.css'
import { sizeSetCopy as copy } from './copy.ts'

interface Labelled {
  label: string
}

/** Rows of named sizes; `put` adds the usual sizes in their order. */
export function useNamedRows<R extends Labelled>(
  sizes: readonly R[],
  parts: { most: number; make(label: string): R; put(sizes: readonly R[]): void },
) {
  const [added, setAdded] = useState<string | null>(null)
  const rows = useRef<HTMLDivElement>(null)

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
    if (first === undefined || sizes.length + fresh.length > parts.most) return
    parts.put([...sizes, ...fresh.map(parts.make)].toSorted((a, b) => rank(a) - rank(b)))
    setAdded(first)
  }

  return { rows, add }
}

interface UsualSizesProps {
  sizes: readonly Labelled[]
  onAdd(...labels: readonly string[]): void
}

export function UsualSizes({ sizes, onAdd }: UsualSizesProps) {
  return (
    <div className={layout.row2}>
      {sizes.length === 0 && (
        <PartButton look="quiet" name="sizes.three" onClick={() => onAdd(...copy.three)}>
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
            onClick={() => onAdd(label)}
          >
            <span className="visually-hidden">{copy.addSize}</span>
            {label}
          </PartButton>
        ))}
      <PartButton look="quiet" name="sizes.add" onClick={() => onAdd('')}>
        {copy.otherSize}
      </PartButton>
    </div>
  )
}

/** Enter goes down a column, as in a table. */
export function goDown(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  const row = event.target.closest('[data-size]')
  const at = [...(row?.querySelectorAll('input') ?? [])].indexOf(event.target)
  row?.nextElementSibling?.querySelectorAll('input')[at]?.focus()
}

export const rowName = (at: number) => copy.size(at + 1)

const usual: readonly string[] = copy.usual
const rank = ({ label }: Labelled) => (usual.includes(label) ? usual.indexOf(label) : usual.length)
