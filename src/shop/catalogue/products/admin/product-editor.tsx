import { useState } from 'react'
import { Link, useLocation, useNavigate, useRevalidator } from 'react-router'
import { PieceSales } from '#shop/catalogue/archive/admin/piece-sales.tsx'
import type { OfflineSale } from '#shop/catalogue/archive/offline-sale.ts'
import { HeroForm } from '#shop/catalogue/home/admin/hero-form.tsx'
import type { Hero } from '#shop/catalogue/home/content.schema.ts'
import { PrinterCosts } from '#shop/orders/fulfillment/admin/printer-costs.tsx'
import type { SizeCost } from '#shop/orders/fulfillment/products/product-list.schema.ts'
import { adminCopy } from '#web/admin/copy.ts'
import { type ProductType, productAddress } from '#web/admin/location.ts'
import { Notice } from '#web/form/form.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { useAfter } from '#web/ui/hooks/use-after.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { productsAdminCopy } from './copy.ts'
import { isFromList, subjectName } from './lists/item.ts'
import { rememberSaved } from './lists/just-saved-note.tsx'
import { Made } from './made-piece.tsx'
import { PieceActions } from './piece-actions.tsx'
import { ProductForm } from './product-form.tsx'
import type { MadePiece, ProductFormParts } from './use-product-form.ts'

interface ProductEditorProps
  extends Omit<ProductFormParts, 'type' | 'subject' | 'isDeleted' | 'onSaved'> {
  type: ProductType
  subject: ProductFormParts['subject'] | Hero
  costs: readonly SizeCost[]
  sales: readonly OfflineSale[]
  isHot: boolean
  unsent: number
}

/** Milliseconds (specification §4). */
const freshAfter = 2000

export function ProductEditor({ costs, sales, isHot, unsent, ...form }: ProductEditorProps) {
  const { type, id, like } = form
  // Another window can delete it while the owner types here: her words stay.
  const [subject, setSubject] = useState(form.subject)
  if (form.subject && form.subject !== subject) setSubject(form.subject)
  const isDeleted = id !== null && !form.subject
  const [round, setRound] = useState(0)
  const [saved, setSaved] = useState<MadePiece | { id: number } | null>(null)
  const [made, setMade] = useState<MadePiece | null>(null)
  const navigate = useNavigate()
  const listBefore = isFromList(useLocation().state)
  const { revalidate } = useRevalidator()

  useAfter(saved === null ? null : freshAfter, async () => {
    setSaved(null)
    const piece = saved && 'pictures' in saved ? saved : null
    if (id !== null) {
      if (type !== 'hero')
        rememberSaved({ type, id: saved?.id ?? id, hidden: piece?.hidden ?? false })
      // Goes back where possible, to keep the list's scroll position and search.
      if (listBefore) await navigate(-1)
      else await navigate(productAddress('edit', type), { replace: true })
      return
    }
    setMade(piece)
    setRound((now) => now + 1)
    await revalidate()
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  })

  if (isDeleted && !subject) {
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
  const deleted = isDeleted && subject && (
    <Notice>
      <p>
        {productsAdminCopy.deletedMeanwhile(subjectName(subject))} {productsAdminCopy.stillTyped}
      </p>
      <Link to={productAddress('edit', type)}>{productsAdminCopy.backList}</Link>
    </Notice>
  )
  if (type === 'hero') {
    const hero = subject && 'picture' in subject ? subject : null
    return (
      <>
        {deleted}
        <HeroForm key={round} hero={hero} isDeleted={isDeleted} onSaved={setSaved} />
      </>
    )
  }
  const piece = subject && 'product' in subject ? subject : null
  return (
    <>
      {deleted}
      {made && <Made type={type} piece={made} />}
      {piece && !isDeleted && (
        <PieceActions type={type} piece={piece} isHot={isHot} unsent={unsent} />
      )}
      {like && !made && <p className={surface.saved}>{adminCopy.isLike(like.product.name)}</p>}
      {piece && !isDeleted && <PieceSales piece={piece} sales={sales} />}
      <PrinterCosts costs={costs} />
      <ProductForm
        key={`${round} ${piece?.product.hidden}`}
        {...form}
        type={type}
        subject={piece}
        isDeleted={isDeleted}
        like={made ? null : like}
        onSaved={setSaved}
      />
    </>
  )
}
