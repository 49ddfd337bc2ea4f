/* On a telephone's width, with a real server of the S3 kind. */
import { openS3Server } from '#testing/fakes/s3-server.ts'
import { freePort } from '#testing/harness/process.ts'
import { findings } from '../harness/axe.ts'
import { openShop } from '../harness/own-shop.ts'
import { owner, signInPath } from '../harness/settings.ts'
import { toast } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('§2 admin, services: the owner moves the pictures into a bucket, and sees how far they are', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/status of 400/)
  const s3 = await openS3Server()
  const shop = await openShop(await freePort(), { S3_ENDPOINT: s3.options.endpoint })
  const main = page.getByRole('main')
  const field = (label: string) => main.getByLabel(label, { exact: true })
  try {
    await page.goto(`${shop.url}${signInPath}`)
    await page.getByLabel('Email', { exact: true }).fill(owner.email)
    await page.getByLabel('Password', { exact: true }).fill(owner.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/admin/)
    await page.goto(`${shop.url}/admin?at=services&id=pictures`)
    await expect(main.getByText('Pictures are kept on this server.')).toBeVisible()

    await field('Where should pictures be kept?').selectOption('Hetzner')
    await expect(field('Region')).toHaveValue('fsn1')
    await field('Where should pictures be kept?').selectOption(
      'Your own server (MinIO), or another one',
    )
    await field('Address').fill(s3.options.endpoint)
    await field('Name of the bucket').fill(s3.options.bucket)
    await field('Access key ID').fill(s3.options.accessKeyId)
    await field('Secret access key').fill('wrong')
    expect(await findings(page)).toEqual([])
    await main.getByRole('button', { name: 'Try it and save' }).click()
    await expect(main.getByText('The secret doesn’t belong to this key.')).toBeVisible()
    await expect(main.getByText('Pictures are kept on this server.')).toBeVisible()

    await field('Secret access key').fill(s3.options.secretAccessKey)
    await main.getByRole('button', { name: 'Try it and save' }).click()
    await expect(toast(page, 'New pictures live there from now on!')).toBeVisible()
    await expect(main.getByText('Pictures are kept in the bucket studio')).toBeVisible()
    await expect(main.getByText(/pictures moved|pictures are there/)).toBeVisible()
    await expect(main.getByText(/All \d+ pictures are there/)).toBeVisible()
    await expect(main.getByText('The shop deletes nothing in the old place')).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
    await page.goto(shop.url)
    const picture = page.getByRole('main').locator('img').first()
    await expect(picture).toHaveJSProperty('complete', true)
    expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  } finally {
    // Scripts of the page may still be loading.
    await page.goto('about:blank')
    await shop.close()
    await s3.close()
  }
})
