import { randomInt } from 'node:crypto'
import { fillCart, visit } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

/** 10 percent off. */
const newCode = () => `TENTH${randomInt(100_000, 1_000_000)}`

test('a wrong code is answered beside its field, which keeps it and the focus', async ({
  page,
  owner,
  mayComplain,
}) => {
  mayComplain(/404 .*\/api\/cart\/code/)
  const code = newCode()
  await owner.makeCode(code)
  await page.setViewportSize({ width: 390, height: 844 })
  await fillCart(page, [{ piece: await owner.makeSticker(5) }])
  await visit(page, '/cart')
  await page.getByText('I have a code').click()
  const field = page.getByRole('textbox', { name: 'Code' })
  await field.fill('WRONG')
  await field.scrollIntoViewIfNeeded()
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  await page.getByRole('button', { name: 'Use it' }).click()
  const answer = page.getByRole('alert').filter({ hasText: 'That code doesn’t work.' })
  await expect(answer).toBeInViewport()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('WRONG')
  await expect(page).toHaveURL('/cart')

  await field.fill(code.toLowerCase())
  await field.press('Enter')
  await expect(page.locator('#code')).toContainText(code)
  await expect(page.locator('#code')).toBeFocused()
  expect(loads).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a wrong code is kept, and the page comes back at its field with the answer', async ({
    page,
    owner,
  }) => {
    await owner.makeCode(newCode())
    await fillCart(page, [{ piece: await owner.makeSticker(5) }])
    await page.goto('/cart')
    await page.getByText('I have a code').click()
    await page.getByRole('textbox', { name: 'Code' }).fill('WRONG')
    await page.getByRole('button', { name: 'Use it' }).click()
    await expect(page).toHaveURL('/cart?notice=code_unknown&code=WRONG#code')
    await expect(page.getByRole('textbox', { name: 'Code' })).toHaveValue('WRONG')
    await expect(page.getByText('That code doesn’t work.')).toHaveCount(1)
    await expect(page.getByText('That code doesn’t work.')).toBeInViewport()
  })
})
