import { Link } from 'react-router'
import { useAction } from '#web/admin/list/use-action.ts'
import { sectionAddress } from '#web/admin/location.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import styles from '../galleries.module.css'
import { Thumbnail } from './arrange-row.tsx'
import type { Arranged } from './arranged.ts'
import { listCopy } from './copy.ts'
import { NumberField } from './number-field.tsx'

interface PieceMatchesProps {
  id: number
  items: readonly Arranged[]
  total: number
  place(item: Arranged, to: number): Promise<unknown>
}

const before = 5

export function PieceMatches({ id, items, total, place }: PieceMatchesProps) {
  const { act } = useAction()
  const move = (item: Arranged, to: number) =>
    act(() => place(item, to), {
      done: listCopy.moved(item.name, to, total),
      failed: listCopy.failed,
    })

  if (items.length === 0) return <p>{listCopy.none}</p>
  return (
    <ul className={`${layout.stack3} ${layout.column} ${surface.ruled} ${styles.further}`}>
      {items.map((item) => {
        const { key, name, note, picture, number = 1 } = item
        return (
          <li key={key} className={styles.piece} data-numbered>
            <NumberField
              name={name}
              number={number}
              of={total}
              onMove={(to) => void (to === number || move(item, to))}
            />
            <Thumbnail picture={picture} />
            <span className={styles.name}>
              {name} {note && <span className={`${prose.hint} ${prose.light}`}>{note}</span>}
            </span>
            <Link
              to={`${sectionAddress('arrange', id)}&from=${Math.max(1, number - before)}`}
              className={control.target}
            >
              {listCopy.beside}
              <span className="visually-hidden">: {name}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
