import { Link } from 'react-router'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { PersonalWords } from '#shop/catalogue/personalisation/pages/personal-words.tsx'
import { mostAtOnce } from '#shop/catalogue/stock/quantity-limits.ts'
import type { CartLine } from '#shop/checkout/cart/cart.ts'
import { shopCopy } from '#web/ui/copy.ts'
import { addressOf } from '#web/ui/hooks/api.ts'
import { useRevalidateHeld } from '#web/ui/hooks/use-revalidate-held.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import pictures from '#web/ui/kit/picture.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { LocalTime } from '#web/ui/local-time.tsx'
import { useMoney } from '#web/ui/money.ts'
import { groundStyle } from '#web/ui/product/ground.ts'
import { Picture } from '#web/ui/product/picture.tsx'
import { Price } from '#web/ui/product/price.tsx'
import { Quantity } from '#web/ui/product/quantity.tsx'
import styles from './cart.module.css'
import { cartPageCopy } from './copy.ts'
import { goneWords } from './gone.ts'
import { LineText } from './line-text.tsx'

export interface LineHandlers {
  onQuantity(line: CartLine, requested: number): void
  onAskRemove(line: CartLine): void
}

interface CartLineRowProps extends LineHandlers {
  line: CartLine
  called: string
  detail: string
  leaving: boolean
}

export function CartLineRow({
  line,
  called,
  detail,
  leaving,
  onQuantity,
  onAskRemove,
}: CartLineRowProps) {
  const money = useMoney()
  const { inventoryPolicy, name, unitPrice, priceWas, picture, path, state } = line
  return (
    <li
      className={styles.line}
      style={groundStyle(picture)}
      data-leaving={leaving || undefined}
      inert={leaving}
    >
      <Link to={path} className={styles.frame} tabIndex={-1} aria-hidden="true">
        {picture && (
          <Picture
            picture={picture}
            decorative
            sizes="11rem"
            className={`${pictures.thumb} ${layout.full}`}
          />
        )}
      </Link>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={path}>{name}</Link>
        </h3>
        {detail && <p className={prose.hint}>{detail}</p>}
        <PersonalWords line={line} />
        {line.measurements && <p className={prose.hint}>{line.measurements}</p>}
        {unitPrice !== null && (
          <p className={prose.hint}>
            <Price cents={unitPrice} was={line.was} />
            {inventoryPolicy !== 'one_of_a_kind' && cartPageCopy.each}
            {priceWas !== null && cartPageCopy.wasPrice(money(priceWas))}
          </p>
        )}
        {state !== 'sold_out' && <LineText line={line} called={called} />}
        <LineStatus line={line} called={called} />
      </div>
      <div className={`${layout.words4} ${styles.controls}`}>
        {state !== 'sold_out' && (
          <LineQuantity line={line} called={called} onQuantity={onQuantity} />
        )}
        <RemoveForm line={line} called={called} onAskRemove={onAskRemove} />
      </div>
      <p className={styles.total}>{state === 'sold_out' ? '–' : money(line.lineTotal)}</p>
    </li>
  )
}

function LineQuantity({
  line,
  called,
  onQuantity,
}: Pick<CartLineRowProps, 'line' | 'called' | 'onQuantity'>) {
  const { id, kind, inventoryPolicy, quantity, left } = line
  const most = mostAtOnce(line, left)
  if (inventoryPolicy === 'one_of_a_kind')
    return <p className={prose.hint}>{cartPageCopy.oneOfAKind}</p>
  return (
    <form
      method="post"
      action={addressOf(`PUT /api/cart-${kind}/update-quantity/id/{lineId}`, {
        path: { lineId: id },
      })}
      className={styles.quantity}
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name="_method" value="PUT" />
      <input type="hidden" name="from" value={pagePaths.cart} />
      <Quantity
        value={quantity}
        min={0}
        max={Math.max(most, 1)}
        name="quantity"
        label={cartPageCopy.quantityOf(called)}
        onChange={(requested) => onQuantity(line, requested)}
      />
      <div className={layout.plain}>
        <button type="submit" className={`${control.plain} ${prose.hint}`}>
          {cartPageCopy.update}
          <span className="visually-hidden"> {cartPageCopy.theQuantityOf(called)}</span>
        </button>
      </div>
    </form>
  )
}

function RemoveForm({
  line,
  called,
  onAskRemove,
}: Pick<CartLineRowProps, 'line' | 'called' | 'onAskRemove'>) {
  const { id, kind } = line
  return (
    <form
      method="post"
      action={addressOf(`DELETE /api/cart-${kind}/delete/id/{lineId}`, { path: { lineId: id } })}
      onSubmit={(event) => {
        event.preventDefault()
        onAskRemove(line)
      }}
    >
      <input type="hidden" name="_method" value="DELETE" />
      <input type="hidden" name="from" value={pagePaths.cart} />
      <button type="submit" className={`${control.plain} ${prose.hint}`}>
        {cartPageCopy.remove}
        <span className="visually-hidden"> {called}</span>
      </button>
    </form>
  )
}

export function LineStatus({ line, called }: Pick<CartLineRowProps, 'line' | 'called'>) {
  const { state, left, heldUntil } = line
  useRevalidateHeld(state === 'held', heldUntil)
  if (state === 'ok') return null
  if (state === 'sold_out') return <Gone>{goneWords(line, called)}</Gone>
  if (state === 'low_stock') return <Gone>{shopCopy.lowStock(called, left ?? 0)}</Gone>
  return (
    <p className={`${surface.note} ${styles.state}`}>
      {left === 0 || left === null ? cartPageCopy.held : cartPageCopy.partlyHeld(left)}{' '}
      {heldUntil !== null && (
        <>
          {cartPageCopy.mayComeBack}{' '}
          <LocalTime at={heldUntil} form="time" lead="at " before={cartPageCopy.withinHalfHour} />.
        </>
      )}{' '}
      {cartPageCopy.stays}
    </p>
  )
}

function Gone({ children }: { children: string }) {
  return (
    <p className={`${surface.note} ${styles.state}`} data-gone="">
      {children}
    </p>
  )
}
