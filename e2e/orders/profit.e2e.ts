import { heading, openAdmin } from '../harness/admin.ts'
import { findingsEverywhere } from '../harness/axe.ts'
import { buy } from '../harness/bought.ts'
import { toast, turnTo } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

test('§29 profit: a piece’s cost, entered once, is off the profit of its sales, and what isn’t known is told', async ({
  page,
  owner,
}) => {
  const [print, sticker] = [await owner.makePrint(), await owner.makeSticker(9)]
  await openAdmin(page, `costs&piece=prints/${print.id}`)
  await expect(heading(page)).toHaveText(`What ${print.name} costs you`)
  await page.getByLabel('10 × 10').fill('8,5')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'costs saved')).toBeVisible()
  await expect(page.getByLabel('10 × 10')).toHaveValue('8.50')

  await buy(owner, {
    name: 'Ines Moss',
    pieces: [
      { piece: print, size: '10x10', quantity: 2 },
      { piece: sticker, quantity: 3 },
    ],
  })
  await turnTo(page, '/admin?at=reports')
  await expect(heading(page)).toHaveText('Profit')
  const making = page
    .getByRole('row', { name: /^Making and printing/ })
    .getByRole('cell')
    .first()
  await expect(making).not.toHaveText('$0.00')
  const pieces = page.getByRole('region', { name: 'Profit by piece' }).getByRole('listitem')
  await expect(pieces.filter({ hasText: print.name })).toContainText('2 sold')
  await expect(page.getByText(/true profit is lower than this/)).toBeVisible()
  expect(await findingsEverywhere(page)).toEqual([])
  await page.getByRole('link', { name: 'Enter what pieces cost' }).click()
  await expect(page.getByRole('heading', { name: 'Pieces with other costs' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(print.name)
})
