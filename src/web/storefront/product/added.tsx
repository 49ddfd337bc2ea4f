import { formatMoney } from '#kernel/money.ts'
import { type PieceSize, type Product, sizeInWords } from '#shop/catalogue/product.ts'
import { Picture } from '#web/ui/picture.tsx'
import styles from './added.module.css'
import { shownPrice } from './purchase.ts'

interface AddedProps {
  product: Product
  size: PieceSize | null
  quantity: number
}

/** What was just put into the cart. */
export function Added({ product, size, quantity }: AddedProps) {
  const [picture] = product.pictures
  const what = size ? sizeInWords(size.label) : product.descName
  const { price } = shownPrice(product, size)
  return (
    <div className={styles.added}>
      {picture && <Picture picture={picture} decorative sizes="5rem" className={styles.picture} />}
      <div>
        <p className={styles.name}>{product.name}</p>
        <p className={styles.what}>
          {what && `${what} · `}
          {quantity > 1 && `${quantity} × `}
          {formatMoney(price)}
        </p>
      </div>
    </div>
  )
}
