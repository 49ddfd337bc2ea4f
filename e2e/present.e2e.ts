import { findingsEverywhere } from './axe.ts'
import { write } from './books.ts'
import { buy } from './bought.ts'
import { visit } from './shopper.ts'
import { expect, test } from './test.ts'

test('§5 presents: the giver makes a link that tells no price', async ({
  page,
  owner,
  browser,
  baseURL,
}) => {
  const piece = await owner.makeSticker(3)
  const order = await buy(owner, { pieces: [{ piece, quantity: 2 }] })
  await visit(page, order.page)
  await expect(page.getByRole('heading', { name: 'Tell them it’s coming' })).toBeHidden()
  write('update orders set gift_note = ? where id = ?', 'For the kettle.', order.id)
  await visit(page, order.page)
  await page.getByLabel('From (if you like)').fill('Ida')
  await page.getByRole('button', { name: 'Make the link' }).click()
  const link = page.getByLabel('The link')
  const bare = await link.inputValue()
  await page.getByLabel('Show what it is').check()
  await page.getByRole('button', { name: 'Make another one' }).click()
  await expect(link).not.toHaveValue(bare)
  const full = await link.inputValue()

  const other = await (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage()
  // A press that comes before the scripts must not meet another thing after them.
  await expect(page.getByRole('button', { name: 'Copy the address' })).toBeVisible()
  await other.goto(page.url())
  const [before, after] = await Promise.all(
    [other, page].map((each) =>
      each
        .getByRole('button', { name: 'Make another one' })
        .evaluate((button) => button.getBoundingClientRect().top + scrollY),
    ),
  )
  expect(after).toBe(before)

  for (const [address, count] of [
    [bare, 0],
    [full, 1],
  ] as const) {
    await other.goto(address)
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(
      'Something is coming your way',
    )
    await expect(other.getByText('From Ida')).toBeVisible()
    await expect(other.getByText(/^It should be with you/)).toBeVisible()
    await expect(other.getByText(piece.name)).toHaveCount(count)
    expect(await other.getByRole('main').textContent()).not.toMatch(/\$|\d\.\d\d/)
  }
  await other.context().close()
  await page.goto(full)
  expect(await findingsEverywhere(page)).toEqual([])
})
