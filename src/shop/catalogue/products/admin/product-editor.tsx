import { useState } from 'react'
import { Link, useLocation, useNavigate, useRevalidator } from 'react-router'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { isSoldOut, PieceSales } from '#shop/catalogue/archive/admin/piece-sales.tsx'
import type { OfflineSale } from '#shop/catalogue/archive/offline-sale.ts'
import { PrinterCosts } from '#shop/orders/fulfillment/admin/printer-costs.tsx'
import type { SizeCost } from '#shop/orders/fulfillment/products/product-list.schema.ts'
import { adminCopy } from '#web/admin/copy.ts'
import { type ProductType, pieceAddress, productAddress } from '#web/admin/location.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useAfter } from '#web/ui/hooks/use-after.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { productsAdminCopy } from './copy.ts'
import { rememberSaved } from './just-saved.ts'
import { isFromList } from './lists/from-list.ts'
import { ProductForm, type ProductFormProps } from './product-form.tsx'
import styles from './products.module.css'

interface ProductEditorProps extends Omit<ProductFormProps, 'onSaved'> {
  costs: readonly SizeCost[]
  sales: readonly OfflineSale[]
}

interface Saved {
  id: number
  hidden: boolean
}

/** Milliseconds (specification §4). */
const freshAfter = 2000

export function ProductEditor({ costs, sales, ...form }: ProductEditorProps) {
  const { type, id, subject, like } = form
  const [round, setRound] = useState(0)
  const [saved, setSaved] = useState<Saved | null>(null)
  const [made, setMade] = useState<Saved | null>(null)
  const navigate = useNavigate()
  const listBefore = isFromList(useLocation().state)
  const { revalidate } = useRevalidator()

  useAfter(saved === null ? null : freshAfter, async () => {
    setSaved(null)
    if (id !== null) {
      if (type !== 'hero') rememberSaved({ type, id, hidden: saved?.hidden ?? false })
      // Goes back where possible, to keep the list's scroll position and search.
      if (listBefore) await navigate(-1)
      else await navigate(productAddress('edit', type), { replace: true })
      return
    }
    setMade(saved)
    setRound((now) => now + 1)
    await revalidate()
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  })

  if (id !== null && !subject) {
    return (
      <div className={`${layout.stack4} ${layout.start}`}>
        <p className={prose.lead}>{adminCopy.goneTitle}.</p>
        <p>{adminCopy.goneText}</p>
        <ButtonLink to={productAddress('edit', type)} prefetch="none">
          {productsAdminCopy.backList}
        </ButtonLink>
      </div>
    )
  }
  const piece = subject && 'product' in subject ? subject : null
  const another = id !== null && <MakeAnother type={type} id={id} />
  return (
    <>
      {made !== null && (
        <p className={surface.saved}>
          {adminCopy.thatOneIsIn}{' '}
          <Link to={type === 'hero' ? pagePaths.home : pieceAddress(type, made)}>
            {made.hidden ? adminCopy.seeDraft : adminCopy.seeInShop}
          </Link>
          {productsAdminCopy.orAnother}
        </p>
      )}
      {like && <p className={surface.saved}>{adminCopy.isLike(like.product.name)}</p>}
      {piece && (
        <PieceSales piece={piece} sales={sales}>
          {another}
        </PieceSales>
      )}
      <PrinterCosts costs={costs} />
      <ProductForm
        key={round}
        {...form}
        onSaved={(made, hidden) => setSaved({ id: made, hidden })}
      />
      {piece && !isSoldOut(piece) && another}
    </>
  )
}

function MakeAnother({ type, id }: { type: ProductType; id: number }) {
  if (type === 'hero') return null
  return (
    <p className={styles.next}>
      <Link to={productAddress('create', type, id)} className={control.way}>
        {adminCopy.makeAnother}
      </Link>
    </p>
  )
}
