import { useContext, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { formatMoney } from '#kernel/money.ts'
import { certificatePath } from '#kernel/page-paths.ts'
import { dayIn } from '#kernel/zone.ts'
import { sizeInWords } from '#shop/catalogue/product.ts'
import { type Copy, copyInWords } from '#shop/editions/edition.ts'
import { type OutsideSale, undoneWithin } from '#shop/sold/outside-sale.ts'
import { call } from '#web/ui/api.ts'
import { toast } from '#web/ui/toast.ts'
import { StudioZone } from '../studio-zone.ts'
import { TextButton } from '../text-button.tsx'
import { useOneAtATime } from '../use-one-at-a-time.ts'
import { soldCopy } from './sold-copy.ts'
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
      toast.success(soldCopy.undone, 2500)
      await revalidate()
    } catch {
      toast.error(soldCopy.notUndone, 3000)
    }
    list.current?.focus()
  }

  return (
    <section aria-label={soldCopy.list}>
      <ul ref={list} tabIndex={-1} className={styles.sales}>
        {sales.map((sale) => {
          const { id, quantity, size, amount, method, note, soldAt, bookedAt, undoneAt } = sale
          return (
            <li key={id} className={styles.sale} data-undone={undoneAt !== null || undefined}>
              <span>
                {dayIn(soldAt, zone)} · {quantity} × {sizeInWords(size)}{' '}
                {method !== 'given' && `${formatMoney(amount)}, `}
                {soldCopy.ways[method]}
                {note && ` · ${note}`}
                {undoneAt !== null && ` · ${soldCopy.was}`}
              </span>
              <Certificates copies={sale.copies ?? []} />
              {undoneAt === null && bookedAt > Date.now() - undoneWithin && (
                <TextButton
                  soft
                  aria-disabled={busy || undefined}
                  onClick={() => run(() => undo(id))}
                >
                  {soldCopy.undo}
                </TextButton>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The copies of a sale, each leading to its certificate; what doesn't stand is named alone. */
function Certificates({ copies }: { copies: readonly Copy[] }) {
  return copies.map((copy) =>
    copy.isVoid ? (
      <span key={copy.id}>{copyInWords(copy)}</span>
    ) : (
      <a key={copy.id} href={certificatePath(copy.id)} className={styles.certificate}>
        {copy.what === 'single' ? soldCopy.certificate : soldCopy.certificateOf(copyInWords(copy))}
      </a>
    ),
  )
}
