import { useNavigate } from 'react-router'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { PersonalWords } from '#shop/catalogue/personalisation/pages/personal-words.tsx'
import { writtenFor } from '#shop/catalogue/personalisation/personalisation.ts'
import { goBack } from '#shop/catalogue/products/pages/return-link.tsx'
import type { PieceSize, Product } from '#shop/catalogue/products/product.ts'
import { saleItemDetails } from '#shop/catalogue/products/product-words.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { shopCopy } from '#web/ui/copy.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import layout from '#web/ui/kit/layout.module.css'
import pictureStyles from '#web/ui/kit/picture.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { useMoney } from '#web/ui/money.ts'
import { Picture } from '#web/ui/product/picture.tsx'
import { shownPrice } from './purchase.ts'
import styles from './purchase-panel.module.css'

interface AddedDialogProps {
  open: boolean
  onClose(): void
  /** The address of its gallery. */
  gallery: string
  product: Product
  size: PieceSize | null
  quantity: number
  text: string
}

/** Specification §4. */
export default function AddedDialog({ open, onClose, gallery, ...added }: AddedDialogProps) {
  const navigate = useNavigate()
  return (
    <Dialog open={open} onClose={onClose} title={shopCopy.addedTitle}>
      <Added {...added} />
      <p>{shopCopy.addedText}</p>
      <div className={`${layout.row3} ${styles.choices}`}>
        <ButtonLink to={pagePaths.cart} prefetch="none">
          {shopCopy.goToCart}
        </ButtonLink>
        <Button
          variant="quiet"
          onClick={() => {
            onClose()
            goBack(navigate, gallery)
          }}
        >
          {shopCopy.continueShopping}
        </Button>
      </div>
    </Dialog>
  )
}

function Added({
  product,
  size,
  quantity,
  text,
}: Omit<AddedDialogProps, 'open' | 'onClose' | 'gallery'>) {
  const money = useMoney()
  const [picture] = product.pictures
  const sold = { ...product, size: size?.label ?? '', garmentSize: product.size }
  const what = saleItemDetails(sold).join(', ')
  const { price } = shownPrice(product, size, text)
  return (
    <div className={styles.added}>
      <div className={styles.proof}>
        {picture && (
          <Picture picture={picture} decorative sizes="5rem" className={pictureStyles.thumb} />
        )}
        <svg viewBox="0 0 48 48" aria-hidden="true" className={styles.stamp}>
          <path d="M24 3.5c11 .3 20.3 9 20.5 20.3S35.6 44.6 24.3 44.5 3.4 35.3 3.5 24.1 12.7 3.2 24 3.500Z" />
          <path d="M15 24.6c2.5 2.3 4.4 4.7 6.3 7.6 3.3-7.2 7-12.6 12-17.4" />
        </svg>
      </div>
      <div>
        <p className={prose.name}>{product.name}</p>
        <p className={prose.hint}>
          {what && `${what}\u00a0· `}
          {quantity > 1 && `${quantity} × `}
          {money(price)}
        </p>
        <PersonalWords line={writtenFor(product.personalisation, text)} />
      </div>
    </div>
  )
}
