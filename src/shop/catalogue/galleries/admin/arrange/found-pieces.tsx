import { Link, useRevalidator } from 'react-router'
import { reasonFor } from '#web/admin/copy.ts'
import { useOneAtATime } from '#web/admin/list/use-one-at-a-time.ts'
import { addressAt } from '#web/admin/location.ts'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import pictureStyles from '#web/ui/kit/picture.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { Picture } from '#web/ui/product/picture.tsx'
import { toast } from '#web/ui/toast.ts'
import styles from '../galleries.module.css'
import type { Arranged } from './arranged.ts'
import { listCopy } from './copy.ts'
import { NumberField } from './number-field.tsx'

interface FoundPiecesProps {
  id: number
  items: readonly Arranged[]
  total: number
  place(item: Arranged, to: number): Promise<unknown>
}

const before = 5

export function FoundPieces({ id, items, total, place }: FoundPiecesProps) {
  const { run } = useOneAtATime()
  const { revalidate } = useRevalidator()
  const asOwner = useAsOwner()

  const move = (item: Arranged, to: number) =>
    run(async () => {
      try {
        await asOwner(() => place(item, to))
        toast.success(listCopy.moved(item.name, to, total), 2500)
      } catch (failure) {
        toast.error(`${listCopy.failed} ${reasonFor(failure)}`, 3000)
      }
      await revalidate()
    })

  if (items.length === 0) return <p>{listCopy.none}</p>
  return (
    <ul className={styles.seriesPiecesSection}>
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
            <span className={styles.seriesPiecesFrame}>
              {picture && (
                <Picture
                  picture={picture}
                  sizes="3rem"
                  decorative
                  className={pictureStyles.contain}
                />
              )}
            </span>
            <span className={styles.seriesPiecesName}>
              {name} {note && <span className={`${prose.hint} ${prose.light}`}>{note}</span>}
            </span>
            <Link
              to={`${addressAt('arrange', id)}&from=${Math.max(1, number - before)}`}
              className={styles.seriesPiecesWay}
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
