import { expect, it, vi } from 'vitest'
import { changeRows } from '#testing/database/rows.ts'
import { placeOrder } from '#testing/fixtures/orders/orders.ts'
import { each } from '#testing/harness/each.ts'
import { openPlainForms } from '#testing/harness/plain-forms.ts'
import { orderDetailCopy } from './copy.ts'

const forms = each(openPlainForms)

/** An order to ship, and one that was shipped: their pages, and what they ask. */
const screens = ['1', '1&do=cancel', '2&do=replace'].map((at) => `orders&id=${at}`)

async function placeOrders(): Promise<void> {
  const { db, clock } = forms.shop
  const paidAt = clock.now()
  const email = 'ada@example.com'
  await placeOrder(db, { paidAt, email })
  await placeOrder(db, {
    paidAt,
    email,
    state: 'fulfilled',
    fulfillments: { studio: 'shipped' },
  })
}

async function textOf(at: string): Promise<string> {
  const { html } = await forms.pageAt(at)
  return html.replaceAll(/<[^>]+>/g, ' ')
}

const emails = /an email|emails|by email/gi

it('an order promises emails to its buyer with a mailbox', async () => {
  await placeOrders()
  vi.spyOn(forms.shop.services.mailbox, 'isConnected').mockReturnValue(true)
  const promised = []
  for (const at of screens) promised.push((await textOf(at)).match(emails)?.length ?? 0)
  expect(promised).toEqual([3, 1, 1])
})

it('without a mailbox an order says only that the buyer gets no emails', async () => {
  await placeOrders()
  const [page, ...asked] = await Promise.all(screens.map(textOf))
  expect(page?.replace(orderDetailCopy.noMailbox, '')).not.toMatch(emails)
  for (const text of asked) expect(text).not.toMatch(emails)
})

it('an order without an email address promises none', async () => {
  await placeOrders()
  vi.spyOn(forms.shop.services.mailbox, 'isConnected').mockReturnValue(true)
  await changeRows(forms.shop.db, 'orders', { buyer_email: null })
  for (const at of screens) expect(await textOf(at)).not.toMatch(emails)
})
