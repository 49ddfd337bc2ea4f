import { findingsEverywhere } from '../harness/axe.ts'
import {
  addButton,
  badge,
  expectToastFor,
  fillCart,
  ownPage,
  stopClock,
  visit,
  visitNow,
} from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

test('§4 adding: a dialog offers Go to cart, and Continue shopping goes back', async ({
  page,
  owner,
}) => {
  const sticker = await owner.makeSticker(5)
  const link = page.getByRole('link', { name: sticker.name }).first()
  await visitNow(page, '/merch-gallery', link)
  await link.click()
  await addButton(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart')
  expect(await findingsEverywhere(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Continue shopping' }).click()
  await expect(page).toHaveURL('/merch-gallery')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(link).toBeFocused()
})

test('§4 adding: two presses are one request, and leave its dialog open', async ({
  page,
  owner,
}) => {
  await visit(page, (await owner.makeSticker(5)).path)
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) sent.push(`${request.method()} ${pathname}`)
  })
  await stopClock(page)
  await addButton(page).dblclick()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(badge(page)).toHaveAccessibleName(/\b1\b/)
  await page.mouse.click(5, 5)
  await expect(dialog).toBeVisible()
  await page.clock.runFor(600)
  await page.mouse.click(5, 5)
  await expect(dialog).toBeHidden()
  expect(sent).toEqual(['POST /api/cart-merch/create'])
})

test('§5 adding: a failure is said for 1.5 s; a cart or session that ended is no failure, and a piece that is gone says so', async ({
  page,
  owner,
  mayComplain,
}) => {
  mayComplain(/status of (?:503|4(01|04|10))/)
  const sticker = await owner.makeSticker(5)
  await fillCart(page, [{ piece: await owner.makeSticker(5) }])
  await visit(page, sticker.path)
  const added = page.getByRole('dialog').getByRole('link', { name: 'Go to cart' })

  await page.route(
    '**/api/cart-merch/create',
    (route) => route.fulfill({ status: 503, json: { error: { code: 'busy', message: 'Busy.' } } }),
    { times: 1 },
  )
  await stopClock(page)
  await addButton(page).click()
  await expectToastFor(page, 'Error: Item not added to cart.', 1500)
  await page.clock.resume()

  const { id } = await page.evaluate(() => JSON.parse(sessionStorage.getItem('user') ?? '{}'))
  await page.request.delete(`/api/cart/delete/id/${id}`, { headers: ownPage })
  await addButton(page).click()
  await expect(added).toBeVisible()
  await expect(badge(page)).toHaveAccessibleName(/\b1\b/)
  await page.keyboard.press('Escape')

  await page.context().clearCookies()
  await addButton(page).click()
  await expect(added).toBeVisible()
  await page.keyboard.press('Escape')

  await owner.deleteSticker(sticker)
  await addButton(page).click()
  await expect(
    page.getByRole('heading', { name: 'This piece isn’t in the shop any more.' }),
  ).toBeVisible()
  expect(await findingsEverywhere(page)).toEqual([])
})

test('§8 adding: when others took units meanwhile, the page says how many are left, and takes so many', async ({
  page,
  owner,
  mayComplain,
}) => {
  mayComplain(/status of 409/)
  const sticker = await owner.makeSticker(5)
  await visit(page, sticker.path)
  await owner.changeStock(sticker, -3)
  const quantity = page.getByLabel('Quantity', { exact: true })
  await quantity.fill('4')
  await addButton(page).click()
  await expect(page.getByText('Only 2 left.')).toBeVisible()
  await expect(quantity).toHaveValue('2')
  await addButton(page).click()
  await expect(page.getByRole('dialog')).toContainText('2 × $4.50')
  await expect(badge(page)).toHaveAccessibleName(/\b2\b/)
})

test('§5 adding: without a user it says Ope. Something went wrong, for 2.5 s', async ({
  page,
  owner,
  mayComplain,
}) => {
  mayComplain(/status of 503/)
  const sticker = await owner.makeSticker(5)
  await page.route('**/api/{session,users/create}', (route) =>
    route.fulfill({ status: 503, json: { error: { code: 'busy', message: 'Busy.' } } }),
  )
  await page.goto(sticker.path, { waitUntil: 'networkidle' })
  await stopClock(page)
  await addButton(page).click()
  await expectToastFor(page, 'Ope. Something went wrong', 2500)
})
