import { describe, expect, it } from 'vitest'
import { derivativeAddress, shareAddress } from '#shop/media/pictures/picture.ts'
import { cloudinaryAccount, openFakeCloudinary } from '#testing/fakes/fake-cloudinary.ts'
import { each } from '#testing/harness/each.ts'
import { type CloudinaryOptions, createCloudinaryStorage } from './cloudinary.ts'
import { imageStoreContract } from './contract.ts'

const fake = each(openFakeCloudinary)
const openStore = (changes: Partial<CloudinaryOptions> = {}) =>
  createCloudinaryStorage({
    ...cloudinaryAccount,
    apiBase: fake.url,
    deliveryBase: fake.url,
    ...changes,
  })

describe('pictures at Cloudinary', () => {
  imageStoreContract(() => ({ store: openStore(), close: () => {} }))
})

describe('a Cloudinary account', () => {
  it('keeps a picture in its folder, under our key', async () => {
    await openStore().put('HomepageHero/ab.jpg', new Uint8Array(3), 'image/jpeg')
    expect(fake.kept.get('HomepageHero/ab')?.folder).toBe('HomepageHero')
  })

  it('serves browsers itself, in the widths and formats of the pages', () => {
    const address = createCloudinaryStorage(cloudinaryAccount).publicAddress('Prints/ab.jpg') ?? ''
    expect(address).toBe('https://res.cloudinary.com/atelier-test/image/upload/Prints/ab.jpg')
    expect(derivativeAddress(address, 640, 'avif')).toBe(
      'https://res.cloudinary.com/atelier-test/image/upload/c_limit,w_640/f_avif,q_auto/Prints/ab.jpg',
    )
    expect(shareAddress(address)).toContain('/c_pad,w_1200,h_630,b_rgb:f6f4f0/f_jpg,q_auto/Prints/')
    expect(createCloudinaryStorage(cloudinaryAccount).origins).toEqual([
      'https://res.cloudinary.com',
    ])
  })

  it('refuses a wrong secret without naming it', async () => {
    const put = openStore({ apiSecret: 'guessed' }).put(
      'Prints/ab.jpg',
      new Uint8Array(3),
      'image/jpeg',
    )
    await expect(put).rejects.toMatchObject({
      code: 'storage_unavailable',
      message: expect.not.stringContaining('guessed'),
      cause: expect.objectContaining({ message: expect.stringContaining('Invalid Signature') }),
    })
  })

  it.each(['rate_limit', 'reset'] as const)('is unavailable at a %s', async (trouble) => {
    fake.trouble = trouble
    const store = openStore()
    await expect(store.get('Prints/ab.jpg')).rejects.toMatchObject({ code: 'storage_unavailable' })
    const put = store.put('Prints/ab.jpg', new Uint8Array(3), 'image/jpeg')
    await expect(put).rejects.toMatchObject({ code: 'storage_unavailable' })
  })
})
