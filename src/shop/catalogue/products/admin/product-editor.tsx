import { useState } from 'react'
import { Link, useLocation, useNavigate, useRevalidator } from 'react-router'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { PieceSales } from '#shop/catalogue/archive/admin/piece-sales.tsx'
import type { OfflineSale } from '#shop/catalogue/archive/offline-sale.ts'
import { PrinterCosts } from '#shop/orders/fulfillment/admin/printer-costs.tsx'
import type { SizeCost } from '#shop/orders/fulfillment/products/product-list.schema.ts'
import { adminCopy } from '#web/admin/copy.ts'
import { pieceAddress, productAddress } from '#web/admin/location.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useAfter } from '#web/ui/hooks/use-after.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { productsAdminCopy } from './copy.ts'
import { rememberSaved } from './just-saved.ts'
import { isFromList } from './lists/from-list.ts'
import { PieceActions } from './piece-actions.tsx'
import { ProductForm, type ProductFormProps } from './product-form.tsx'

interface ProductEditorProps extends Omit<ProductFormProps, 'onSaved'> {
  costs: readonly SizeCost[]
  sales: readonly OfflineSale[]
  isHot: boolean
  /** Orders that hold it and aren't sent. */
  unsent: number
}

interface Saved {
  id: number
  hidden: boolean
}

/** Milliseconds (specification §4). */
const freshAfter = 2000

export function ProductEditor({ costs, sales, isHot, unsent, ...form }: ProductEditorProps) {
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
      {piece && type !== 'hero' && (
        <PieceActions type={type} piece={piece} isHot={isHot} unsent={unsent} />
      )}
      {like && <p className={surface.saved}>{adminCopy.isLike(like.product.name)}</p>}
      {piece && <PieceSales piece={piece} sales={sales} />}
      <PrinterCosts costs={costs} />
      <ProductForm
        key={`${round} ${piece?.product.hidden}`}
        {...form}
        onSaved={(made, hidden) => setSaved({ id: made, hidden })}
      />
    </>
  )
}
