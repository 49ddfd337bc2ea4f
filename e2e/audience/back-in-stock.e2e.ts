import { openAdmin } from '../harness/admin.ts'
import { findingsEverywhere } from '../harness/axe.ts'
import { ownPage, visit } from '../harness/shopper.ts'
import { mailTo } from '../harness/subscriptions.ts'
import { expect, test } from '../harness/test.ts'

const newAddress = () => `ada-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`

test('§7 back in stock: asked on a sold-out piece, confirmed by mail, and left', async ({
  page,
  owner,
  mayComplain,
}) => {
  mayComplain(/status of 400/)
  const sticker = await owner.makeSticker(1)
  await owner.changeStock(sticker, -1)
  const address = newAddress()
  await visit(page, sticker.path)
  const field = page.getByRole('textbox', { name: 'Your email address' })
  await field.fill('ada@nowhere')
  await page.getByRole('button', { name: 'Tell me' }).click()
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(
    'Please enter a whole email address, such as robin@example.com.',
  )
  await expect(field).toHaveValue('ada@nowhere')
  expect(await findingsEverywhere(page)).toEqual([])
  await field.fill(address)
  await page.getByRole('button', { name: 'Tell me' }).press('Enter')
  await expect(page.getByText('Nearly there: I’ve sent you an email.')).toBeFocused()

  const question = await mailTo(address, `Shall I tell you when ${sticker.name} is back?`)
  const [link = ''] = question.text?.match(/http:\S+\/waiting\/\S+/) ?? []
  await page.goto(link)
  await expect(page.getByText(`I’ll send one email when ${sticker.name} is back`)).toBeVisible()
  await page.getByRole('button', { name: 'Yes, tell me' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re on the list.')
  await openAdmin(page, 'subscriptions')
  const waits = page.getByRole('main').getByRole('listitem').filter({ hasText: sticker.name })
  await expect(waits).toContainText('1 waiting')

  await page.request.post(link.replace('/waiting', '/api/waiting').concat('/leave'), {
    headers: ownPage,
  })
  expect(await (await page.request.get(link)).text()).toContain('You’re not on the list.')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('§7 back in stock: a plain form asks, and one that fails can be sent again', async ({
    page,
    owner,
    mayComplain,
  }) => {
    mayComplain(/status of 422/)
    const sticker = await owner.makeSticker(1)
    await owner.changeStock(sticker, -1)
    const field = page.getByRole('textbox', { name: 'Your email address' })
    const send = page.getByRole('button', { name: 'Tell me' })
    await page.goto(sticker.path)
    await field.fill('ada@nowhere')
    await send.click()
    await expect(field).toHaveAccessibleDescription(
      'Please enter a whole email address, such as robin@example.com.',
    )
    await expect(field).toHaveValue('ada@nowhere')
    await expect(field).toBeFocused()
    await field.fill(newAddress())
    await send.click()
    await expect(page).toHaveURL('/waiting?sent=1')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look into your mailbox.')
    await page.goto('/waiting')
    await expect(page.getByText(/just sent/)).toHaveCount(0)
  })
})
