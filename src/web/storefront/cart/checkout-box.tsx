import { type FormEvent, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { formatMoney, type MoneyMode } from '#kernel/money.ts'
import { pagePaths } from '#kernel/page-paths.ts'
import type { CartView } from '#shop/cart/cart.ts'
import { tooLittleForCards } from '#shop/checkout/smallest-payment.ts'
import type { PaymentTerms } from '#shop/payments/payment.ts'
import { addressOf } from '#web/ui/api.ts'
import { Button } from '#web/ui/button.tsx'
import { MoneyLabel } from '#web/ui/money-label.tsx'
import { shopCopy } from '#web/ui/shop-copy.ts'
import styles from './checkout-box.module.css'

interface CheckoutBoxProps {
  view: CartView
  userId: string | null
  /** Where parcels go: 'within the United States'. */
  area: string
  /** What the payment page does beside taking the money. */
  terms: Pick<PaymentTerms, 'automaticTax' | 'promotionCodes'> | null
  /** The money that is taken. */
  money: MoneyMode
}

/** What it comes to, shipping included, and the way to the payment page. */
export function CheckoutBox({ view, userId, area, terms, money }: CheckoutBoxProps) {
  const [leaving, setLeaving] = useState(false)
  const held = view.lines.filter(({ state }) => state === 'held').length
  const rest = held > 0 && held < view.lines.length
  const tooLittle = tooLittleForCards(view.subtotal + view.shipping)

  // Back from the payment page, maybe out of the browser's memory: it can be pressed again.
  useEffect(() => {
    const onShow = () => setLeaving(false)
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])

  function onSubmit(event: FormEvent): void {
    if (leaving) event.preventDefault()
    else setLeaving(true)
  }

  return (
    <section className={styles.box} aria-labelledby="what-it-comes-to">
      <h2 id="what-it-comes-to" className={styles.title}>
        What it comes to
      </h2>
      <MoneyLabel money={money} />
      <dl className={styles.sums} aria-live="polite">
        <div>
          <dt>Subtotal</dt>
          <dd>{formatMoney(view.subtotal)}</dd>
        </div>
        <div>
          <dt>Shipping</dt>
          <dd>{view.shipping === 0 ? 'Free' : formatMoney(view.shipping)}</dd>
        </div>
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>{formatMoney(view.subtotal + view.shipping)}</dd>
        </div>
      </dl>
      {held > 0 && (
        <p id="held" className={styles.note}>
          {rest ? shopCopy.payForRestText : shopCopy.allHeld}
        </p>
      )}
      {tooLittle && (
        <p id="too-little" className={styles.note}>
          {tooLittle} {shopCopy.addMore}
        </p>
      )}
      <form
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
          disabled={tooLittle !== null || (held > 0 && !rest)}
          aria-describedby={held > 0 ? 'held' : tooLittle === null ? undefined : 'too-little'}
          className={styles.go}
        >
          {leaving ? shopCopy.checkoutBusy : rest ? shopCopy.payForRest : 'Proceed to Checkout'}
        </Button>
      </form>
      <ul className={styles.notes}>
        {money !== 'live' && <li>This shop is being tried out: nothing is charged.</li>}
        <li>One flat rate for the whole parcel, {area}.</li>
        {terms?.automaticTax && <li>Sales tax, where there is one, comes on top as you pay.</li>}
        {terms?.promotionCodes && <li>A code for something off? You can enter it as you pay.</li>}
        <li>Once you proceed, I hold your pieces for you while you pay.</li>
        <li>
          Not happy? Write within 30 days and I put it right.{' '}
          <Link to={pagePaths.shipping}>Shipping and returns</Link>
        </li>
      </ul>
    </section>
  )
}
