import { expect, it } from 'vitest'
import { files, textOf } from '#testing/fixtures/source-files.ts'

/* The forms of the engine are walked in `src/web/form/plain/every-form.test.ts`. */
const byHand: Readonly<Record<string, string>> = {
  'web/form/form.tsx': 'the engine',
  'web/form/plain/page-form.tsx': 'forms of public pages',
  'web/admin/admin-layout.tsx': 'the forms of buttons without scripts',
  'web/shell/menu-sheet.tsx': 'closes its dialog',
  'web/shell/log-out.tsx': 'one press',
  'web/admin/list/confirm-form.tsx': 'a password in a dialog that only scripts open',
  'web/admin/list/search/search-form.tsx': 'a search',
  'shop/catalogue/search/pages/filters.tsx': 'a search',
  'shop/catalogue/search/pages/sentence.tsx': 'a search',
  'shop/orders/back-office/admin/export-table.tsx': 'a file between two days',
  'shop/orders/back-office/admin/shipping/packing-form.tsx': 'a file of the ticked orders',
  'shop/orders/record/present/pages/tell-them.tsx': 'its values stand in the address',
  'shop/people/sign-in/admin/passkeys.tsx': 'the device answers',
  'shop/people/sign-in/admin/codes.tsx': 'the secret is shown once',
  'shop/people/sign-in/pages/other-methods.tsx': 'shown by scripts only',
  'shop/catalogue/products/pages/purchase/purchase-panel.tsx': 'adds a piece',
  'shop/checkout/cart/pages/cart-line.tsx': 'a quantity',
  'shop/checkout/cart/pages/line-text.tsx': 'the words of a line',
  'shop/checkout/cart/pages/links/take-along.tsx': 'one press',
  'shop/checkout/cart/pages/links/travelled-lines.tsx': 'one press',
  'shop/checkout/checkout/pages/checkout-box.tsx': 'one press',
  'shop/checkout/checkout/pages/destination.tsx': 'one choice',
  'shop/checkout/discounts/pages/discount-field.tsx': 'the address repeats the code',
  'shop/checkout/present/pages/present-field.tsx': 'one press, beside a page form',
  'shop/audience/back-in-stock/pages/subscription.tsx': 'one press',
  'shop/orders/record/pages/delay-choice.tsx': 'one press',
  'shop/orders/record/pages/order-help.tsx': 'one press',
  'shop/orders/withdrawals/pages/withdrawal.tsx': 'one press, beside a page form',
}

it('every form is one of the engine or a page form, or has a reason', () => {
  const found = files.filter((file) => file.endsWith('.tsx') && /<form\b/.test(textOf(file)))
  expect(found.sort()).toEqual(Object.keys(byHand).sort())
})
