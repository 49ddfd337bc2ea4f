import { openAdmin } from '../harness/admin.ts'
import { findingsEverywhere } from '../harness/axe.ts'
import { buy, dispute } from '../harness/bought.ts'
import { toast } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

test('an order whose payment is disputed, or that its buyer wants to cancel, is on hold, and ships only after a question', async ({
  page,
  owner,
  request,
}) => {
  const order = await buy(owner, { pieces: [{ piece: await owner.makeSticker(3) }] })
  dispute(order.id)
  await openAdmin(page, `orders&id=${order.number}`)
  const main = page.getByRole('main')
  await expect(main.getByText('On hold', { exact: true })).toBeVisible()
  await expect(main.getByText(/^Don’t ship it yet\./)).toBeVisible()
  await expect(main.getByRole('link', { name: 'To the shipping form' })).toHaveCount(0)
  expect(await findingsEverywhere(page)).toEqual([])
  await main.getByRole('button', { name: 'Mark as shipped' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('The buyer disputes the payment. Ship it all the same?')
  await dialog.getByRole('button', { name: 'Keep it here' }).click()
  await expect(dialog).toBeHidden()

  const statement = {
    name: 'Robin Reed',
    orderNumber: String(order.number),
    email: 'robin@example.com',
  }
  const { token } = await (await request.post('/api/withdrawals', { data: statement })).json()
  await request.post(`/api/withdrawals/${token}/confirm`, { data: {} })
  await page.reload()
  await expect(main.getByText(/^The buyer wants to cancel: the statement of/)).toBeVisible()
  await expect(main.getByText('Buyer wants to cancel', { exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: 'To the shipping form' })).toHaveCount(0)
  await main.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toContainText('Send it after all?')
  await dialog.getByRole('button', { name: 'Keep it here' }).click()
  await expect(dialog).toBeHidden()
  await main.getByRole('button', { name: 'Mark as shipped' }).click()
  await expect(dialog).toContainText('The buyer wants to cancel. Ship it all the same?')
  await dialog.getByRole('button', { name: 'Ship it anyway' }).click()
  await expect(toast(page, 'Off it goes. The buyer’s page says so.')).toBeVisible()
})
