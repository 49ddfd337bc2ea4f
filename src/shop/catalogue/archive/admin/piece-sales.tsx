import type { OfflineSale } from '#shop/catalogue/archive/offline-sale.ts'
import type { Piece } from '#shop/catalogue/products/piece.ts'
import { CheckNow } from '#web/form/inputs/check-now.tsx'
import { prepare } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { archiveAdminCopy as copy } from './copy.ts'
import styles from './offline-sales.module.css'
import { OfflineSales } from './offline-sales.tsx'

interface PieceSalesProps {
  piece: Piece
  sales: readonly OfflineSale[]
}

export const isSoldOut = ({ stock }: Piece): boolean => stock !== null && stock.onHand === 0

export function PieceSales({ piece, sales }: PieceSalesProps) {
  const { product } = piece
  const { kind, id, inArchive } = product
  return (
    <div className={`${layout.stack4} ${layout.column} ${styles.parts}`}>
      {isSoldOut(piece) && (
        <div>
          <p className={prose.name}>{copy.isSold}</p>
          <CheckNow
            label={copy.archive}
            checked={inArchive}
            save={(wanted) =>
              prepare(`PUT /api/${kind}/archive/id/{id}`, {
                path: { id },
                body: { inArchive: wanted },
              })
            }
            saved={copy.archived}
            failed={copy.archiveFailed}
          />
        </div>
      )}
      <OfflineSales product={product} sales={sales} />
    </div>
  )
}
