import { useContext, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { formatMoney } from '#kernel/money.ts'
import { dayIn } from '#kernel/zone.ts'
import { type OutsideSale, undoneWithin } from '#shop/sold/outside-sale.ts'
import { call } from '#web/ui/api.ts'
import { toast } from '#web/ui/toast.ts'
import { StudioZone } from '../studio-zone.ts'
import { TextButton } from '../text-button.tsx'
import { useOneAtATime } from '../use-one-at-a-time.ts'
import { soldCopy as copy } from './sold-copy.ts'
import styles from './sold-elsewhere.module.css'

/** Sales elsewhere of a piece, each with the way back while there is one. */
export function SalesList({ sales }: { sales: readonly OutsideSale[] }) {
  const list = useRef<HTMLUListElement>(null)
  const { busy, run } = useOneAtATime()
  const { revalidate } = useRevalidator()
  const zone = useContext(StudioZone)
  if (sales.length === 0) return null

  async function undo(id: number): Promise<void> {
    try {
      await call('POST /api/sold-elsewhere/undo/id/{id}', { path: { id } })
      toast.success(copy.undone, 2500)
      await revalidate()
    } catch {
      toast.error(copy.notUndone, 3000)
    }
    list.current?.focus()
  }

  return (
    <section aria-label={copy.list}>
      <ul ref={list} tabIndex={-1} className={styles.sales}>
        {sales.map(({ id, quantity, size, amount, method, note, soldAt, bookedAt, undoneAt }) => (
          <li key={id} className={styles.sale} data-undone={undoneAt !== null || undefined}>
            <span>
              {dayIn(soldAt, zone)} · {quantity} × {size} {formatMoney(amount)}, {copy.ways[method]}
              {note && ` · ${note}`}
              {undoneAt !== null && ` · ${copy.was}`}
            </span>
            {undoneAt === null && bookedAt > Date.now() - undoneWithin && (
              <TextButton
                soft
                aria-disabled={busy || undefined}
                onClick={() => run(() => undo(id))}
              >
                {copy.undo}
              </TextButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
