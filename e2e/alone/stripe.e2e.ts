import { cpSync } from 'node:fs'
import { systemClock } from '#platform/time/clock.ts'
import { openFakeStripe, stripeSecretKey, stripeWebhookSecret } from '#testing/fakes/fake-stripe.ts'
import { freePort, startBuiltShop } from '#testing/harness/process.ts'
import { freshShop, shopAddress, studioFolder } from '../settings.ts'
import { visit } from '../shopper.ts'
import { expect, test } from '../test.ts'

test('§7 checkout: Stripe takes the money, and the cart stays while Stripe is down', async ({
  page,
}) => {
  const stripe = await openFakeStripe(systemClock)
  const port = await freePort()
  const settings = {
    ...freshShop(port),
    DEMO: 'off',
    STRIPE_SECRET_KEY: stripeSecretKey,
    STRIPE_WEBHOOK_SECRET: stripeWebhookSecret,
    STRIPE_API_BASE: stripe.url,
    STRIPE_TAX: 'on',
    STRIPE_PROMOTION_CODES: 'on',
    SHIPPING_COUNTRIES: 'US, CA',
  }
  cpSync(studioFolder(Number(process.env.E2E_PORT ?? 4173) + 1), settings.DATA_DIR, {
    recursive: true,
  })
  const shop = await startBuiltShop(settings)
  stripe.reportsTo = `${shop.url}/api/payments/stripe/events`
  try {
    await shop.opened()
    await visit(page, `${shopAddress(port)}/clothing/1`)
    await expect(page.getByText('to the United States and Canada')).toBeAttached()
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Go to cart' }).click()
    await expect(page.getByText('Sales tax, where there is one')).toBeVisible()
    await expect(page.getByText('Do you have a discount code?')).toBeVisible()

    stripe.trouble = () => ({ how: 'reset', after: false })
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
    await expect(page).toHaveURL(/\/cart\?notice=payment_unavailable$/)
    await expect(page.getByRole('main')).toContainText('Nothing was charged and your cart is safe')

    stripe.trouble = () => ({ how: 'none' })
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
    await expect(page).toHaveURL(new RegExp(`^${stripe.url}/c/pay/cs_test_`))
    await page.getByRole('button', { name: 'Pay with card' }).click()
    await expect(page.getByRole('heading', { name: "It's ordered!" })).toBeVisible()
    await page.getByRole('link', { name: 'See your order' }).click()
    await expect(page.getByRole('main')).toContainText('12 Alder Street')
  } finally {
    // Scripts of the page may still be loading.
    await page.goto('about:blank')
    shop.child.kill('SIGTERM')
    await shop.ended
    await stripe.close()
  }
})
