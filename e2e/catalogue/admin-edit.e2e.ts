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
} from '../harness/admin.ts'
import { hold } from '../harness/bought.ts'
import { expectToastFor, stopClock, toast, visit } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

test('§4 edit print: from the list to a prefilled form, checked like a new piece, saved, and 2 s later the list is fresh; gone, it is said to be', async ({
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
  await field(page, 'Medium size price').fill('0')
  await save(page).click()
  await expect(toast(page, 'Please enter a medium size price greater than zero.')).toBeVisible()
  await expect(field(page, 'Medium size price')).toBeFocused()
  await field(page, 'Medium size price').fill('34.50')
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

  await owner.deletePrint(print)
  await listed(page, print.name).getByRole('link').click()
  await expect(page.getByText('That one has left the building')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(heading(page)).toHaveText('Edit Print')
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

test('§29 edit: a story gets its italics and links by buttons and keys', async ({
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
  await address.press('Escape')
  await expect(address).toHaveCount(0)
  await expect(story).toBeFocused()
  await select('boathouse')
  await story.press('Control+k')
  await address.fill('boathouse.example')
  await page.getByRole('button', { name: 'Add the link' }).click()
  await expect(story).toHaveValue('Cut *twice*, by the old [boathouse](https://boathouse.example).')
})

test('§8 edit: a failure says so for its time and keeps what was typed', async ({
  page,
  owner,
  mayComplain,
}) => {
  mayComplain(/status of 500/)
  const { id } = await owner.makeShirt()
  await openAdmin(page, `edit-clothing&id=${id}`)
  await page.route('/api/clothing/update/**', (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'Ouch.' } } }),
  )
  await field(page, 'Name').fill('Owl, but later')
  await stopClock(page)
  await save(page).click()
  await expectToastFor(page, 'NO. GOD PLEASE NO. AN ERROR OCCURED!', 1500)
  await expect(page.getByRole('alert')).toContainText('Not saved, and nothing you typed is lost.')
  await expect(field(page, 'Name')).toHaveValue('Owl, but later')
})

test('§5 edit merch: stock below what somebody is paying for is refused, in words', async ({
  page,
  owner,
  mayComplain,
}) => {
  mayComplain(/status of 409/)
  const sticker = await owner.makeSticker(5)
  await hold([{ piece: sticker, quantity: 3 }])
  await openAdmin(page, 'edit-merch')
  await expect(listed(page, sticker.name)).toContainText('5 in stock, 3 of them being paid for')
  await listed(page, sticker.name).getByRole('link').click()
  await expect(field(page, 'Quantity')).toHaveValue('5')
  await field(page, 'Quantity').fill('2')
  await save(page).click()
  await expect(page.getByRole('alert')).toContainText(/pay/i)
  await field(page, 'Quantity').fill('4')
  await save(page).click()
  await expect(toast(page, 'Merch updated. Tidy drawer, tidy mind.')).toBeVisible()
})

test('§2 detail: the owner finds a way to edit the piece on its page, and nobody else does', async ({
  page,
  owner,
}) => {
  const shirt = await owner.makeShirt()
  await visit(page, shirt.path)
  await expect(page.getByRole('link', { name: 'Edit this' })).toHaveCount(0)
  await enter(page)
  await visit(page, shirt.path)
  await page.getByRole('link', { name: 'Edit this' }).click()
  await expect(heading(page)).toHaveText(shirt.name)
  await expect(field(page, 'Price')).toHaveValue('64.00')
})
