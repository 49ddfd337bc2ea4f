import type { ReactNode } from 'react'
import type { OutsideSale } from '#shop/catalogue/archive/outside-sale.ts'
import type { Piece } from '#shop/catalogue/products/piece.ts'
import prose from '#web/ui/kit/prose.module.css'
import { soldCopy as copy } from './copy.ts'
import { InArchive } from './in-archive.tsx'
import styles from './sold-elsewhere.module.css'
import { SoldElsewhere } from './sold-elsewhere.tsx'

interface SoldPartsProps {
  piece: Piece
  sales: readonly OutsideSale[]
  children: ReactNode
}

export const isSoldOut = ({ stock }: Piece): boolean => stock !== null && stock.onHand === 0

export function SoldParts({ piece, sales, children }: SoldPartsProps) {
  const { product } = piece
  return (
    <div className={styles.parts}>
      {isSoldOut(piece) && (
        <div>
          <p className={prose.name}>{copy.isSold}</p>
          <InArchive product={product} />
          {children}
        </div>
      )}
      <SoldElsewhere product={product} sales={sales} />
    </div>
  )
}
