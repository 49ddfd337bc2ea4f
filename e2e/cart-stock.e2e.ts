import { findingsEverywhere } from './axe.ts'
import { badge, fillCart, line, quantityIn, visit } from './shopper.ts'
import { expect, test } from './test.ts'

test.describe('the stock check on load', () => {
  test('§8 cart: a piece that is gone is named with advice, and its line leaves', async ({
    page,
    owner,
  }) => {
    const shirt = await owner.makeShirt()
    const sticker = await owner.makeSticker(5)
    await fillCart(page, [{ piece: shirt }, { piece: sticker }])
    await owner.deleteShirt(shirt)
    await visit(page, '/cart')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(`${shirt.name} just got snatched and is now out of stock.`)
    await expect(dialog.getByRole('link', { name: /Follow along/ })).toBeVisible()
    expect(await findingsEverywhere(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(line(page, shirt)).toHaveCount(0)
    await expect(line(page, sticker)).toBeVisible()
    await page.reload()
    await expect(line(page, sticker)).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('§8 cart: merch that sold out is named, and its line leaves', async ({ page, owner }) => {
    const sticker = await owner.makeSticker(5)
    await fillCart(page, [{ piece: sticker, quantity: 2 }])
    await owner.changeStock(sticker, -5)
    await visit(page, '/cart')
    await expect(page.getByRole('dialog')).toContainText(
      `${sticker.name} just got snatched and is now out of stock.`,
    )
    await page.keyboard.press('Escape')
    await expect(page.getByText('Your cart is empty!')).toBeVisible()
  })

  test('§8 cart: too little stock is said, and the quantity is set to it', async ({
    page,
    owner,
  }) => {
    const sticker = await owner.makeSticker(5)
    await fillCart(page, [{ piece: sticker, quantity: 4 }])
    await owner.changeStock(sticker, -3)
    await visit(page, '/cart')
    await expect(page.getByRole('dialog')).toContainText(
      `${sticker.name} is low in stock. We only have 2 left.`,
    )
    expect(await findingsEverywhere(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(quantityIn(line(page, sticker))).toHaveValue('2')
    await expect(badge(page)).toHaveAccessibleName(/\b2\b/)
    await page.reload()
    await expect(quantityIn(line(page, sticker))).toHaveValue('2')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})
