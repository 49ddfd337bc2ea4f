import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { enterAnew } from '../harness/admin.ts'
import { expect, test } from '../harness/test.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript: a discount is made and ended after its question, and a piece is edited', async ({
  page,
  owner,
  mayComplain,
}) => {
  mayComplain(/status of 422/)
  const sticker = await owner.makeSticker(5)
  const main = page.getByRole('main')
  const field = (label: string) => main.getByLabel(label, { exact: true })
  await enterAnew(page)

  await test.step('a discount, with too high a percentage first', async () => {
    await page.goto('/admin?at=discounts')
    await field('Code (optional)').fill('no-scripts')
    await field('Percent').fill('140')
    await field('Once per email address').check()
    await main.getByRole('button', { name: 'Make the discount code' }).click()
    await expect(field('Percent')).toBeFocused()
    await expect(field('Percent')).toHaveAttribute('aria-invalid', 'true')
    await expect(field('Percent')).toHaveValue('140')
    await expect(field('Code (optional)')).toHaveValue('no-scripts')
    await expect(field('Once per email address')).toBeChecked()
    await field('Percent').fill('14')
    await field('Percent').press('Enter')
    await expect(page).toHaveURL(/at=discounts&saved=/)
    await expect(main.getByText('the discount is ready. hand its code out!')).toBeVisible()
  })

  await test.step('a button of a list, with its question', async () => {
    const discount = main.getByRole('listitem').filter({ hasText: 'NO-SCRIPTS' })
    await expect(discount).toContainText('14% off')
    const end = discount.getByRole('button', { name: /^End/ })
    const dialog = page.getByRole('dialog')
    await end.click()
    await dialog.getByRole('button').last().click()
    await expect(dialog).toHaveCount(0)
    await end.click()
    await dialog.getByRole('button').first().click()
    // Texts within 'noscript' are found by no other locator.
    await expect(page.locator('main noscript p')).toHaveText('Done.')
    await expect(end).toHaveCount(0)
  })

  await test.step('a piece, whose sizes are rows', async () => {
    await page.goto(`/admin?at=edit-merch&id=${sticker.id}`)
    await field('Price').fill('7,25')
    const sizes = main.locator('summary').filter({ hasText: 'Sizes:' })
    await sizes.click()
    await main.getByRole('button', { name: 'Other size' }).click()
    await expect(field('Price')).toHaveValue('7,25')
    await sizes.click()
    await main.getByRole('button', { name: /^Remove ?: Size 1/ }).click()
    await main.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page).toHaveURL(/at=edit-merch&id=\d+&saved=/)
    expect(await (await page.request.get(sticker.path)).text()).toContain('$7.25')
  })

  await test.step('a photograph', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const create = { width: 1200, height: 1000, channels: 3, background: 'white', noise } as const
    const photograph = test.info().outputPath('harbour.jpg')
    const { size } = await sharp({ create }).jpeg().toFile(photograph)
    expect(size).toBeGreaterThan(300_000)
    await page.goto('/admin?at=create-hero')
    await field('Hero name').fill('Harbour without scripts')
    await main.locator('input[name=location]').setInputFiles(photograph)
    await main.getByRole('button', { name: 'Create hero' }).click()
    await expect(page).toHaveURL(/at=create-hero&saved=/)
    await page.goto('/admin?at=heros')
    await expect(main.getByText('Harbour without scripts')).toBeVisible()
  })
})

test('a stranger’s large form is turned away before its body is read', async ({ baseURL }) => {
  const { origin, host, hostname, port } = new URL(String(baseURL))
  const socket = connect(Number(port), hostname)
  const head = [
    'POST /admin?at=create-hero HTTP/1.1',
    `Host: ${host}`,
    `Origin: ${origin}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 20000000',
    'Connection: close',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n--x`)
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1.1 302 /)
  expect(answer).toMatch(/^location: \/\r$/im)
})
