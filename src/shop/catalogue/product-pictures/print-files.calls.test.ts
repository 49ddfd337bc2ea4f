import { beforeEach, expect, it } from 'vitest'
import type { PrintEntity } from '#shop/catalogue/products/entity.schema.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { photograph } from '#testing/fixtures/catalogue/photographs.ts'
import { addPictures, pictureAt } from '#testing/fixtures/catalogue/products.ts'
import { openOwnerApi } from '#testing/harness/api.ts'
import { bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { each } from '#testing/harness/each.ts'

const printFile = { name: 'moth.tif', width: 2000, height: 3000, profile: 'sRGB' }
const own = (variantId: string) => [
  { width: '30', height: '45', unit: 'cm', price: 40, variantId },
  { width: '60', height: '90', unit: 'cm', price: 90, variantId: variantId && `${variantId}-l` },
]

eachDatabase('the print file of a print', (lane) => {
  const api = each(() => openOwnerApi(lane))
  beforeEach(() => addPictures(api.shop.db, ['main']))

  const facts = { name: 'Moth', location: pictureAt('main') }
  const make = (changes: object) => api.owner.post('/api/prints/create', { ...facts, ...changes })
  async function measure(bytes: Uint8Array) {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(bytes)]), 'moth.jpg')
    return api.owner.send('POST', '/api/print-files', form)
  }

  it('stays through an edit that doesn’t send it', async () => {
    const { id } = await bodyOf<PrintEntity>(make({ sizes: own(''), printFile }))
    const path = `/api/prints/update/id/${id}`
    const edit = { ...facts, sizes: own('v-1') }
    expect(await failureOf(api.owner.put(path, edit))).toMatchObject({ field: 'sizes.1.width' })
    expect((await api.owner.put(path, { ...edit, printFile: null })).status).toBe(200)
  })

  if (lane !== 'sqlite') return

  it('refuses a printer’s size for which it is too small', async () => {
    expect(await failureOf(make({ sizes: own('v-1'), printFile }))).toMatchObject({
      status: 400,
      code: 'bad_input',
      field: 'sizes.1.width',
      message: '60 × 90 cm needs at least 5,315 × 3,544 pixels; moth.tif has 3,000 × 2,000.',
    })
    expect((await api.shop.catalogue.listCards('prints')).cards).toEqual([])
  })

  it('refuses no size that the studio prints itself, and is visible only to the owner', async () => {
    const { id } = await bodyOf<PrintEntity>(make({ sizes: own(''), printFile }))
    const path = `/api/prints/id/${id}`
    expect(await bodyOf(api.owner.get(path))).toMatchObject({ printFile })
    expect(await bodyOf(api.stranger.get(path))).not.toHaveProperty('printFile')
  })

  it('is measured from its beginning, and nothing of it is stored', async () => {
    const jpeg = await photograph(3000, 2000).withIccProfile('p3').jpeg({ quality: 95 }).toBuffer()
    expect(await bodyOf(measure(jpeg.subarray(0, jpeg.length / 2)))).toEqual({
      name: 'moth.jpg',
      width: 3000,
      height: 2000,
      profile: expect.any(String),
    })
    expect(api.images.kept.size).toBe(0)
    expect(await failureOf(measure(Buffer.from('%PDF-1.7')))).toMatchObject({
      status: 400,
      field: 'file',
      message: 'This file can’t be measured. Please choose a JPEG, PNG, TIFF or WebP.',
    })
  })

  it('has dimensions, or is refused', async () => {
    const wrong = { ...printFile, width: 0 }
    expect(await failureOf(make({ sizes: own(''), printFile: wrong }))).toMatchObject({
      status: 400,
      field: 'printFile',
    })
  })
})
