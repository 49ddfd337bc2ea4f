import { expect, type Locator } from '@playwright/test'
import { photograph } from '#testing/fixtures/catalogue/photographs.ts'
import { heading, listed, openAdmin } from '../harness/admin.ts'
import { findings } from '../harness/axe.ts'
import { tabTo } from '../harness/keys.ts'
import { test } from '../harness/printer.ts'
import { addButton, visit } from '../harness/shopper.ts'

// In order: a test changes the fake printer's behaviour for itself, and the printer's shop opens
// once.
test.describe.configure({ mode: 'default' })

test('§12 services: what is set on the machine is shown as such, and has no form', async ({
  page,
}) => {
  await openAdmin(page, 'services')
  const main = page.getByRole('main')
  await expect(main.getByText('Set on the server')).toHaveCount(3)
  await listed(page, 'Payments').getByRole('link').click()
  const steps = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  await expect(steps).toHaveText(['Admin Homepage', 'Payments'])
  await expect(main.getByRole('status').first()).toContainText('can only be changed there')
  await expect(main.getByRole('textbox')).toHaveCount(0)
})

test('§7 hand-over: Printful products says which sizes the printer doesn’t know, what stops it, and names a refused token', async ({
  page,
  printer: { printful },
  mayComplain,
}) => {
  mayComplain(/status of (?:400|503)/)
  for (const id of ['o-s', 'o-m', 'o-l', 'n-s', 'n-m']) printful.variants.set(id, 'active')
  await openAdmin(page, 'printer')
  await expect(heading(page)).toHaveText('Printful products')
  const sizes = page.getByRole('region', { name: 'Check every size' })
  const status = sizes.first().getByRole('status')
  const check = page.getByRole('button', { name: /^Check|^Continue/ })
  await expect(status).toContainText('Not checked yet. There are 5 sizes to check.')
  await expect(page.getByText('Every print that was bought is at the printer')).toBeVisible()

  const seen = Promise.withResolvers<void>()
  printful.trouble = (call) =>
    call.includes('/store/variants') ? { how: 'slow', until: seen.promise } : { how: 'none' }
  await check.click()
  await expect(status).toContainText('Asking Printful … 0 of 5 sizes')
  seen.resolve()
  await expect(status).toContainText('Printful knows all 5 sizes. Print away.')
  printful.trouble = () => ({ how: 'none' })

  printful.variants.delete('o-m')
  printful.variants.set('n-s', 'discontinued')
  await check.click()
  await expect(status).toContainText('Printful can’t print 2 of 5 sizes.')
  const prints = page.getByRole('list', { name: 'Prints with sizes that Printful can’t print' })
  await expect(prints.getByRole('link')).toHaveText([/Old moths/, /New heron/])
  await expect(prints).toContainText('o-mNo such number there.')
  expect(await findings(page)).toEqual([])

  await prints.getByRole('link', { name: 'Old moths' }).click()
  await expect(page.getByLabel('Medium variant ID')).toHaveValue('o-m')
  await page.goBack()
  await expect(status).toContainText('Printful can’t print 2 of 5 sizes.')

  printful.callsLeft = 5
  await check.click()
  await expect(status).toContainText('This goes on by itself in a moment.')
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(status).toContainText('Stopped at 0 of 5.')
  printful.callsLeft = 119
  printful.trouble = () => ({ how: 'error', after: false })
  await check.click()
  await expect(status).toContainText('Printful can’t be reached right now.')
  printful.trouble = () => ({ how: 'none' })
  printful.refusesToken = true
  await check.click()
  await expect(status).toContainText('make a new one there, and give it to the shop')
  await status.getByRole('link', { name: 'Shop check-up' }).click()
  const main = page.getByRole('main')
  await expect(main).toContainText('make a new one there, and give it to the shop')
  await expect(main).toContainText('Make a new token. Settings, Printing says where to enter it.')
  printful.refusesToken = false
})

test.describe('on a phone, with more pieces than before', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('§7 hand-over: products at Printful become prints without a mouse, their changes are offered, and a sold one is ordered there', async ({
    page,
    anotherShopper,
    mayComplain,
    printer: { printful, stripe },
  }) => {
    mayComplain(/status of 503/)
    printful.shelf.picture = await photograph(800, 1200).png().toBuffer()
    const moths = printful.shelf.add('Moon moths (in)')
    const owls = printful.shelf.add('Barn owls', ['12″×18″', '24″×36″'])
    printful.shelf.add('A shirt', ['M', 'L'])

    async function press(place: Locator, key = 'Enter'): Promise<void> {
      await tabTo(page, place)
      await page.keyboard.press(key)
    }
    await openAdmin(page, 'printer')
    const main = page.getByRole('main')
    const look = page.getByRole('button', { name: /^Load/ })
    await expect(main).toContainText('The shop hasn’t read your store at Printful yet.')
    await press(look)
    await expect(main).toContainText('3 products in Heron & Moth')
    await expect(listed(page, 'Moon moths')).toContainText('$13.25')
    await expect(listed(page, 'A shirt')).toContainText('has a place in a print yet')

    await press(page.getByRole('checkbox', { name: 'Choose Moon moths' }), 'Space')
    await press(page.getByRole('checkbox', { name: 'Choose Barn owls' }), 'Space')
    await press(page.getByRole('button', { name: 'Import 2 products' }))
    await expect(main.getByText('Draft', { exact: true })).toHaveCount(2)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(390)

    owls.name = 'Snow owls'
    Object.assign(owls.variants[1] ?? {}, { availability_status: 'discontinued' })
    await look.click()
    const changes = page.getByRole('region', { name: /^Changed since you imported it/ })
    await expect(changes.getByRole('listitem')).toHaveText([
      /It is called “Snow owls” now, here it is “Barn owls”/,
      /24x36 can’t be made any more/,
    ])
    expect(await findings(page)).toEqual([])
    await changes.getByRole('button', { name: /^Accept.*Snow owls/ }).click()
    await changes.getByRole('button', { name: /^OK/ }).click()
    await expect(changes).toHaveCount(0)

    await press(listed(page, 'Moon moths').getByRole('link', { name: 'Edit' }))
    await expect(heading(page)).toHaveText('Moon moths')
    const [, id] = /[?&]id=(\d+)/.exec(page.url()) ?? []
    await expect(page.getByLabel('Small size price')).toHaveValue('24.00')
    await expect(page.getByLabel(/variant/i)).toHaveCount(0)
    await page.getByLabel('Small size price').fill('26')
    await press(page.getByLabel('Keep it as a draft: visitors don’t see it'), 'Space')
    await press(page.getByRole('button', { name: 'Save' }))
    await expect(page.getByText('Fresh off the press. Print updated!')).toBeVisible()

    const buyer = await anotherShopper()
    await visit(buyer, `/image/${id}?size=12x18`)
    await addButton(buyer).click()
    await buyer.getByRole('dialog').getByRole('link', { name: 'Go to cart' }).click()
    const proceed = buyer.getByRole('button', { name: 'Proceed to Checkout' })
    stripe.trouble = () => ({ how: 'reset', after: false })
    await proceed.click()
    await expect(buyer).toHaveURL(/\/cart\?notice=payment_unavailable$/)
    await expect(buyer.getByRole('main')).toContainText('Nothing was charged and your cart is safe')
    stripe.trouble = () => ({ how: 'none' })
    await proceed.click()
    await expect(buyer).toHaveURL(new RegExp(`^${stripe.url}/c/pay/cs_test_`))
    await buyer.getByRole('button', { name: 'Pay with card' }).click()
    await expect(buyer.getByRole('heading', { name: "It's ordered!" })).toBeVisible()
    await expect
      .poll(() => [...printful.orders.values()].map(({ items, status }) => ({ items, status })))
      .toEqual([{ status: 'pending', items: [{ sync_variant_id: moths.id + 1, quantity: 1 }] }])
  })
})
