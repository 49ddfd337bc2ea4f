import { heading, openAdmin, tabs } from '../harness/admin.ts'
import { isOnTop } from '../harness/keys.ts'
import { toast } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

// On a phone: dragging uses the same code for a thumb; keyboards and screen readers use the
// numbers.
test.use({ viewport: { width: 390, height: 844 } })

test('a gallery is put in an order by numbers, by hand and by buttons, and hangs like that', async ({
  page,
  owner,
  request,
}) => {
  const { id, slug } = await owner.makeGallery()
  const below = await owner.makeSticker(3, { gallery: slug })
  const above = await owner.makeSticker(3, { gallery: slug })
  await openAdmin(page, `arrange&id=${id}`)
  const row = (name: string) => page.getByRole('main').locator('ol > li').filter({ hasText: name })
  const positionOf = async (name: string) => Number(await row(name).getAttribute('data-position'))
  await row(below.name).getByRole('textbox').fill('1')
  await page.keyboard.press('Enter')
  await expect(row(below.name)).toHaveAttribute('data-position', '0')
  await expect(page.getByRole('status').filter({ hasText: below.name })).toContainText('number 1')
  const handle = await row(below.name).locator('[title^="Drag"]').boundingBox()
  const next = await row(above.name).boundingBox()
  if (!handle || !next) throw new Error('no rows')
  await page.mouse.move(handle.x + 20, handle.y + 20)
  await page.mouse.down()
  await page.mouse.move(next.x + 40, next.y + next.height / 2, { steps: 6 })
  await page.mouse.up()
  await expect
    .poll(async () => (await positionOf(below.name)) > (await positionOf(above.name)))
    .toBe(true)
  await page.setViewportSize({ width: 1280, height: 800 })
  for (let at = await positionOf(below.name); at > 0; at -= 1) {
    await row(below.name).getByRole('button', { name: 'Earlier' }).click()
    await expect(row(below.name)).toHaveAttribute('data-position', String(at - 1))
  }
  await page.getByRole('button', { name: 'Save arrangement' }).click()
  await expect(toast(page, 'Hung! A step back, head to one side: yes.')).toBeVisible()
  const gallery = await (await request.get(`/gallery/${slug}`)).text()
  const at = (piece: typeof above) => gallery.indexOf(`href="${piece.path}"`)
  expect(at(below)).toBeGreaterThan(0)
  expect(at(below)).toBeLessThan(at(above))
  const newest = (await (await request.get('/api/merch')).json()).map(
    (one: { id: number }) => one.id,
  )
  expect(newest).toEqual(newest.toSorted((a: number, b: number) => b - a))

  await page.setViewportSize({ width: 390, height: 844 })
  await test.step('one of two lists on a screen has changes, and asks before they are lost', async () => {
    await openAdmin(page, 'galleries')
    const lists = page.getByRole('main').locator('ol')
    await expect(lists).toHaveCount(2)
    await lists.first().getByRole('button', { name: /^Move/ }).first().press('ArrowDown')
    await tabs(page).getByRole('link', { name: 'Products' }).click()
    const question = page.getByRole('dialog', { name: 'Leave it unfinished?' })
    await question.getByRole('button', { name: 'Stay here' }).click()
    await expect(heading(page)).toHaveText('Galleries and series')
    await tabs(page).getByRole('link', { name: 'Products' }).click()
    await question.getByRole('button', { name: 'Leave it' }).click()
    await expect(heading(page)).toHaveText('Products')
  })
  await openAdmin(page, 'arrange')
  const moved = page.getByRole('button', { name: /^Move/ }).nth(5)
  await moved.focus()
  await expect.poll(() => isOnTop(moved)).toBe(true)
  await page.keyboard.press('End')
  await expect.poll(() => isOnTop(page.locator(':focus'))).toBe(true)
})
