import { type RefObject, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { dayIn } from '#platform/time/zone.ts'
import { stockCopy } from '#shop/catalogue/stock/copy.ts'
import { type CartLine, emptyCart } from '#shop/checkout/cart/cart.ts'
import { cartDates, loadDates } from '#shop/checkout/checkout/pages/cart-dates.server.ts'
import { cartTaxWords } from '#shop/checkout/checkout/pages/cart-tax-words.ts'
import { CheckoutBar } from '#shop/checkout/checkout/pages/checkout-bar.tsx'
import { CheckoutBox } from '#shop/checkout/checkout/pages/checkout-box.tsx'
import { DiscountField } from '#shop/checkout/discounts/pages/discount-field.tsx'
import { PresentField } from '#shop/checkout/present/pages/present-field.tsx'
import { cartLaw } from '#shop/store/law/cart-law.ts'
import { answerPageForm } from '#web/form/plain/answer-page-form.server.ts'
import { shopContext, visitorContext } from '#web/shop-context.ts'
import { useComposition } from '#web/theme/use-theme.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { shopCopy } from '#web/ui/copy.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { largeType } from '#web/ui/large-type.ts'
import { pageMeta } from '#web/ui/page-meta.ts'
import { toast } from '#web/ui/toast.ts'
import type { Route } from './+types/cart'
import styles from './cart.module.css'
import { CartGroup } from './cart-group.tsx'
import { cartPageCopy } from './copy.ts'
import { LastOneDialog, RemoveDialog, ShortageDialog } from './dialogs.tsx'
import { TakeAlong } from './links/take-along.tsx'
import { Notice } from './notice.tsx'
import { answerTo, calledIn, detailIn, makingTimes } from './quantities.ts'
import { useCartChanges, useStockCheck } from './use-cart-changes.ts'

export { CartFailed as ErrorBoundary } from './cart-failed.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const visitor = context.get(visitorContext)
  const [cart, studio, destinations, shipping, discounts, dates, law, storeSettings] =
    await Promise.all([
      visitor && shop.storefront.cart.view(visitor.userId),
      shop.settings.studio(),
      shop.storefront.cart.destinations(),
      shop.settings.shipping(),
      shop.storefront.cart.hasCodes(),
      loadDates(shop),
      shop.settings.law.read(),
      shop.settings.storeSettings.read(),
    ])
  const now = shop.clock.now()
  const view = cart ?? emptyCart
  return {
    cart: view,
    destinations,
    discounts,
    today: dayIn(now, studio.timeZone),
    dates: cartDates(view, dates, now, shop.settings.printer() !== 'manual'),
    userId: visitor?.userId ?? null,
    rule: shipping.rule,
    taxNote: cartTaxWords(view.tax, storeSettings.tax),
    taxIncluded: storeSettings.tax.included,
    law: cartLaw(law, storeSettings),
    terms: shop.services.payment.terms ?? null,
    money: shop.services.payment.money,
    making: {
      prints: studio.madeToOrder,
      others: studio.said['making.to_order'],
      ready: studio.said['making.cart'],
    },
    site: { studioName: studio.studioName, publicUrl: storeSettings.publicUrl },
    instagram: studio.social.find(({ network }) => network === 'instagram')?.url ?? null,
  }
}

export const action = answerPageForm

/** Offline the frame fails too; only the cart's error is shown (specification §8). */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async (_, next) => {
    const results = await next()
    const own = results[cartRoute]
    return own?.type === 'error' ? { [cartRoute]: own } : results
  },
]

/** React Router's name for this file. */
const cartRoute = 'shop/checkout/cart/pages/cart'

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: cartPageCopy.yourCart }]
  const description = cartPageCopy.description
  return pageMeta(loaderData.site, {
    title: cartPageCopy.yourCart,
    description,
    path: pagePaths.cart,
  })
}

/** Specification §2, §4 and §8. */
export default function CartPage({ loaderData }: Route.ComponentProps) {
  const { making, instagram, today, dates, discounts } = loaderData
  const { view, leaving, changeQuantity, remove, fresh } = useCartChanges(loaderData.cart)
  const { told, understood } = useStockCheck(loaderData.cart.lines, fresh)
  const [asked, setAsked] = useState<CartLine | null>(null)
  const [lastOne, setLastOne] = useState(false)
  const heading = useFocusAfter(view.lines.length)
  useFreshOnReturn()

  function onQuantity(line: CartLine, requested: number): void {
    const { quantity, says } = answerTo(line, requested)
    if (quantity !== line.quantity) changeQuantity(line, quantity)
    if (says === 'ask_to_remove') setAsked(line)
    else if (says === 'last_one') setLastOne(true)
    else if (says === 'held') toast.info(shopCopy.held, 2500)
    else if (says === 'one_each') toast.info(stockCopy.onePerBuyer(called(line)), 2500)
    else if (says) toast.info(shopCopy.mostAtOnce(quantity), 2500)
  }

  function onRemove(line: CartLine): void {
    setAsked(null)
    void remove(line)
  }

  const called = (line: CartLine) => calledIn([...view.lines, ...told], line)
  const galleries = [...Map.groupBy(view.lines, ({ gallery }) => gallery.title)]
  return (
    <div className={`${layout.page} ${layout.framed}`} {...useComposition('cart')}>
      <header className={styles.head} data-part="head">
        <h1 ref={heading} tabIndex={-1} style={largeType(cartPageCopy.yourCart)}>
          {cartPageCopy.yourCart}
        </h1>
        {makingTimes(view.lines, making, dates.parcels).map((words) => (
          <p key={words} className={`${prose.soft} ${styles.made}`}>
            {words}
          </p>
        ))}
      </header>
      <Notice />
      {view.lines.length === 0 ? (
        <div className={`${layout.stack5} ${layout.start} ${styles.empty}`} data-part="empty">
          <p className={prose.display}>{shopCopy.cartEmpty}</p>
          <ButtonLink to={pagePaths.home}>{shopCopy.goFind}</ButtonLink>
          <DiscountField discount={view.discount} offered={discounts} empty onChanged={fresh} />
        </div>
      ) : (
        <div className={`${layout.stack7} ${styles.columns}`} data-part="cart-columns">
          <div className={layout.shrinks}>
            <div className={layout.stack7}>
              {galleries.map(([title, lines]) => (
                <CartGroup
                  key={title}
                  title={title}
                  lines={lines}
                  leaving={leaving}
                  called={called}
                  detail={(line) => detailIn(view.lines, line)}
                  onQuantity={onQuantity}
                  onAskRemove={setAsked}
                />
              ))}
              <PresentField
                present={view.present}
                today={today}
                answer={dates.answer}
                printer={dates.fromPrinter}
              />
            </div>
            <CheckoutBar view={view} />
          </div>
          <CheckoutBox {...loaderData} view={view} dates={dates.words} onChosen={fresh} />
          <TakeAlong />
        </div>
      )}
      <RemoveDialog
        line={asked}
        called={called}
        onKeep={() => setAsked(null)}
        onRemove={onRemove}
      />
      <LastOneDialog open={lastOne} onClose={() => setLastOne(false)} />
      <ShortageDialog lines={told} called={called} instagram={instagram} onClose={understood} />
    </div>
  )
}

/** A line takes its focused button along, also where another tab removed it. */
function useFocusAfter(lines: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(lines)
  useEffect(() => {
    const fewer = lines < before.current
    before.current = lines
    if (fewer && document.activeElement === document.body) heading.current?.focus()
  }, [lines])
  return heading
}

/** The browser may show a cached page on the return from the payment page. */
function useFreshOnReturn(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted && navigator.onLine) void revalidate()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [revalidate])
}
