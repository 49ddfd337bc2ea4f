/** Products: the one list of every piece, and what is done in the piece itself. */
import type { Locator } from '@playwright/test'
import { heading, listed, openAdmin, tabs } from '../harness/admin.ts'
import { findingsEverywhere } from '../harness/axe.ts'
import { buy } from '../harness/bought.ts'
import { stopClock, toast } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

test('§2 admin products: one list has pieces of every kind, found by name, gallery and state', async ({
  page,
  owner,
}) => {
  const [shirt, sticker] = [await owner.makeShirt(), await owner.makeSticker(3)]
  await openAdmin(page, 'products')
  for (const { name } of [shirt, sticker]) await expect(listed(page, name)).toBeVisible()
  await page.getByRole('link', { name: 'Several in stock' }).click()
  await expect(listed(page, sticker.name)).toBeVisible()
  await expect(listed(page, shirt.name)).toHaveCount(0)
  await page.getByLabel('Gallery').selectOption('Clothing')
  await expect(listed(page, sticker.name)).toHaveCount(0)
  await page.getByRole('link', { name: 'All', exact: true }).click()
  await expect(listed(page, shirt.name)).toBeVisible()
  await expect(listed(page, sticker.name)).toHaveCount(0)
  await page.getByRole('searchbox').fill('no such piece')
  await expect(page.getByText('No product matches.')).toBeVisible()
  await test.step('the field has the words that the list searches', async () => {
    const field = page.getByRole('searchbox')
    const products = tabs(page).getByRole('link', { name: 'Products', exact: true })
    await products.click()
    await expect(listed(page, sticker.name)).toBeVisible()
    await expect(field).toHaveValue('')
    await page.goBack()
    await expect(field).toHaveValue('no such piece')
    await products.click()
    await expect(field).toHaveValue('')

    // A space at the end isn't searched, and a next word may follow it.
    await field.pressSequentially(`${sticker.name} `)
    await expect(page).toHaveURL(/find=/)
    await expect(listed(page, shirt.name)).toHaveCount(0)
    await expect(field).toHaveValue(`${sticker.name} `)
    await expect(field).toBeFocused()

    await stopClock(page)
    await field.fill('words of the last moment')
    await page.getByRole('link', { name: 'Drafts' }).click()
    await page.clock.runFor(1000)
    await expect(page.getByRole('link', { name: 'Drafts' })).toHaveAttribute('aria-current', 'true')
    await expect(field).toHaveValue(sticker.name)
    await page.clock.resume()
    const all = page.getByRole('link', { name: 'All', exact: true })
    await all.click()
    // Words that are typed before the list has come search the list that is still there.
    await expect(all).toHaveAttribute('aria-current', 'true')
  })
  await page.getByRole('searchbox').fill(shirt.name)
  await listed(page, shirt.name).getByRole('link').click()
  await expect(heading(page)).toHaveText(shirt.name)
})

test('§4 admin products: a price is changed in the list, in three taps from the home', async ({
  page,
  owner,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const print = await owner.makePrint()
  await openAdmin(page)
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.click()
  }
  await tap(tabs(page).getByRole('link', { name: 'Products' }))
  await tap(listed(page, print.name).getByRole('button', { name: /^From \$21\.00/ }))
  const dialog = page.getByRole('dialog', { name: `Price of ${print.name}` })
  await expect(dialog.getByLabel('10 × 10 in')).toBeFocused()
  await page.keyboard.type('0')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Please enter a price greater than zero.')).toBeVisible()
  expect(await findingsEverywhere(page)).toEqual([])
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('19,50')
  await tap(dialog.getByRole('button', { name: 'Save' }))
  await expect(toast(page, 'The new price is in the shop.')).toBeVisible()
  await expect(
    listed(page, print.name).getByRole('button', { name: /^From \$19\.50/ }),
  ).toBeFocused()
  expect(taps).toBe(3)
  const saved = await (await request.get(`/api/prints/id/${print.id}`)).json()
  expect(saved).toMatchObject({ smallPrice: 19.5, mediumPrice: 34.5, largePrice: 48 })
})

test('§4 admin products: a piece is hidden, made hot, duplicated and deleted where it is edited', async ({
  page,
  owner,
  baseURL,
}) => {
  const sticker = await owner.makeSticker(5)
  await buy(owner, { pieces: [{ piece: sticker }] })
  await openAdmin(page, `edit-merch&id=${sticker.id}`)
  const actions = page.getByRole('group', { name: 'This piece' })
  const dialog = page.getByRole('dialog')
  await actions.getByRole('button', { name: 'Make it a draft' }).click()
  await expect(actions.getByRole('button', { name: 'Make it hot' })).toHaveCount(0)
  await actions.getByRole('link', { name: 'See the draft' }).click()
  await expect(page.getByText('This is a draft: visitors can’t see it')).toBeVisible()
  for (const path of [sticker.path, `${sticker.path}?preview=1`]) {
    expect((await fetch(new URL(path, baseURL))).status).toBe(404)
  }
  await page.goBack()
  await actions.getByRole('button', { name: 'Publish' }).click()
  await actions.getByRole('button', { name: 'Make it hot' }).click()
  await dialog.getByRole('button', { name: 'Yes' }).click()
  await expect(actions).toContainText('Hot right now')
  await expect(actions.getByRole('link', { name: 'Duplicate' })).toHaveAttribute(
    'href',
    `/admin?at=create-merch&id=${sticker.id}`,
  )
  await actions.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog).toContainText('One order that isn’t shipped yet holds it.')
  await dialog.getByRole('button', { name: 'Yes' }).click()
  await expect(toast(page, `${sticker.name} is gone. Poof.`)).toBeVisible()
  await expect(heading(page)).toHaveText('Products')
  await expect(listed(page, sticker.name)).toHaveCount(0)
})
