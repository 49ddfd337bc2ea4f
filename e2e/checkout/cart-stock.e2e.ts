import { findingsEverywhere } from '../harness/axe.ts'
import { badge, fillCart, line, quantityIn, visit } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

test('§8 cart: on load a piece that is gone or sold out is named and its line leaves, and too little stock sets the quantity', async ({
  page,
  owner,
}) => {
  const shirt = await owner.makeShirt()
  const [sold, low] = [await owner.makeSticker(5), await owner.makeSticker(5)]
  await fillCart(page, [
    { piece: shirt },
    { piece: sold, quantity: 2 },
    { piece: low, quantity: 4 },
  ])
  await owner.deleteShirt(shirt)
  await owner.changeStock(sold, -5)
  await owner.changeStock(low, -3)
  await visit(page, '/cart')
  const dialog = page.getByRole('dialog')
  for (const { name } of [shirt, sold]) {
    await expect(dialog).toContainText(`${name} just got snatched and is now out of stock.`)
  }
  await expect(dialog).toContainText(`${low.name} is low in stock. We only have 2 left.`)
  await expect(dialog.getByRole('link', { name: /Follow along/ })).toBeVisible()
  expect(await findingsEverywhere(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main')).toBeFocused()
  for (const gone of [shirt, sold]) await expect(line(page, gone)).toHaveCount(0)
  await expect(quantityIn(line(page, low))).toHaveValue('2')
  await expect(badge(page)).toHaveAccessibleName(/\b2\b/)
  await page.reload()
  await expect(quantityIn(line(page, low))).toHaveValue('2')
  await expect(dialog).toBeHidden()
})
