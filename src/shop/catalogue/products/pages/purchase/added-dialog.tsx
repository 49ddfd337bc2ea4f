import { useNavigate } from 'react-router'
import { galleryPath, pagePaths } from '#platform/addresses/page-paths.ts'
import { goBack } from '#shop/catalogue/products/pages/return-link.tsx'
import type { PieceSize, Product } from '#shop/catalogue/products/product.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { shopCopy } from '#web/ui/copy.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import layout from '#web/ui/kit/layout.module.css'
import { Added } from './added.tsx'
import styles from './purchase-panel.module.css'

interface AddedDialogProps {
  open: boolean
  onClose(): void
  product: Product
  size: PieceSize | null
  quantity: number
  text: string
}

/** Specification §4. */
export default function AddedDialog({ open, onClose, ...added }: AddedDialogProps) {
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
            goBack(navigate, galleryPath(added.product.kind))
          }}
        >
          {shopCopy.continueShopping}
        </Button>
      </div>
    </Dialog>
  )
}
