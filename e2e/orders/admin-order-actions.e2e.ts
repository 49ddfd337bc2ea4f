import { heading, openAdmin } from '../harness/admin.ts'
import { findingsEverywhere } from '../harness/axe.ts'
import { write } from '../harness/books.ts'
import { buy, makeFree, makeLate } from '../harness/bought.ts'
import { answer, refusal } from '../harness/order-answers.ts'
import { toast, turnTo } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

test('§2 admin, orders: an address is corrected until everything has left, and buyer and studio see it', async ({
  page,
  owner,
  mayComplain,
}) => {
  mayComplain(/status of (?:400|409)/)
  const order = await buy(owner, { pieces: [{ piece: await owner.makeSticker(4) }] })
  await openAdmin(page, `orders&id=${order.number}`)
  const opener = page.getByRole('button', { name: 'Correct the address' })
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Where order ${order.number} goes` })
  await expect(dialog.getByLabel('Street')).toHaveValue('12 Willow Lane')
  await dialog.getByLabel('Street').fill('14 Alder Street')
  const country = dialog.getByLabel('Country')
  await expect(country).toHaveValue('US')
  await country.selectOption('Germany')
  await country.selectOption('United States')
  await dialog.getByLabel('State').fill('Narnia')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('“Narnia” isn’t a state of the United States.')).toBeVisible()
  await expect(dialog.getByLabel('State')).toBeFocused()
  await test.step('a press that selects the street may end beside the dialog', async () => {
    const street = dialog.getByLabel('Street')
    await street.hover()
    await page.mouse.down()
    await page.mouse.move(5, 5, { steps: 6 })
    await page.mouse.up()
    await expect(street).toHaveValue('14 Alder Street')
  })
  await dialog.getByLabel('State').fill('washington')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Off to the right door, then.')).toBeVisible()
  await expect(opener).toBeFocused()
  const main = page.getByRole('main')
  await expect(main.getByText('14 Alder Street')).toBeVisible()
  await expect(main.getByText('Portland, WA 97205')).toBeVisible()
  await expect(main.getByText('You corrected the address')).toBeVisible()
  expect(await (await page.request.get(order.page)).text()).toContain('14 Alder Street')

  await opener.press('Enter')
  write("update fulfillments set state = 'shipped' where order_id = ?", order.id)
  await dialog.getByLabel('Street').fill('16 Birch Street')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/is on its way to the old address/)).toBeVisible()
  await expect(dialog.getByLabel('Street')).toHaveValue('16 Birch Street')
  await dialog.getByRole('button', { name: 'Leave it as it is' }).click()
  await expect(opener).toHaveCount(0)
})

test('§2 admin, orders: a refund names its sum, goes out once, and is tried again under one key', async ({
  page,
  owner,
  mayComplain,
}) => {
  mayComplain(/status of 503/)
  const print = await owner.makePrint()
  const sticker = await owner.makeSticker(4, { price: 5 })
  const order = await buy(owner, {
    pieces: [
      { piece: print, size: '10x10' },
      { piece: sticker, quantity: 2 },
    ],
  })
  const total = `$${order.total.toFixed(2)}`
  await openAdmin(page, `orders&id=${order.number}`)
  const asked = await answer(page, order, 'refund', [
    refusal(503, 'payment_unavailable', 'The payment provider does not answer.'),
    () => {
      write('update orders set refunded = total where id = ?', order.id)
      return { json: {} }
    },
  ])
  const opener = page.getByRole('button', { name: 'Refund…' })
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Refund order ${order.number}` })
  await dialog.getByRole('radio', { name: 'Some of the pieces' }).check()
  const press = dialog.getByRole('button', { name: 'Refund', exact: true })
  await press.click()
  await expect(dialog.getByText('Which pieces?')).toBeVisible()
  const more = dialog.getByRole('button', { name: new RegExp(`${sticker.name}.*: one more`) })
  await more.click()
  await more.click()
  await expect(dialog.getByRole('button', { name: 'Refund $10.00' })).toBeVisible()
  expect(await findingsEverywhere(page)).toEqual([])
  await dialog.getByRole('radio', { name: 'An amount' }).check()
  const amount = dialog.getByLabel('Amount in dollars')
  await amount.fill('ten')
  await press.click()
  await expect(dialog.getByText('Please enter a sum such as 12.50.')).toBeVisible()
  await expect(amount).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()

  await opener.press('Enter')
  await dialog.getByRole('radio', { name: /^The whole order/ }).check()
  await dialog.getByRole('button', { name: `Refund ${total}` }).dblclick()
  await expect(page.getByText(/The payment provider does not answer\./)).toBeVisible()
  await dialog.getByRole('button', { name: `Refund ${total}` }).dblclick()
  await expect(toast(page, `${total} is on its way back.`)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(heading(page)).toBeFocused()
  await expect(page.getByRole('main').getByText('Refunded', { exact: true }).first()).toBeVisible()
  await expect(opener).toHaveCount(0)
  for (const name of ['Print a packing slip', 'Correct the address…']) {
    await expect(page.getByText(name)).toHaveCount(0)
  }
  expect(asked).toHaveLength(2)
  expect(asked[0]).toEqual({
    attempt: expect.stringMatching(/^[\w-]{20,}$/),
    restock: true,
    version: expect.any(String),
  })
  expect(asked[1]).toEqual(asked[0])
})

test('§1 admin, orders: shipped and paid back for real, and buyer and stock know', async ({
  page,
  owner,
}) => {
  const read = async (path: string) => (await page.request.get(path)).text()
  const [print, sticker] = [await owner.makePrint(), await owner.makeSticker(4)]
  const after = await buy(owner, { pieces: [{ piece: sticker }] })
  const order = await buy(owner, {
    pieces: [
      { piece: print, size: '10x10' },
      { piece: sticker, quantity: 2 },
    ],
  })
  await openAdmin(page, `orders&id=${order.number}`)
  await expect(page.getByLabel(/^Tracking number/)).toHaveCount(1)
  await page.getByLabel(/^Carrier/).fill('Royal Mail')
  await page.getByLabel(/^Tracking number/).fill('RB 42')
  await page.getByLabel('Everything is in this parcel').uncheck()
  await expect(page.getByLabel(/^Tracking number/)).toHaveCount(2)
  await page.getByLabel('Everything is in this parcel').check()
  await page.getByRole('button', { name: 'Mark all as shipped' }).click()
  await expect(toast(page, 'Off it goes. The buyer’s page says so.')).toBeVisible()
  await expect(page.getByRole('main').getByText('Royal Mail RB 42')).toHaveCount(3)

  expect(await read(order.page)).toContain('RB 42')

  await page.getByRole('link', { name: 'Next to ship' }).click()
  await expect(heading(page)).not.toHaveText(`Order ${order.number}`)
  await openAdmin(page, `orders&id=${after.number}`)
  await expect(page.getByLabel(/^Carrier/)).not.toHaveValue('')
  await turnTo(page, `/admin?at=orders&id=${order.number}`)

  await page.getByRole('button', { name: 'Refund…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /^The whole order/ }).check()
  await dialog.getByLabel('Put the pieces back into stock').check()
  await dialog.getByRole('button', { name: /^Refund \$/ }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(/^Refunded: \$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refund…' })).toHaveCount(0)

  await expect.poll(() => read(sticker.path)).toContain('Only 3 left.')

  const gift = await buy(owner, { pieces: [{ piece: sticker, quantity: 2 }] })
  makeFree(gift.id)
  await turnTo(page, `/admin?at=orders&id=${gift.number}`)
  await page.getByRole('button', { name: 'Cancel order…' }).click()
  await expect(dialog.getByLabel('Put the pieces back into stock')).toBeChecked()
  await dialog.getByRole('button', { name: 'Cancel order', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText('You cancelled the order')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel order…' })).toHaveCount(0)
  expect(await read(gift.page)).toContain('This order is cancelled.')
  await expect.poll(() => read(sticker.path)).toContain('Only 3 left.')

  const late = await buy(owner, { pieces: [{ piece: sticker }] })
  makeLate(late.id)
  await turnTo(page, `/admin?at=orders&id=${late.number}`)
  await page.getByRole('button', { name: 'Cancel the unpaid order…' }).click()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText('The payment never came, and you cancelled the order')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel the unpaid order…' })).toHaveCount(0)
})
