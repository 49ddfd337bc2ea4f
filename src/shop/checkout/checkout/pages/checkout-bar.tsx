import type { CartView } from '#shop/checkout/cart/cart.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { shopCopy } from '#web/ui/copy.ts'
import prose from '#web/ui/kit/prose.module.css'
import { useCurrency, useMoney } from '#web/ui/money.ts'
import styles from './checkout.module.css'
import { checkoutState } from './checkout-state.ts'
import { checkoutPageCopy } from './copy.ts'

/** At the window's foot on narrow screens, until the summary is in view. */
export function CheckoutBar({ view }: { view: CartView }) {
  const inWords = useMoney()
  const { off, rest, ready } = checkoutState(view, useCurrency())
  const { total } = view
  return (
    <div className={styles.bar}>
      <p className={styles.barSum}>
        <span className={prose.hint}>{checkoutPageCopy.total}</span>{' '}
        {total === null ? shopCopy.andShipping(inWords(view.subtotal - off)) : inWords(total)}
      </p>
      {ready ? (
        <Button type="submit" form="checkout">
          {rest ? shopCopy.payForRest : checkoutPageCopy.proceed}
        </Button>
      ) : (
        <ButtonLink to="#order-summary" variant="quiet">
          {shopCopy.orderSummary}
        </ButtonLink>
      )}
    </div>
  )
}
