import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { addPicture, field, heading, openAdmin, picture, unfold } from '../harness/admin.ts'
import { findingsEverywhere } from '../harness/axe.ts'
import { toast, turnTo } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

async function expectWarning(page: Page, button: string, words: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(toast(page, words).last()).toBeVisible()
  await expect(page.locator('[data-field]:focus-within').getByText(words)).toBeVisible()
}

/** The new print, as the link to its page names it. */
async function madeFrom(page: Page, request: APIRequestContext) {
  const way = page.getByRole('link', { name: 'See it in the shop' })
  const id = (await way.getAttribute('href'))?.split('/').at(-1)
  return (await request.get(`/api/prints/id/${id}`)).json()
}

test('§5 create print: all that is wrong is marked, the first is named and has the focus, in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openAdmin(page, 'create-print')
  const check = (words: string) => expectWarning(page, 'Publish', words)
  await check('Please enter a print name.')
  const main = page.getByRole('main')
  await expect(main.getByText('Please enter a price greater than zero.')).toBeVisible()
  await expect(main.getByText('Please upload a print image.')).toBeVisible()
  await field(page, 'Name').fill('Owl at noon')
  await unfold(page, 'Sizes')
  await page.getByText(/^Square/).click()
  await field(page, 'Small size price').fill('0.01')
  const publish = page.getByRole('button', { name: 'Publish' })
  for (const size of ['medium', 'large']) {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    const words = `Please enter a ${size} size price greater than zero.`
    await check(words)
    // The bar with the button lies over no field that a check is about.
    const top = (await publish.boundingBox())?.y ?? 0
    await expect
      .poll(async () => {
        const box = await main.getByText(words).boundingBox()
        return box && box.y > 0 && box.y + box.height <= top
      })
      .toBe(true)
    await page.keyboard.type('34')
  }
  await check('Please upload a print image.')
  expect(await findingsEverywhere(page)).toEqual([])
})

test('§4 create print: a portrait one has no large price and variant, is made, with a toast, and the form is fresh after 2 s', async ({
  page,
  request,
}) => {
  const name = `Owl ${randomUUID().slice(0, 8)}`
  await openAdmin(page, 'create-print')
  await field(page, 'Name').fill(name)
  await unfold(page, 'Sizes')
  await page.getByText(/^Square/).click()
  await expect(field(page, 'Large size price')).toBeVisible()
  // The studio makes its own prints, so no printer's numbers are needed.
  await expect(field(page, 'Large variant ID at Printful')).toBeHidden()
  await page.getByText(/^Portrait/).click()
  await expect(field(page, 'Large size price')).toBeHidden()
  await field(page, 'Small size price').fill('21')
  await field(page, 'Medium size price').fill('34,50')
  await unfold(page, 'Details')
  await field(page, 'Description (optional)').fill('Awake, for once.')
  await addPicture(page, await picture('owl.jpg', 900, 1200))
  // The sizes that don't suit the picture are no longer offered.
  await expect(page.getByText(/^Square/)).toBeHidden()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(toast(page, 'Hung it. Your new print is in the shop!')).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue('')
  await expect(heading(page)).toBeFocused()
  const made = page.getByRole('region', { name: `${name} is in the shop.` })
  await expect(made.getByRole('link', { name: 'Edit it' })).toBeInViewport()
  await expect(made.getByRole('button', { name: 'Share it' })).toBeVisible()
  expect(await findingsEverywhere(page)).toEqual([])
  expect(await madeFrom(page, request)).toMatchObject({
    name,
    dimensions: 'portrait',
    smallPrice: 21,
    mediumPrice: 34.5,
    largePrice: null,
    largeVariantId: null,
    candidLocation: '',
    description: 'Awake, for once.',
  })
})

test('§4 create print: one in sizes of its own, in centimetres', async ({ page, request }) => {
  const name = `Fjord ${randomUUID().slice(0, 8)}`
  await openAdmin(page, 'create-print')
  await field(page, 'Name').fill(name)
  await unfold(page, 'Sizes')
  await page.getByText('My own sizes', { exact: true }).click()
  await addPicture(page, await picture('fjord.jpg'))
  const create = page.getByRole('button', { name: 'Publish' })
  await create.click()
  await expect(page.getByRole('main').getByText('Please add a size with its price.')).toBeVisible()
  await page.getByLabel('One more size').selectOption('A3')
  await page.getByRole('button', { name: 'Add size' }).click()
  await page.getByLabel('One more size').selectOption('A size of my own')
  await page.getByRole('button', { name: 'Add size' }).click()
  const first = page.getByRole('group', { name: 'Size 1' })
  const second = page.getByRole('group', { name: 'Size 2' })
  await first.getByLabel('Price').fill('40')
  await second.getByLabel('Width').fill('0')
  await second.getByLabel('Height').fill('30')
  await second.getByLabel('Price').fill('95,50')
  await create.click()
  await expect(second.getByText('Please enter a width from 1 to 1,000 cm.')).toBeVisible()
  await second.getByLabel('Width').fill('90')
  await create.click()
  await expect(toast(page, 'Hung it. Your new print is in the shop!')).toBeVisible()
  const made = await madeFrom(page, request)
  expect(made.sizes).toMatchObject([
    { label: 'A3', unit: 'cm', price: 40, variantId: null },
    { label: '90x30 cm', width: 90, height: 30, price: 95.5 },
  ])
})

test('§8 create: a failure is said, nothing that was typed is lost, a second click makes no second piece, and a description of 250 characters is counted', async ({
  page,
  request,
  mayComplain,
}) => {
  mayComplain(/status of 500/)
  const name = `Newt ${randomUUID().slice(0, 8)}`
  await openAdmin(page, 'create-merch')
  await field(page, 'Name').fill(name)
  await field(page, 'Type').fill('Vinyl sticker')
  await field(page, 'Price').fill('4.50')
  await field(page, 'Quantity').fill('12')
  await unfold(page, 'Details')
  const description = field(page, 'Description (optional)')
  await description.fill('n'.repeat(249))
  await description.pressSequentially('ewt')
  await expect(description).toHaveValue(`${'n'.repeat(249)}e`)
  await expect(page.getByText('250 / 250')).toBeVisible()
  await addPicture(page, await picture('newt.jpg'))
  await page.route('/api/merch/create', (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'Ouch.' } } }),
  )
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(toast(page, 'the merch was not saved. try again?')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Ouch.')
  await expect(field(page, 'Name')).toHaveValue(name)
  await page.unroute('/api/merch/create')
  await page.getByRole('button', { name: 'Publish' }).dblclick()
  await expect(toast(page, 'Tiny treasure added. Stick around!')).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue('')
  const list = (await (await request.get('/api/merch')).json()) as { printName: string }[]
  expect(list.filter((piece) => piece.printName === name)).toHaveLength(1)
})

test('§2 admin: an unfinished form asks before it is left', async ({ page }) => {
  await openAdmin(page, 'create-merch')
  await field(page, 'Name').fill('Newt')
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await trail.getByRole('link', { name: 'Admin Homepage' }).click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(field(page, 'Name')).toHaveValue('Newt')

  // A phone may discard a tab while its owner is in the camera.
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(page.getByText('You were in the middle of this')).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue('Newt')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(field(page, 'Name')).toHaveValue('')
  await field(page, 'Name').fill('Second newt')

  await trail.getByRole('link', { name: 'Admin Homepage' }).click()
  await page.getByRole('button', { name: 'Leave it' }).click()
  await expect(heading(page)).toHaveText('Admin Homepage')
  await turnTo(page, '/admin?at=create-merch')
  await expect(field(page, 'Name')).toHaveValue('')
})
