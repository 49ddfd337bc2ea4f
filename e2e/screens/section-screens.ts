import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addPicture, enterAnew, field, openAdmin, picture, tile, unfold } from '../harness/admin.ts'
import { folder } from '../harness/books.ts'
import { buy } from '../harness/bought.ts'
import { proceedToPayment } from '../harness/buyer.ts'
import { signInPath } from '../harness/settings.ts'
import { fillCart, ownPage, toast, visit } from '../harness/shopper.ts'
import { makeStale } from '../harness/staff.ts'
import { subscribe } from '../harness/subscriptions.ts'
import type { Scene, Screen } from './screens.ts'

const section = (at: string): Screen => ({
  name: `admin-${at.replace('&id=', '-').replaceAll(/[=/&]/g, '-')}`,
  open: ({ page }) => openAdmin(page, at),
})

export const sectionScreens: Screen[] = [
  {
    name: 'packing',
    async open({ page, owner }) {
      await buy(owner, { pieces: [{ piece: await owner.makeSticker(9) }] })
      await openAdmin(page)
      await page.goto('/packing')
    },
  },
  { name: 'sign-in', open: ({ page }) => visit(page, signInPath) },
  { name: 'sign-in-link', open: ({ page }) => visit(page, `${signInPath}?link=${'a'.repeat(43)}`) },
  { name: 'sign-up-without', open: ({ page }) => visit(page, '/signup') },
  {
    name: 'sign-up',
    async open({ page }) {
      await openAdmin(page, 'staff')
      await page.getByRole('button', { name: 'Make an invitation link' }).click()
      const link = await page.getByRole('textbox', { name: 'Invitation link' }).inputValue()
      await page.context().clearCookies()
      await visit(page, link)
    },
  },
  ...['create-print', 'create-clothing', 'create-merch', 'create-hero'].map(section),
  ...['edit-print', 'edit-merch&id=1', 'edit-hero', 'edit-hero&id=1'].map(section),
  ...[
    'delete-clothing',
    'hot-merch',
    'vacation',
    'arrange',
    'galleries',
    'galleries&id=new-series',
    'more',
    'products',
    'store-settings&id=taxes',
    'studio',
    'shipping',
    'reports',
    'size-guide',
    'costs',
    'costs&piece=prints/1',
    'books',
    'visitors',
    'printer',
    'help',
    'help&id=payments',
  ].map(section),
  ...['services', 'services&id=payments', 'services&id=printing', 'services&id=mail'].map(section),
  ...['services&id=pictures', 'services&id=backups', 'store-settings', 'imports'].map(section),
  ...[
    'pages',
    'pages&id=privacy',
    'pages&id=new-cv',
    'words',
    'social-feed',
    'account',
    'notifications',
    'feeds',
    'staff',
    'audit',
    'clear-demo',
    'theme',
    'law',
    'discounts',
    'drops',
    'invoices',
    'postage',
    'saved-answers',
  ].map(section),
  {
    name: 'admin-own-sizes',
    async open({ page }) {
      await openAdmin(page, 'create-print')
      await unfold(page, 'Sizes')
      await page.getByText('My own sizes', { exact: true }).click()
      await page.getByRole('group', { name: 'Sizes' }).waitFor()
      await page.getByRole('button', { name: 'Add size' }).click()
    },
  },
  {
    name: 'admin-counted-sizes',
    async open({ page }) {
      await openAdmin(page, 'create-clothing')
      await page.getByText('Several in stock', { exact: true }).click()
      await page.getByRole('button', { name: 'S, M and L' }).click()
    },
  },
  {
    name: 'admin-twelve-pictures',
    async open({ page }) {
      await openAdmin(page, 'create-merch')
      const files = Array.from({ length: 12 }, (_, at) => picture(`IMG_${at}.jpg`, 900, 1200))
      await page.getByLabel('Files of pictures').setInputFiles(await Promise.all(files))
      await tile(page, 'Picture 12:').waitFor()
      await tile(page, 'Picture 2:').click()
    },
  },
  {
    name: 'admin-made-piece',
    async open({ page, owner }) {
      const { id } = await owner.makeSticker(4)
      await openAdmin(page, `create-merch&id=${id}`)
      await addPicture(page, await picture('newt.jpg'))
      await page.getByRole('button', { name: 'Publish' }).click()
      await page.getByRole('link', { name: 'Edit it' }).waitFor()
    },
  },
  {
    name: 'admin-price',
    async open({ page }) {
      await openAdmin(page, 'products')
      await page
        .getByRole('button', { name: /^From / })
        .first()
        .click()
    },
  },
  {
    name: 'admin-warning',
    async open({ page }) {
      await openAdmin(page, 'create-merch')
      await addPicture(page, await picture('newt.jpg'))
      await page.getByRole('button', { name: 'Publish' }).click()
      await toast(page, 'Please enter a print name.').waitFor()
    },
  },
  {
    name: 'admin-asks',
    async open({ page }) {
      await openAdmin(page, 'delete-hero')
      await page.getByRole('main').getByRole('listitem').first().getByRole('button').click()
    },
  },
  {
    name: 'admin-codes',
    async open({ page }) {
      await openAdmin(page, 'account')
      await page.getByRole('button', { name: 'Set up codes' }).click()
      await page.getByRole('img', { name: 'QR code for your app' }).waitFor()
    },
  },
  {
    name: 'admin-confirms',
    async open({ page }) {
      await enterAnew(page)
      await visit(page, '/admin?at=staff')
      await makeStale(page)
      await page.getByRole('button', { name: 'Make an invitation link' }).click()
      await page.getByRole('dialog', { name: 'Confirm it’s you' }).waitFor()
    },
  },
  {
    name: 'admin-messages',
    async open({ page }) {
      await write(page)
      await openAdmin(page, 'messages')
    },
  },
  {
    name: 'admin-message',
    async open({ page }) {
      await write(page)
      await openAdmin(page, 'messages')
      await page.getByRole('main').getByRole('listitem').first().getByRole('link').click()
      await page.waitForURL(/&id=/)
      await page.getByRole('heading', { name: 'The heron' }).waitFor()
    },
  },
  {
    name: 'admin-privacy',
    async open({ page, owner }) {
      await buy(owner, { pieces: [{ piece: await owner.makeSticker(3) }] })
      await openAdmin(page, 'privacy')
      await field(page, 'Their email address').fill('robin@example.com')
      await page.getByRole('button', { name: 'Look them up' }).click()
      await page.getByText('The shop keeps').waitFor()
    },
  },
  {
    name: 'admin-backups',
    async open({ page }) {
      leaveNights(['2026-11-20', '2026-11-21'])
      await openAdmin(page, 'backups')
      await page.getByRole('main').getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'admin-check-up',
    async open({ page }) {
      await openAdmin(page, 'check-up')
      await page.getByRole('main').getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'admin-holds',
    async open({ page, owner, another }) {
      const shirt = await owner.makeShirt()
      const shopper = await another()
      await fillCart(shopper, [{ piece: shirt }])
      await proceedToPayment(shopper)
      await openAdmin(page, 'holds')
      await page.getByRole('main').getByRole('link', { name: shirt.name }).waitFor()
    },
  },
  {
    name: 'admin-subscriptions',
    async open({ page, owner }) {
      const sticker = await owner.makeSticker(1)
      await owner.changeStock(sticker, -1)
      await subscribe(page, sticker, 'screens@example.com')
      await openAdmin(page, 'subscriptions')
      await page.getByRole('main').getByRole('link', { name: sticker.name }).waitFor()
    },
  },
]

function leaveNights(days: readonly string[]): void {
  const nights = join(folder(), 'backups')
  mkdirSync(nights, { recursive: true })
  for (const day of days) {
    const file = join(nights, `atelier-nightly-${day}.tar.gz`)
    const at = new Date(`${day}T09:00:00Z`)
    writeFileSync(file, Buffer.alloc(2_400_000))
    utimesSync(file, at, at)
  }
}

async function write(page: Scene['page']): Promise<void> {
  const answer = await page.request.post('/api/mail/contact', {
    headers: ownPage,
    data: {
      name: 'Robin Field',
      email: 'robin@example.com',
      subject: 'The heron',
      message: 'Is the one with the fish still there?\n\nRobin',
    },
  })
  if (!answer.ok()) throw new Error(`contact: ${answer.status()} ${await answer.text()}`)
}
