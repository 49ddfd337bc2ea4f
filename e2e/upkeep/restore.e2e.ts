import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { composeShop } from '#compose'
import { readConfig } from '#config'
import { openSnapshot } from '#platform/db/snapshot.ts'
import { backUp } from '#shop/upkeep/backup/backup.server.ts'
import { tinyStudio } from '#testing/fixtures/catalogue/tiny-studio.ts'
import { startBuiltShop } from '#testing/harness/process.ts'
import { findingsWithContrast } from '../harness/axe.ts'
import { expect, test } from '../harness/test.ts'

const SETUP_TOKEN = 'a0'.repeat(20)
const login = { email: 'maren@heron.example', password: 'kettle-and-moss' }

test('a lost shop comes back on the first screen of an empty one, and its owner signs in', async ({
  page,
  mayComplain,
}) => {
  // The shop doesn't answer while it starts anew.
  mayComplain(/503|Failed to load resource/)
  const folder = mkdtempSync(join(tmpdir(), 'atelier-restore-'))
  const file = await backupIn(folder)
  const shop = await startBuiltShop({ DATA_DIR: join(folder, 'new'), SETUP_TOKEN })
  try {
    await shop.opened()
    await page.goto(`${shop.url}/signup?invitation=${SETUP_TOKEN}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to your shop.')
    await page.getByRole('link', { name: 'Bring it back from a backup' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bring a shop back')
    const chosen = page.getByLabel('Your backup')
    await chosen.setInputFiles({ name: 'a.tar.gz', mimeType: '', buffer: Buffer.from('Dear shop') })
    await expect(page.getByRole('alert')).toContainText('This file is damaged, or no backup')
    await page.getByText('From your backup storage').click()
    expect(await findingsWithContrast(page)).toEqual([])
    await chosen.setInputFiles(file)
    await expect(page.getByRole('heading', { name: 'Your shop is back.' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Begin a new shop instead' })).toBeHidden()
    expect(await findingsWithContrast(page)).toEqual([])
    await page.getByRole('link', { name: 'Log in' }).click()
    await page.getByLabel('Email').fill(login.email)
    await page.getByLabel('Password', { exact: true }).fill(login.password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Homepage')
    const gallery = await page.request.get(`${shop.url}/print-gallery`)
    expect(await gallery.text()).toContain('Old moths')
  } finally {
    shop.child.kill('SIGTERM')
    await shop.ended
    rmSync(folder, { recursive: true, force: true })
  }
})

async function backupIn(folder: string): Promise<string> {
  const dataDir = join(folder, 'old')
  const shop = await composeShop(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }))
  await shop.admin.demo.seed(tinyStudio())
  await shop.identity.ensureOwner(login)
  const file = join(folder, 'atelier-2026-11-20.tar.gz')
  const images = { get: (key: string) => shop.services.images().get(key) }
  await backUp({ openSnapshot: () => openSnapshot({ dataDir }), images, now: Date.now() }, file)
  await shop.close()
  return file
}
