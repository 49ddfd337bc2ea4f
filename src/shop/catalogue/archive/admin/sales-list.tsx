import { useContext, useRef } from 'react'
import { certificatePath } from '#platform/addresses/page-paths.ts'
import type { Currency } from '#platform/money/currency.ts'
import { formatMoney } from '#platform/money/money.ts'
import { dateInWords } from '#platform/time/zone.ts'
import { type OfflineSale, undoneWithin } from '#shop/catalogue/archive/offline-sale.ts'
import { type Copy, copyInWords } from '#shop/catalogue/editions/edition.ts'
import { sizeInWords } from '#shop/catalogue/products/product.ts'
import { ActionButton } from '#web/admin/list/action-button.tsx'
import { StudioZone } from '#web/admin/studio-zone.ts'
import { prepare } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { useCurrency } from '#web/ui/money.ts'
import { archiveAdminCopy } from './copy.ts'
import styles from './offline-sales.module.css'

export function SalesList({ sales }: { sales: readonly OfflineSale[] }) {
  const currency = useCurrency()
  const list = useRef<HTMLUListElement>(null)
  const zone = useContext(StudioZone)
  if (sales.length === 0) return null

  return (
    <section aria-label={archiveAdminCopy.list}>
      <ul ref={list} tabIndex={-1} className={`${layout.stack} ${styles.sales}`}>
        {sales.map((sale) => {
          const { id, bookedAt, undoneAt } = sale
          return (
            <li
              key={id}
              className={`${layout.words4} ${layout.middle} ${prose.wraps} ${styles.sale}`}
              data-undone={undoneAt !== null || undefined}
            >
              <span>{saleWords(sale, zone, currency)}</span>
              <Certificates copies={sale.copies ?? []} />
              {undoneAt === null && bookedAt > Date.now() - undoneWithin && (
                <ActionButton
                  look="soft"
                  run={prepare('POST /api/offline-sales/undo/id/{id}', { path: { id } })}
                  done={archiveAdminCopy.undone}
                  failed={archiveAdminCopy.notUndone}
                  onDone={() => list.current?.focus()}
                >
                  {archiveAdminCopy.undo}
                </ActionButton>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function saleWords(sale: OfflineSale, zone: string, currency: Currency): string {
  const { quantity, size, amount, method, note, soldAt, undoneAt } = sale
  const what = [quantity > 1 && archiveAdminCopy.pieces(quantity), sizeInWords(size)]
  const money = [method !== 'given' && formatMoney(amount, currency), archiveAdminCopy.ways[method]]
  const parts = [what, money].map((words) => words.filter(Boolean).join(', '))
  return [dateInWords(soldAt, zone), ...parts, note, undoneAt !== null && archiveAdminCopy.was]
    .filter(Boolean)
    .join(' · ')
}

function Certificates({ copies }: { copies: readonly Copy[] }) {
  return copies.map((copy) =>
    copy.isVoid ? (
      <span key={copy.id}>{copyInWords(copy)}</span>
    ) : (
      <a key={copy.id} href={certificatePath(copy.id)} className={control.target}>
        {copy.what === 'single'
          ? archiveAdminCopy.certificate
          : archiveAdminCopy.certificateOf(copyInWords(copy))}
      </a>
    ),
  )
}
