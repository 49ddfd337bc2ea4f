import { type FormEvent, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import type { Cents, MoneyMode } from '#platform/money/money.ts'
import type { ProviderTerms } from '#services/payments/port.ts'
import type { CartLine, CartView, Destinations } from '#shop/checkout/cart/cart.ts'
import { DiscountField } from '#shop/checkout/discounts/pages/discount-field.tsx'
import type { CartLaw } from '#shop/store/law/cart-law.ts'
import { pickupDestination } from '#shop/store/shipping/shipping.ts'
import { Button } from '#web/ui/button.tsx'
import { shopCopy } from '#web/ui/copy.ts'
import { addressOf } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { useCurrency, useMoney } from '#web/ui/money.ts'
import { MoneyLabel } from '#web/ui/product/money-label.tsx'
import styles from './checkout.module.css'
import { checkoutState } from './checkout-state.ts'
import { checkoutPageCopy } from './copy.ts'
import { Destination } from './destination.tsx'
import {
  BindingNote,
  CustomsNote,
  ExemptNotes,
  GuaranteeNotice,
  ReturnsNote,
} from './law-notes.tsx'

interface CheckoutBoxProps {
  view: CartView
  dates: readonly string[]
  userId: string | null
  rule: string
  taxNote: string | null
  taxIncluded: boolean
  discounts: boolean
  destinations: Destinations
  law: CartLaw
  onChosen(): Promise<void>
  terms: ProviderTerms | null
  money: MoneyMode
}

export function CheckoutBox(props: CheckoutBoxProps) {
  const currency = useCurrency()
  const inWords = useMoney()
  const { view, dates, userId, rule, taxNote, taxIncluded, discounts, destinations, law } = props
  const { onChosen, terms, money } = props
  const [leaving, setLeaving] = useState(false)
  const { onTop, total } = view
  const { off, held, rest, tooLittle, codeFails, ready } = checkoutState(view, currency)
  const { discount } = view
  const why = codeFails ? 'code-problem' : held > 0 ? 'held' : tooLittle ? 'too-little' : undefined
  const isPickup = view.destination === pickupDestination
  const sums = [
    { words: checkoutPageCopy.subtotal, sum: inWords(view.subtotal) },
    discount !== null &&
      off > 0 && { words: `${shopCopy.code} ${discount.code}`, sum: inWords(-off) },
    { words: checkoutPageCopy.shipping, sum: shippingWords(view, inWords) },
    onTop > 0 && { words: checkoutPageCopy.salesTax, sum: inWords(onTop) },
  ].filter((each) => each !== false)

  // The browser may show a cached page on the return: the button must work again.
  useEffect(() => {
    const onShow = () => setLeaving(false)
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])

  function onSubmit(event: FormEvent): void {
    if (leaving) event.preventDefault()
    else setLeaving(navigator.onLine)
  }

  return (
    <section
      className={`${surface.cardLarge} ${layout.stack5} ${styles.box}`}
      data-part="summary"
      aria-labelledby="order-summary"
    >
      <h2 id="order-summary" className={`${prose.title3} ${layout.anchor}`}>
        {shopCopy.orderSummary}
      </h2>
      <MoneyLabel money={money} />
      <Destination
        view={view}
        userId={userId ?? ''}
        destinations={destinations}
        onChosen={onChosen}
      />
      <DiscountField discount={discount} offered={discounts} onChanged={onChosen} />
      <dl className={`${surface.sums} ${styles.sums}`} aria-live="polite">
        {sums.map(({ words, sum }) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>{sum}</dd>
          </div>
        ))}
        <div className={styles.total} data-strong="">
          <dt>{rest ? checkoutPageCopy.totalForRest : checkoutPageCopy.total}</dt>
          <dd>
            {total === null ? shopCopy.andShipping(inWords(view.subtotal - off)) : inWords(total)}
          </dd>
        </div>
      </dl>
      {held > 0 && (
        <p id="held" className={surface.note}>
          {rest ? shopCopy.payForRestText : shopCopy.allHeld}
        </p>
      )}
      {dates.length > 0 && (
        <div className={`${layout.stack2} ${prose.small} ${styles.dates}`}>
          <h3>{shopCopy.whenItComes}</h3>
          {dates.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
      )}
      {tooLittle && (
        <p id="too-little" className={surface.note}>
          {tooLittle} {shopCopy.addMore}
        </p>
      )}
      <form
        id="checkout"
        method="post"
        action={addressOf('POST /api/cart/create-checkout-session/id/{userId}', {
          path: { userId: userId ?? '' },
          ...(rest && { query: { without: 'held' as const } }),
        })}
        onSubmit={onSubmit}
      >
        <Button
          type="submit"
          busy={leaving}
          disabled={!ready}
          aria-describedby={why ?? 'binding'}
          className={layout.full}
        >
          {leaving
            ? shopCopy.checkoutBusy
            : rest
              ? shopCopy.payForRest
              : checkoutPageCopy.proceedToCheckout}
        </Button>
      </form>
      <BindingNote law={law} destination={view.destination} />
      <ExemptNotes law={law} view={view} />
      <ul className={`${layout.stack2} ${prose.hint}`}>
        {money !== 'live' && <li>{checkoutPageCopy.playMoney}</li>}
        <ShippingNotes view={view} rule={rule} pickup={isPickup ? destinations.pickup : null} />
        {taxNote && <li>{taxNote}</li>}
        <CustomsNote law={law} destination={view.destination} />
        {terms?.automaticTax && !taxIncluded && <li>{checkoutPageCopy.salesTaxLater}</li>}
        {terms?.promotionCodes && discount === null && <li>{checkoutPageCopy.codeLater}</li>}
        {view.lines.some(isHeld) && <li>{checkoutPageCopy.holding}</li>}
        <li>
          <ReturnsNote law={law} view={view} />{' '}
          <Link to={pagePaths.shipping} className={`${control.target} ${layout.full}`}>
            {checkoutPageCopy.shippingAndReturns}
          </Link>
        </li>
      </ul>
      <GuaranteeNotice law={law} destination={view.destination} />
    </section>
  )
}

/** A piece made to order is never held: there is always one more. */
const isHeld = ({ inventoryPolicy }: CartLine) => inventoryPolicy !== 'to_order'

function ShippingNotes({
  view,
  rule,
  pickup,
}: {
  view: CartView
  rule: string
  pickup: string | null
}) {
  const inWords = useMoney()
  const { shipping, freeFrom, printerParcel } = view.quote
  if (pickup !== null) return <li>{checkoutPageCopy.pickUp(pickup)}</li>
  return (
    <>
      <li>{rule}</li>
      {shipping !== 0 && freeFrom !== null && <li>{shopCopy.freeFrom(inWords(freeFrom))}</li>}
      {!!printerParcel && <li>{shopCopy.printerParcel(inWords(printerParcel))}</li>}
    </>
  )
}

function shippingWords(
  { quote, discount, shipsFreeByCode }: CartView,
  inWords: (cents: Cents) => string,
): string {
  if (quote.shipping === null) return shopCopy.notKnownYet
  if (discount && shipsFreeByCode) return shopCopy.withCode(discount.code)
  return quote.shipping === 0 ? checkoutPageCopy.free : inWords(quote.shipping)
}
