import { findingsEverywhere } from '../harness/axe.ts'
import { write } from '../harness/books.ts'
import { buy } from '../harness/bought.ts'
import { visit } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

test('§5 presents: the giver makes a link that tells no price', async ({
  page,
  owner,
  browser,
  baseURL,
}) => {
  const piece = await owner.makeSticker(3)
  const order = await buy(owner, { pieces: [{ piece, quantity: 2 }] })
  const sent = async (address: string) => (await page.request.get(address)).text()
  expect(await sent(order.page)).not.toContain('Tell them it’s coming')
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

  await other.context().close()
  for (const [address, isNamed] of [
    [bare, false],
    [full, true],
  ] as const) {
    const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(await sent(address)) ?? []
    const words = main.replaceAll(/<[^>]*>/g, '')
    for (const said of ['Something is coming your way', 'From Ida', 'It should be with you']) {
      expect(words).toContain(said)
    }
    expect(words.includes(piece.name)).toBe(isNamed)
    expect(words).not.toMatch(/\$|\d\.\d\d/)
  }
  await page.goto(full)
  expect(await findingsEverywhere(page)).toEqual([])
})
