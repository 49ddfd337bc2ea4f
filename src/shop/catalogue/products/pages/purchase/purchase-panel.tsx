import { type FormEvent, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { productPath } from '#platform/addresses/page-paths.ts'
import type { Cents } from '#platform/money/money.ts'
import { SubscribeForm } from '#shop/audience/back-in-stock/pages/subscribe-form.tsx'
import { PersonalField } from '#shop/catalogue/personalisation/pages/personal-field.tsx'
import { usePersonalText } from '#shop/catalogue/personalisation/pages/use-personal-text.ts'
import { percentOff } from '#shop/catalogue/prices/reference-price.ts'
import { productsPageCopy } from '#shop/catalogue/products/pages/copy.ts'
import { type PieceSize, type Product, sizeInWords } from '#shop/catalogue/products/product.ts'
import { GarmentFacts } from '#shop/catalogue/sizes/pages/garment-facts.tsx'
import { SizeChoice } from '#shop/catalogue/sizes/pages/size-choice.tsx'
import { SizeRail } from '#shop/catalogue/sizes/pages/size-rail.tsx'
import type { ShownGuide } from '#shop/catalogue/sizes/size-guide.ts'
import { Button } from '#web/ui/button.tsx'
import { shopCopy } from '#web/ui/copy.ts'
import { addressOf } from '#web/ui/hooks/api.ts'
import { later } from '#web/ui/hooks/later.ts'
import { useHydrated } from '#web/ui/hooks/use-hydrated.ts'
import { useRevalidateHeld } from '#web/ui/hooks/use-revalidate-held.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { Price } from '#web/ui/product/price.tsx'
import { Quantity } from '#web/ui/product/quantity.tsx'
import { toast } from '#web/ui/toast.ts'
import {
  chosenSize,
  fittingQuantity,
  limitInWords,
  mostOfSize,
  shownPrice,
  unitsLeft,
} from './purchase.ts'
import styles from './purchase-panel.module.css'
import { useAddToCart } from './use-add-to-cart.ts'

const AddedDialog = later(() => import('./added-dialog.tsx'))

interface PurchasePanelProps {
  product: Product
  /** The address of its gallery. */
  gallery: string
  sizeGuide: ShownGuide | null
}

export function PurchasePanel({ product, gallery, sizeGuide }: PurchasePanelProps) {
  const [search, setSearch] = useSearchParams()
  const hydrated = useHydrated()
  const [wanted, setWanted] = useState(1)
  const [missing, setMissing] = useState(search.get('problem') === 'bad_input')
  const form = useRef<HTMLFormElement>(null)
  const firstSize = useRef<HTMLInputElement>(null)
  const { state, add, close } = useAddToCart(product)
  const [begun, setBegun] = useState(false)
  const { personalisation: asked } = product
  const words = usePersonalText(asked)

  const { kind, sizes } = product
  const [label, setLabel] = useSizeLabel(search.get('size'))
  const size = chosenSize(sizes, label)
  const most = mostOfSize(product, size)
  const quantity = fittingQuantity(wanted, most)
  const shown = shownPrice(product, size, words.text)
  const few = fewLeft(product, size)
  const gone = size !== null && unitsLeft(product, size) === 0
  const open = sizes.length > 0 && !size
  const single = product.inventoryPolicy === 'one_of_a_kind'
  const Choice = sizes.some(({ width }) => width === null) ? SizeRail : SizeChoice

  function choose({ label }: PieceSize): void {
    setMissing(false)
    setLabel(label)
    setSearch(
      { size: label },
      { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
    )
  }

  // Counts a size that was clicked before hydration.
  const takeEarly = useEffectEvent(() => {
    const early = form.current?.querySelector<HTMLInputElement>('input[name="size"]:checked')
    const clicked = early ? chosenSize(sizes, early.value) : null
    if (clicked && clicked !== size) choose(clicked)
  })
  useEffect(() => takeEarly(), [])

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    if (gone) return
    if (open) {
      setMissing(true)
      toast.warning(kind === 'prints' ? shopCopy.selectSize : shopCopy.selectNamedSize, 1500)
      firstSize.current?.focus()
      return
    }
    if (!words.isFit()) return
    // Loads the dialog while the shop answers; a failed load is not repeated.
    if (navigator.onLine) setBegun(true)
    void add(size, quantity, words.text)
  }

  function onQuantity(requested: number): void {
    if (open && requested > quantity)
      toast.warning(kind === 'prints' ? shopCopy.selectSizeFirst : shopCopy.selectNamedSize, 2000)
    else {
      if (requested > most) toast.info(limitInWords(product, size), 2000)
      setWanted(fittingQuantity(requested, most))
    }
  }

  return (
    <>
      <form
        ref={form}
        method="post"
        action={addressOf(`POST /api/cart-${kind}/create`)}
        className={styles.panel}
        noValidate={hydrated}
        onSubmit={onSubmit}
      >
        <input type="hidden" name="from" value={productPath(kind, product.id)} />
        <input type="hidden" name={idField[kind]} value={product.id} />
        <p className={styles.price} aria-live="polite">
          <Price cents={shown.price} from={shown.from} was={shown.was} />
          {shown.was !== null && <Reduction price={shown.price} was={shown.was} />}
        </p>
        {sizes.length > 0 && (
          <Choice
            sizes={sizes}
            picture={product.pictures[0]}
            comesBack={product.inventoryPolicy === 'counted'}
            chosen={size}
            missing={missing}
            first={firstSize}
            onChoose={choose}
          />
        )}
        {kind === 'clothing' && <GarmentFacts piece={product} guide={sizeGuide} />}
        {asked && !gone && <PersonalField asked={asked} {...words.field} />}
        {!gone && (
          <div className={styles.buy}>
            {single ? (
              <input type="hidden" name="quantity" value={1} />
            ) : (
              <Quantity
                value={quantity}
                min={1}
                max={most}
                onChange={onQuantity}
                name="quantity"
                label={productsPageCopy.quantity}
              />
            )}
            <div className={styles.take}>
              <p className={styles.what}>
                <span className={styles.name}>{product.name}</span>
                <span className={`${layout.row} ${prose.hint} ${styles.detail}`}>
                  <span className={styles.taken}>{takenAs(product, size)}</span>{' '}
                  <Price cents={shown.price} from={shown.from} />
                </span>
              </p>
              <Button
                type="submit"
                busy={state === 'adding'}
                data-added={state === 'added' || undefined}
                className={styles.add}
              >
                {productsPageCopy.addToCart}
              </Button>
            </div>
          </div>
        )}
        {few && !gone && <p className={`${prose.hint} ${styles.left}`}>{few}</p>}
      </form>
      {gone && <SizeGone product={product} size={size} />}
      {begun && (
        <Suspense>
          <AddedDialog
            open={state === 'added'}
            onClose={() => {
              close()
              words.clear()
            }}
            gallery={gallery}
            product={product}
            size={size}
            quantity={quantity}
            text={words.text}
          />
        </Suspense>
      )}
    </>
  )
}

/** Another buyer's payment may still fail, and more copies may be printed. */
function SizeGone({ product: { kind, id }, size }: { product: Product; size: PieceSize }) {
  const { state = 'sold_out', heldUntil = null } = size.availability ?? {}
  useRevalidateHeld(state === 'held', heldUntil)
  const words = state === 'held' ? productsPageCopy.sizeHeld : productsPageCopy.sizeGone
  return (
    <div className={`${layout.stack3} ${layout.full}`}>
      <p role="status">{words(sizeInWords(size.label))}</p>
      <SubscribeForm
        key={size.label}
        target={{ kind, productId: id, size: size.label }}
        ask={productsPageCopy.tellMeSize(sizeInWords(size.label))}
      />
    </div>
  )
}

/** A click counts at once, before the address has followed. */
function useSizeLabel(asked: string | null) {
  const [choice, setChoice] = useState({ asked, label: asked })
  if (choice.asked !== asked) setChoice({ asked, label: asked })
  return [choice.label, (label: string) => setChoice({ asked, label })] as const
}

function takenAs(product: Product, size: PieceSize | null): string {
  const { kind, sizes, descName } = product
  if (sizes.length > 0 && !size) return productsPageCopy.chooseASize
  const own = kind === 'clothing' ? product.size : descName
  const label = size ? sizeInWords(size.label) : own
  return label ? `${label} ·` : ''
}

const idField = { prints: 'printId', clothing: 'clothingId', merch: 'merchId' } as const

/** In the words of Directive 98/6, Art. 6a. */
function Reduction({ price, was }: { price: Cents; was: Cents }) {
  return (
    <span className={styles.reduction}>
      {productsPageCopy.lessThanLowest(percentOff(price, was))}
    </span>
  )
}

function fewLeft(product: Product, size: PieceSize | null): string | null {
  if (product.inventoryPolicy !== 'counted' || (product.sizes.length > 1 && !size)) return null
  const left = unitsLeft(product, size)
  return left > 1 && left <= 5 ? productsPageCopy.onlyLeft(left) : null
}
