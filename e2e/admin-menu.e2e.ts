import { heading, openAdmin } from './admin.ts'
import { expect, test } from './test.ts'

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('§2 admin, phone: the menu fits one screen, with one group open beside the daily one', async ({
    page,
  }) => {
    await openAdmin(page)
    const menu = page.getByRole('navigation', { name: 'Admin' })
    await expect.poll(async () => (await menu.boundingBox())?.height).toBeLessThan(844)
    await expect(menu.getByRole('link', { name: 'Orders All orders' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Create Print' })).toBeVisible()
    await menu.getByRole('button', { name: 'Studio' }).tap()
    await expect(menu.getByRole('link', { name: 'Create Print' })).toBeHidden()
    await menu.getByRole('link', { name: 'Studio Shipping' }).tap()
    await expect(heading(page)).toHaveText('Shipping')
  })
})

test('§2 admin, menu: beside the work one group is open at a time, by keyboard too', async ({
  page,
}) => {
  await openAdmin(page, 'edit-print')
  const menu = page.getByRole('navigation', { name: 'Admin' })
  const link = (name: string) => menu.getByRole('link', { name })
  await expect(link('Edit Print')).toHaveAttribute('aria-current', 'page')
  await expect(link('Delete Print')).toBeHidden()
  const group = menu.getByRole('button', { name: 'Delete' })
  await expect(group).toHaveAttribute('aria-expanded', 'false')
  await group.press('Enter')
  await expect(group).toHaveAttribute('aria-expanded', 'true')
  await expect(link('Edit Print')).toBeHidden()
  await link('Delete Print').press('Enter')
  await expect(heading(page)).toHaveText('Delete Print')
  await expect(link('Delete Print')).toHaveAttribute('aria-current', 'page')
  await link('Orders All orders').press('Enter')
  await expect(heading(page)).toHaveText('Orders')
  await expect(group).toHaveAttribute('aria-expanded', 'false')
})
