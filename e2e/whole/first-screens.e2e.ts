import { addButton, visit } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

const phone = { width: 390, height: 844 }
const tablet = { width: 1024, height: 768 }

test('§2 detail: the way to buy is on the first screen, on a phone and on a tablet; a portrait print comes in 12x18 and 24x36', async ({
  page,
  owner,
}) => {
  const portrait = { dimensions: 'portrait', largePrice: null, largeVariantId: null } as const
  const print = await owner.makePrint()
  const tall = await owner.makePrint(portrait)
  const shirt = await owner.makeShirt({ size: 'M', measurements: 'Chest 44 in, length 28 in' })
  for (const { path } of [await owner.makeSticker(3), shirt, tall, print]) {
    if (path === print.path) await visit(page, path)
    else await page.goto(path, { waitUntil: 'domcontentloaded' })
    for (const size of [tablet, phone]) {
      await page.setViewportSize(size)
      await expect(addButton(page)).toBeInViewport({ ratio: 1 })
    }
    if (path !== tall.path) continue
    const sizes = page.getByRole('group', { name: 'Print size' }).getByRole('radio')
    await expect(sizes).toHaveCount(2)
    for (const name of [/12 × 18/, /24 × 36/]) {
      await expect(page.getByRole('radio', { name })).toBeAttached()
    }
  }

  await test.step('on a phone the button stays at hand until its own place, and names what it buys', async () => {
    const bar = addButton(page).locator('..')
    await expect(bar).toContainText(print.name)
    await expect(bar).toContainText('Choose a size')
    await page.getByRole('radio', { name: /14 × 14/ }).check()
    await expect(bar).toContainText('14 × 14 in · $34.50')
    await page.getByText('Shipping', { exact: true }).first().scrollIntoViewIfNeeded()
    const foot = () => bar.evaluate((one) => one.getBoundingClientRect().bottom)
    await expect.poll(foot).toBeLessThan(phone.height)
    await page.getByRole('link', { name: /Return to Previous/ }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('link', { name: /Return to Previous/ })).toBeInViewport()
  })
})
