import { openAdmin, unfold } from '../harness/admin.ts'
import { findingsEverywhere } from '../harness/axe.ts'
import { pay, paymentPage } from '../harness/buyer.ts'
import { addButton, sum, visit } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const asked = { label: 'Name on the mug', required: false, lines: 1, most: 5, price: 6 }

test('a name is typed, paid with its price, and read on the order and the slip', async ({
  page,
  owner,
}) => {
  const mug = await owner.makeSticker(5, {
    descName: 'Stoneware mug',
    price: 28,
    personalisation: JSON.stringify(asked),
  })
  const main = page.getByRole('main')
  const name = main.getByLabel(/^Name on the mug/)
  await visit(page, mug.path)
  await name.fill('Ottoline')
  await addButton(page).tap()
  await expect(page.getByRole('alert')).toHaveText('“Name on the mug” takes at most 5 characters.')
  await expect(name).toBeFocused()
  await name.fill('Otto🐙')
  await expect(page.getByText('5 of 5 characters')).toBeVisible()
  await expect(main.locator('[aria-live]').filter({ hasText: '$34.00' })).toBeVisible()
  expect(await findingsEverywhere(page)).toEqual([])
  await addButton(page).tap()
  await expect(page.getByRole('dialog')).toContainText('Name on the mug: Otto🐙')
  await visit(page, mug.path)
  await name.fill('Ida')
  await addButton(page).tap()
  await page.getByRole('dialog').getByRole('link', { name: 'Go to cart' }).tap()

  await expect(main.getByText('Otto🐙', { exact: true })).toBeVisible()
  await expect(sum(page, 'Subtotal')).toHaveText('$68.00')
  const ida = main.getByRole('listitem').filter({ hasText: '“Ida”' })
  await ida.getByText('Change your words').tap()
  await ida.getByLabel(/^Name on the mug/).fill('')
  await ida.getByRole('button', { name: 'Save', exact: true }).tap()
  const bare = main.getByRole('listitem').filter({ hasText: 'Add your words' })
  await expect(bare).toBeVisible()
  await visit(page, '/cart')
  await bare.getByText('Add your words').tap()
  await bare.getByLabel(/^Name on the mug/).fill('Robin')
  expect(await findingsEverywhere(page)).toEqual([])
  await bare.getByRole('button', { name: 'Save', exact: true }).tap()
  await expect(main.getByText('Robin', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Proceed to Checkout' }).tap()
  await expect(page).toHaveURL(paymentPage)
  await pay(page)
  await page.getByRole('link', { name: 'See your order' }).tap()
  await expect(page).toHaveURL(/\/orders\/[\w-]{20,}$/)
  const both = ['Otto🐙', 'Robin']
  for (const words of both) await expect(main).toContainText(words)
  await openAdmin(page, `orders&find=${encodeURIComponent(`${mug.name} otto`)}`)
  await main.getByRole('link', { name: /Order \d/ }).tap()
  const slip = page.getByRole('link', { name: 'Print a packing slip' })
  const paper = await page.request.get((await slip.getAttribute('href')) ?? '')
  const printed = await paper.text()
  for (const words of both) {
    await expect(main).toContainText(words)
    expect(printed).toContain(words)
  }
})

test('the owner asks for words in the piece’s form', async ({ page, owner, request }) => {
  const mug = await owner.makeSticker(5)
  await openAdmin(page, `edit-merch&id=${mug.id}`)
  await unfold(page, 'Personalized')
  await page.getByLabel('Ask buyers for their own words').tap()
  await page.getByRole('button', { name: 'Save', exact: true }).tap()
  await expect(page.getByText('Please say what buyers should write').first()).toBeVisible()
  await page.getByLabel('What should they write?').fill('Dedication')
  await page.getByLabel('Characters at most').fill('120')
  await page.getByLabel('Lines at most').fill('3')
  await page.getByLabel(/^Extra price/).fill('4,50')
  expect(await findingsEverywhere(page)).toEqual([])
  await page.getByRole('button', { name: 'Save', exact: true }).tap()
  const told = async () => (await request.get(`/api/merch/id/${mug.id}`)).json()
  await expect.poll(told).toMatchObject({
    personalisation: { label: 'Dedication', required: false, lines: 3, most: 120, price: 4.5 },
  })
})
