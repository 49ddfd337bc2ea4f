import type { Page } from '@playwright/test'
import {
  addPicture,
  enter,
  field,
  heading,
  listed,
  openAdmin,
  picture,
  tile,
  unfold,
} from './admin.ts'
import { findingsEverywhere } from './axe.ts'
import { proceedToPayment } from './buyer.ts'
import type { Owner } from './owner.ts'
import { expectToastFor, fillCart, stopClock, toast, turnTo, visit } from './shopper.ts'
import { expect, test } from './test.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

test('§2 edit: prints are labelled From and the small price, others with the price', async ({
  page,
  owner,
}) => {
  const print = await owner.makePrint()
  const shirt = await owner.makeShirt()
  const sticker = await owner.makeSticker(7)
  await openAdmin(page, 'edit-print')
  await expect(listed(page, print.name)).toContainText('From $21.00')
  await turnTo(page, '/admin?at=edit-clothing')
  await expect(listed(page, shirt.name)).toContainText('$64.00')
  await expect(listed(page, shirt.name)).not.toContainText('From')
  await turnTo(page, '/admin?at=edit-merch')
  await expect(listed(page, sticker.name)).toContainText('$4.50')
  await expect(listed(page, sticker.name)).toContainText('7 in stock')
})

test('§4 edit print: from the list to a prefilled form, saved, and 2 s later the list is fresh', async ({
  page,
  owner,
  request,
}) => {
  const print = await owner.makePrint()
  await openAdmin(page, 'edit-print')
  await page.getByLabel('Find by name').fill(print.name)
  await expect(page).toHaveURL(/&find=/)
  await listed(page, print.name).getByRole('link').click()
  await expect(heading(page)).toHaveText(print.name)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(
    /Admin Homepage.*Edit Print/,
  )
  await expect(field(page, 'Name')).toHaveValue(print.name)
  await expect(field(page, 'Medium size price')).toHaveValue('34.50')
  await field(page, 'Small size price').fill('22')
  await save(page).dblclick()
  await expect(toast(page, 'Fresh off the press. Print updated!')).toBeVisible()
  await expect(page).toHaveURL(/at=edit-print&find=/)
  await expect(listed(page, print.name)).toContainText('From $22.00')
  await expect(page.getByLabel('Find by name')).toHaveValue(print.name)
  const way = page.getByRole('link', { name: 'See it in the shop' })
  await expect(way).toHaveAttribute('href', print.path)
  const saved = await (await request.get(`/api/prints/id/${print.id}`)).json()
  expect(saved).toMatchObject({ name: print.name, smallPrice: 22, mediumPrice: 34.5 })
})

test('§4 edit: a picture is added, described and moved to the front', async ({
  page,
  owner,
  request,
}) => {
  const shirt = await owner.makeShirt()
  await openAdmin(page, `edit-clothing&id=${shirt.id}`)
  await addPicture(page, await picture('new-light.jpg'))
  await tile(page, 'new-light.jpg').click()
  await page.getByLabel(/What it shows/).fill('In a better light')
  const handle = page.getByRole('button', { name: /^Move picture 3 / })
  await handle.press('Home')
  await expect(page.getByRole('button', { name: /^Move picture 1 / })).toBeFocused()
  await save(page).click()
  await expect(toast(page, 'Ironed and updated!')).toBeVisible()
  const saved = await (await request.get(`/api/clothing/id/${shirt.id}`)).json()
  expect(saved.pictures[0].alt).toBe('In a better light')
})

test('§29 edit: a story gets its italics and links by buttons and keys, as its page shows them', async ({
  page,
  owner,
}) => {
  const sticker = await owner.makeSticker(3)
  await openAdmin(page, `edit-merch&id=${sticker.id}`)
  await unfold(page, 'Story')
  const story = page.getByRole('textbox', { name: /^Story/ })
  const bar = page.getByRole('toolbar', { name: 'Story: italic and links' })
  const select = (words: string) =>
    story.evaluate((area: HTMLTextAreaElement, chosen) => {
      const from = area.value.indexOf(chosen)
      area.focus()
      area.setSelectionRange(from, from + chosen.length)
    }, words)
  await story.fill('Cut twice, by the old boathouse.')
  await select('twice')
  await bar.getByRole('button', { name: 'Italic' }).click()
  await expect(story).toHaveValue('Cut *twice*, by the old boathouse.')
  await expect(story).toBeFocused()
  await story.press('Control+i')
  await expect(story).toHaveValue('Cut twice, by the old boathouse.')
  await story.press('Control+i')

  await select('boathouse')
  await bar.getByRole('button', { name: 'Link' }).click()
  const address = page.getByLabel('Where the link leads')
  await expect(address).toBeFocused()
  await address.fill('the boathouse')
  await address.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Please enter an address' })).toBeVisible()
  expect(await findingsEverywhere(page)).toEqual([])
  await address.press('Escape')
  await expect(address).toHaveCount(0)
  await expect(story).toBeFocused()
  await select('boathouse')
  await story.press('Control+k')
  await address.fill('boathouse.example')
  await page.getByRole('button', { name: 'Add the link' }).click()
  await expect(story).toHaveValue('Cut *twice*, by the old [boathouse](https://boathouse.example).')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Merch updated. Tidy drawer, tidy mind.')).toBeVisible()
  await turnTo(page, sticker.path)
  const shown = page.getByRole('main')
  await expect(shown.getByRole('emphasis').filter({ hasText: 'twice' })).toBeVisible()
  await expect(shown.getByRole('link', { name: 'boathouse' })).toHaveAttribute(
    'href',
    'https://boathouse.example/',
  )
})

test('§5 edit: the same checks as create', async ({ page, owner }) => {
  const shirt = await owner.makeShirt()
  await openAdmin(page, `edit-clothing&id=${shirt.id}`)
  await field(page, 'Type').fill(' ')
  await save(page).click()
  await expect(toast(page, 'Please enter a clothing type.')).toBeVisible()
  await expect(field(page, 'Type')).toBeFocused()
})

const failures = [
  {
    ...{ kind: 'print', call: 'prints/update', seconds: 2.5 },
    ...{ make: (owner: Owner) => owner.makePrint(), words: "shiiiiiit, that didn't work" },
  },
  {
    ...{ kind: 'clothing', call: 'clothing/update', seconds: 1.5 },
    ...{ make: (owner: Owner) => owner.makeShirt(), words: 'NO. GOD PLEASE NO. AN ERROR OCCURED!' },
  },
  {
    ...{ kind: 'merch', call: 'merch/update-product', seconds: 2.5 },
    make: (owner: Owner) => owner.makeSticker(3),
    words: 'noooooo, something went wrong :/ try again or call that super cool dev dude you know',
  },
]

for (const { kind, call, seconds, make, words } of failures) {
  test(`§8 edit ${kind}: a failure says so for ${seconds} s and keeps what was typed`, async ({
    page,
    owner,
    mayComplain,
  }) => {
    mayComplain(/status of 500/)
    const { id } = await make(owner)
    await openAdmin(page, `edit-${kind}&id=${id}`)
    await page.route(`/api/${call}/**`, (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'Ouch.' } } }),
    )
    await field(page, 'Name').fill('Owl, but later')
    await stopClock(page)
    await save(page).click()
    await expectToastFor(page, words, seconds * 1000)
    await expect(page.getByRole('alert')).toContainText('Not saved, and nothing you typed is lost.')
    await expect(field(page, 'Name')).toHaveValue('Owl, but later')
  })
}

test('§5 edit merch: stock below what somebody is paying for is refused, in words', async ({
  page,
  owner,
  anotherShopper,
  mayComplain,
}) => {
  mayComplain(/status of 409/)
  const sticker = await owner.makeSticker(5)
  const shopper = await anotherShopper()
  await fillCart(shopper, [{ piece: sticker, quantity: 3 }])
  await proceedToPayment(shopper)
  await openAdmin(page, 'edit-merch')
  await expect(listed(page, sticker.name)).toContainText('5 in stock, 3 being paid for')
  await listed(page, sticker.name).getByRole('link').click()
  await expect(field(page, 'Quantity')).toHaveValue('5')
  await field(page, 'Quantity').fill('2')
  await save(page).click()
  await expect(page.getByRole('alert')).toContainText(/pay/i)
  await field(page, 'Quantity').fill('4')
  await save(page).click()
  await expect(toast(page, 'Merch updated. Tidy drawer, tidy mind.')).toBeVisible()
})

test('§4 edit: a piece that is gone meanwhile is said to be', async ({ page, owner }) => {
  const print = await owner.makePrint()
  await owner.deletePrint(print)
  await openAdmin(page, `edit-print&id=${print.id}`)
  await expect(page.getByText('That one has left the building')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(heading(page)).toHaveText('Edit Print')
})

test('§2 detail: the owner finds a way to edit the piece on its page, and nobody else does', async ({
  page,
  owner,
  anotherShopper,
}) => {
  const shirt = await owner.makeShirt()
  const shopper = await anotherShopper()
  await visit(shopper, shirt.path)
  await expect(shopper.getByRole('link', { name: 'Edit this' })).toHaveCount(0)
  await enter(page)
  await visit(page, shirt.path)
  await page.getByRole('link', { name: 'Edit this' }).click()
  await expect(heading(page)).toHaveText(shirt.name)
  await expect(field(page, 'Price')).toHaveValue('64.00')
})
