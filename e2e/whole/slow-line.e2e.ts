import type { Page } from '@playwright/test'
import { field, heading, listed, openAdmin } from '../harness/admin.ts'
import { buy } from '../harness/bought.ts'
import { stopClock, toast, turnTo, waitForToast } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

async function hold(page: Page, addresses: string) {
  let letGo = () => {}
  const until = new Promise<void>((done) => {
    letGo = done
  })
  const asked: string[] = []
  await page.route(addresses, async (route) => {
    asked.push(route.request().url())
    await until
    // An aborted request needs no answer.
    await route.continue().catch(() => {})
  })
  return { letGo, asked }
}

test('§1 phone: what is typed and tapped before the scripts are there is not lost', async ({
  page,
  mayComplain,
}) => {
  // Before the scripts it is a plain form: the shop answers what is missing, and what was typed.
  mayComplain(/status of 422/)
  await openAdmin(page)
  const scripts = await hold(page, '**/*.js')
  await page.goto('/admin?at=account', { waitUntil: 'commit' })
  const password = page.locator('main input[type="password"]').first()
  await password.fill('a-secret-of-hers')
  await password.press('Enter')
  expect(page.url()).not.toContain('secret')

  await page.goto('/admin?at=create-print', { waitUntil: 'commit' })
  await field(page, 'Name').fill('Early heron')
  await page.getByText('Several in stock', { exact: true }).tap()
  await page.getByRole('button', { name: 'Publish' }).tap()
  expect(page.url()).toMatch(/\?at=create-print$/)
  await expect(field(page, 'Quantity')).toHaveAttribute('aria-invalid', 'true')
  scripts.letGo()
  await field(page, 'Quantity').fill('24')
  await expect(field(page, 'Name')).toHaveValue('Early heron')
})

test('§1 phone: early presses are answered once all of the page has come to life', async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener('started', () =>
      document.querySelector<HTMLElement>('main button[aria-label$="one more"]')?.click(),
    ),
  )
  const scripts = await hold(page, '**/*.js')
  await page.goto('/merch/1', { waitUntil: 'commit' })
  const thumbnail = page.getByRole('link', { name: /^Picture 2 of/ })
  await thumbnail.tap()
  await expect(page.locator('#picture-2')).toBeInViewport({ ratio: 0.9 })
  scripts.letGo()
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('2')
  await expect(thumbnail).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('#picture-2')).not.toHaveAttribute('inert')
})

test('§2 admin: what is moved or written while the shop is slow to save stays', async ({
  page,
  owner,
}) => {
  const order = await buy(owner, { pieces: [{ piece: await owner.makeSticker(9) }] })
  const { id, slug } = await owner.makeGallery()
  const hung = { gallery: slug }
  const pieces = [await owner.makeSticker(3, hung), await owner.makeSticker(3, hung)]
  await openAdmin(page, `orders&id=${order.number}`)
  const saving = await hold(page, '**/note')
  const note = page.getByRole('textbox', { name: 'A note for yourself' })
  const saveNote = page.getByRole('button', { name: 'Save the note' })
  await note.fill('Blue ribbon')
  await saveNote.tap()
  await expect.poll(() => saving.asked.length).toBe(1)
  await note.fill('Blue ribbon, and a card')
  saving.letGo()
  await expect(toast(page, 'Noted.')).toBeVisible()
  await expect(saveNote).toBeEnabled()
  await expect(note).toHaveValue('Blue ribbon, and a card')
  await expect(page.getByText('Somebody saved this while you were writing')).toBeHidden()
  // A toast that goes stays a little while unseen.
  await expect(toast(page, 'Noted.')).toHaveCount(0)
  await saveNote.tap()
  await expect(toast(page, 'Noted.')).toBeVisible()
  expect(saving.asked).toHaveLength(2)

  await turnTo(page, `/admin?at=arrange&id=${id}`)
  const row = (name = '') => page.getByRole('main').locator('ol > li').filter({ hasText: name })
  const toFirst = async (name = '') => {
    await row(name).getByRole('textbox').fill('1')
    await row(name).getByRole('textbox').press('Enter')
  }
  await toFirst(pieces[0]?.name)
  await toFirst(pieces[1]?.name)
  await toFirst(pieces[0]?.name)
  const hanging = await hold(page, '**/api/collections/order/id/**')
  await page.getByRole('button', { name: 'Save arrangement' }).tap()
  await expect.poll(() => hanging.asked.length).toBe(1)
  await toFirst(pieces[1]?.name)
  hanging.letGo()
  await expect(toast(page, 'Hung! A step back, head to one side: yes.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save arrangement' })).toBeEnabled()
  const positionOf = async (name = '') => Number(await row(name).getAttribute('data-position'))
  await expect
    .poll(async () => (await positionOf(pieces[1]?.name)) < (await positionOf(pieces[0]?.name)))
    .toBe(true)
})

test('§4 edit: on a slow line nothing typed during a save is lost, and whoever goes back goes back once', async ({
  page,
  owner,
}) => {
  const sticker = await owner.makeSticker(9)
  await openAdmin(page, 'edit-merch')
  await listed(page, sticker.name).getByRole('link').tap()
  await field(page, 'Price').fill('5.25')
  const saving = await hold(page, '**/api/merch/update-product/**')
  await stopClock(page)
  await field(page, 'Price').press('Enter')
  await expect.poll(() => saving.asked.length).toBe(1)
  await page.keyboard.type('99')
  await expect(field(page, 'Price')).toHaveValue('5.25')
  saving.letGo()
  await waitForToast(page, 'Merch updated. Tidy drawer, tidy mind.')
  const data = await hold(page, '**/*.data*')
  await page.evaluate(() => window.history.back())
  await expect.poll(() => data.asked.length).toBe(1)
  await page.clock.runFor(2500)
  data.letGo()
  await expect(heading(page)).toHaveText('Edit Merch')
  await page.clock.runFor(2500)
  await expect(page).toHaveURL('/admin?at=edit-merch')
})

test('§2 admin: a section that asks how a backup stands lets go of an owner who leaves it', async ({
  page,
}) => {
  await openAdmin(page, 'backups')
  await page.route('**/api/backups/download', (route) => route.fulfill({ status: 204 }))
  await stopClock(page)
  await page.getByRole('button', { name: 'Download a backup' }).tap()
  await expect(page.getByText('On its way!')).toBeVisible()
  const data = await hold(page, '**/*.data*')
  await page.getByRole('link', { name: 'Admin Homepage' }).tap()
  await expect.poll(() => data.asked.length).toBe(1)
  await expect(page.locator('[data-busy="true"]').first()).toBeAttached()
  await page.clock.runFor(9000)
  expect(data.asked).toHaveLength(1)
  data.letGo()
  await expect(heading(page)).toHaveText('Admin Homepage')
})
