import { openAdmin } from '../harness/admin.ts'
import { write } from '../harness/books.ts'
import { buy } from '../harness/bought.ts'
import { answer, refusal } from '../harness/order-answers.ts'
import { toast } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

test('§2 admin, orders: shipped once, with its tracking number, by keyboard on a phone', async ({
  page,
  owner,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const order = await buy(owner, { pieces: [{ piece: await owner.makeSticker(4) }] })
  const shipped = () => {
    write("update fulfillments set state = 'shipped' where order_id = ?", order.id)
    write(
      "insert into parcels (order_id, kind, carrier, tracking_number, shipped_at) values (?, 'studio', 'USPS', '9400 1000', 1)",
      order.id,
    )
    return { json: {} }
  }
  await openAdmin(page, `orders&id=${order.number}`)
  const asked = await answer(page, order, 'ship', [shipped])
  await page.getByLabel(/^Carrier/).fill('usps')
  await page.getByLabel(/^Tracking number/).fill('9400 1000')
  await page.getByLabel(/^Tracking number/).press('Enter')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Off it goes. The buyer’s page says so.')).toBeVisible()
  expect(asked).toEqual([
    {
      kind: 'studio',
      together: false,
      another: false,
      anyway: false,
      carrier: 'usps',
      trackingNumber: '9400 1000',
      trackingUrl: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=94001000',
      version: expect.any(String),
    },
  ])
  await expect(page.getByRole('heading', { name: 'You ship these' })).toBeFocused()
  await expect(page.getByLabel(/^Tracking number/)).toHaveCount(0)
})

test('what was marked as shipped gets a number, which is corrected, and is taken back, by keyboard on a phone', async ({
  page,
  owner,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const order = await buy(owner, { pieces: [{ piece: await owner.makeSticker(4) }] })
  await openAdmin(page, `orders&id=${order.number}`)
  const form = page.getByRole('heading', { name: 'You ship these' })
  await page.getByLabel(/^Carrier/).fill('USPS')
  await page.getByRole('button', { name: 'Mark as shipped' }).press('Enter')
  await page.getByRole('button', { name: 'Add a tracking number' }).press('Enter')
  await page.getByLabel(/^Carrier/).fill('USPS')
  await page.getByLabel(/^Tracking number/).fill('9400')
  await page.getByLabel(/^Tracking number/).press('Enter')
  await page.getByRole('button', { name: 'Correct the number 9400' }).press('Enter')
  await page.getByLabel('The right number').fill('9401 7')
  await page.getByLabel('The right number').press('Enter')
  await expect(toast(page, 'Corrected. The buyer’s page shows the right number.')).toBeVisible()
  await expect(form).toBeFocused()
  await expect(page.getByRole('link', { name: /^9401 7/ })).toHaveAttribute('href', /=94017$/)
  expect(await (await page.request.get(order.page)).text()).toContain('9401 7')

  await page.getByRole('button', { name: 'Undo: it isn’t on its way yet' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Undo: it isn’t on its way yet?' })
  await dialog.getByRole('button', { name: 'Undo it' }).press('Enter')
  await expect(toast(page, 'Back on your bench. It counts as not shipped.')).toBeVisible()
  await expect(form).toBeFocused()
  await expect(page.getByRole('button', { name: 'Mark as shipped' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('Correct the number')
  await expect(page.getByText('The parcel was marked as not shipped')).toBeVisible()
})

test('§2 admin, orders: shipped in another window meanwhile, and nothing typed is lost', async ({
  page,
  owner,
  mayComplain,
}) => {
  mayComplain(/status of 409/)
  const order = await buy(owner, { pieces: [{ piece: await owner.makeSticker(4) }] })
  await openAdmin(page, `orders&id=${order.number}`)
  await answer(page, order, 'ship', [
    () => {
      write("update fulfillments set state = 'shipped' where order_id = ?", order.id)
      return refusal(409, 'changed', 'This is shipped already.')()
    },
  ])
  await page.getByLabel(/^Tracking number/).fill('1Z999')
  await page.getByRole('button', { name: 'Mark as shipped' }).click()
  await expect(toast(page, 'This is shipped already.')).toBeVisible()
  await expect(page.getByText(/This is shipped already\. Not saved/)).toBeVisible()
  await expect(page.getByText(/in another window meanwhile/)).toBeVisible()
  await expect(page.getByLabel(/^Tracking number/)).toHaveValue('1Z999')
})

test('§2 admin, orders: a long address leaves no gap beside it', async ({ page, owner }) => {
  const name = 'Maximiliane von Hohenstein-Scharfenberg '.repeat(4)
  const order = await buy(owner, { name, pieces: [{ piece: await owner.makeSticker(4) }] })
  await openAdmin(page, `orders&id=${order.number}`)
  const main = page.getByRole('main')
  const refund = await main.getByRole('button', { name: 'Refund…' }).boundingBox()
  const below = await main.getByRole('heading', { name: 'Where it goes' }).boundingBox()
  expect(below?.x).toBe(refund?.x)
  expect((below?.y ?? 0) - (refund?.y ?? 0) - (refund?.height ?? 0)).toBeLessThan(64)
})

test('§2 admin, orders: the packing slip is one page, with whom and what, and without the rest', async ({
  page,
  owner,
}) => {
  const sticker = await owner.makeSticker(4)
  const pieces = [{ piece: sticker, quantity: 2 }, { piece: await owner.makeShirt() }]
  const order = await buy(owner, { pieces })
  await openAdmin(page, `orders&id=${order.number}`)
  const way = page.getByRole('link', { name: 'Print a packing slip' })
  await page.goto((await way.getAttribute('href')) ?? '')
  const slip = (await page.pdf({ format: 'Letter' })).toString('latin1')
  expect(slip.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(main.getByText('Slow Heron', { exact: true })).toBeVisible()
  await expect(main.getByText('12 Willow Lane')).toBeVisible()
  await expect(main.getByText(sticker.name)).toBeVisible()
  await expect(main.getByText('2 ×')).toBeVisible()
  await expect(main.getByText('Open it as a PDF')).toBeHidden()
  for (const gone of ['robin@example.com', '$']) {
    await expect(main.getByText(gone)).toHaveCount(0)
  }
})
