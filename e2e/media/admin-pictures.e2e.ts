import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { addPicture, openAdmin, picture, slot, tile } from '../harness/admin.ts'
import { toast } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

test('§4 upload: from the label to Loading..., back when the picker is closed, and on to a green line with the name; or dropped on its place; stopped; and waited for by its form', async ({
  page,
}) => {
  await openAdmin(page, 'create-hero')
  const box = slot(page, 'Hero image')
  const opened = page.waitForEvent('filechooser')
  await box.getByRole('button', { name: 'Upload hero image' }).click()
  await opened
  await expect(box.getByRole('button', { name: 'Loading...' })).toBeVisible()
  await page.getByLabel('File of the hero image').dispatchEvent('cancel')
  await expect(box.getByRole('button', { name: 'Upload hero image' })).toBeVisible()

  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route('/api/images', async (route) => {
    await held
    await route.continue()
  })
  const again = page.waitForEvent('filechooser')
  await box.getByRole('button', { name: 'Upload hero image' }).click()
  await (await again).setFiles(await picture('window-seat.jpg'))
  await expect(box.getByRole('button', { name: 'Loading...' })).toBeVisible()
  await expect(box.getByRole('progressbar', { name: 'Upload' })).toBeVisible()
  await expect(box.getByRole('img', { includeHidden: true })).toBeVisible()
  answer()
  await expect(box.getByRole('status')).toHaveText('Uploaded: window-seat.jpg')
  await expect(box.getByRole('button', { name: 'Choose another' })).toBeVisible()

  const { buffer, name, mimeType } = await picture('dropped.jpg')
  const data = await page.evaluateHandle(
    ({ bytes, name, mimeType }) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }))
      return transfer
    },
    { bytes: [...buffer], name, mimeType },
  )
  await box.dispatchEvent('dragover', { dataTransfer: data })
  await box.dispatchEvent('drop', { dataTransfer: data })
  await expect(box.getByText('dropped.jpg')).toBeVisible()

  let arrive = () => {}
  await page.unroute('/api/images')
  await page.route('/api/images', (route) => {
    arrive = () => void route.continue()
  })
  const file = page.getByLabel('File of the hero image')
  await file.setInputFiles(await picture('slow.jpg'))
  await box.getByRole('button', { name: 'Stop' }).click()
  await expect(box.getByText('slow.jpg')).toBeHidden()

  await page.getByLabel('Hero name').fill('Slow harbour')
  const asked = page.waitForRequest('/api/images')
  await file.setInputFiles(await picture('slow.jpg'))
  await asked
  await page.getByRole('button', { name: 'Create hero' }).click()
  await expect(toast(page, 'Hang on, a picture is still on its way.')).toBeVisible()
  await expect(page.getByText('It is saved as soon as every picture has arrived.')).toBeVisible()
  arrive()
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
})

test('§4 upload: takes a photograph of 12 megapixels, and makes a large scan fit', async ({
  page,
}) => {
  await openAdmin(page, 'create-hero')
  const file = await picture('IMG_2041.jpg', 4032, 3024)
  await page.getByLabel('File of the hero image').setInputFiles(file)
  await expect(slot(page, 'Hero image').getByText('IMG_2041.jpg')).toBeVisible()

  const create = { width: 3200, height: 2900, channels: 3, background: 'white' } as const
  const scan = test.info().outputPath('scan.png')
  const { size } = await sharp({ create }).png({ compressionLevel: 0 }).toFile(scan)
  expect(size).toBeGreaterThan(25 * 1024 * 1024)
  await page.getByLabel('File of the hero image').setInputFiles(scan)
  await expect(slot(page, 'Hero image').getByText('scan.jpg')).toBeVisible()
})

test('a picture too small to print is warned about, beside its place as well', async ({ page }) => {
  await openAdmin(page, 'create-print')
  const words =
    'Only 60 × 60 pixels: it will look blurry in the shop. From 1,000 on it looks sharp.'
  await addPicture(page, await picture('thumbnail.jpg', 60, 60))
  await expect(toast(page, words)).toBeVisible()
  await expect(page.getByRole('main').getByText(`Picture 1: ${words}`)).toBeVisible()
  await tile(page, 'thumbnail.jpg').click()
  await page.getByRole('button', { name: 'Remove Picture 1' }).click()
  await expect(page.getByRole('main').getByText(words)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Take or choose pictures' })).toBeVisible()
})

test('§4 upload: what is no picture, too large or HEIC is refused in words', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/status of 400/)
  // The test's recorder requests the preview that can't be shown.
  mayComplain(/blob:/)
  await openAdmin(page, 'create-hero')
  const file = page.getByLabel('File of the hero image')
  const poor = {
    'price-list.jpg': '%PDF-1.7\n1 0 obj\n<< >>\nendobj',
    'logo.jpg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  }
  const words =
    "That picture didn't make it. This is not a picture. Please choose a JPEG, PNG or WebP."
  for (const [name, text] of Object.entries(poor)) {
    // A toast that goes stays a little while unseen.
    await expect(toast(page, words)).toHaveCount(0)
    await file.setInputFiles({ name, mimeType: 'image/jpeg', buffer: Buffer.from(text) })
    await expect(toast(page, words)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Upload hero image' })).toBeVisible()
  }
  const large = test.info().outputPath('huge.jpg')
  writeFileSync(large, Buffer.alloc(26 * 1024 * 1024))
  await file.setInputFiles(large)
  await expect(slot(page, 'Hero image').getByText(/^That picture is over 25 MB/)).toBeVisible()
  const heic = { name: 'IMG_2042.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') }
  await file.setInputFiles(heic)
  await expect(
    slot(page, 'Hero image').getByText(/^That is a HEIC picture, which this browser can’t open/),
  ).toBeVisible()
})
