import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { memoryStore } from '#testing/fakes/memory-store.ts'
import { tinyStudio } from '#testing/fixtures/catalogue/tiny-studio.ts'
import { each } from '#testing/harness/each.ts'
import { createTestShop } from '#testing/harness/shop.ts'
import { addLogo } from './logo.server.ts'
import { demoThemes, plainTheme } from './theme.ts'

describe('the theme', () => {
  const shop = each(() => createTestShop({ images: memoryStore() }))
  const service = () => shop.settings.theme

  it('is unset until one is saved, and its predecessor can be restored', async () => {
    expect(await service().filled()).toMatchObject({ theme: plainTheme, hasBefore: false })
    await expect(service().restore()).rejects.toMatchObject({ code: 'not_found' })
    const { version } = await service().filled()
    const saved = await service().save(demoThemes.kiln, version)
    expect(saved).toMatchObject({ theme: demoThemes.kiln, hasBefore: true })
    expect(await service().read()).toMatchObject({ drawings: 'kiln' })
    await expect(service().save(demoThemes.crayon, version)).rejects.toMatchObject({
      code: 'changed',
    })
    expect((await service().restore()).theme).toEqual(plainTheme)
    expect((await service().restore()).theme).toEqual(demoThemes.kiln)
  })

  it('refuses an unknown logo', async () => {
    const theme = { ...demoThemes.kiln, logo: '/media/Logo/ab.png' }
    await expect(service().save(theme, undefined)).rejects.toMatchObject({
      code: 'bad_input',
      details: { field: 'logo' },
    })
  })

  it('is the demo’s while the demo is shown, and loses its drawings afterwards', async () => {
    await shop.admin.demo.seed({ ...tinyStudio(), theme: demoThemes.kiln })
    expect(await service().read()).toMatchObject({ drawings: 'kiln' })
    await shop.admin.demo.clear()
    expect((await service().filled()).theme).toEqual(plainTheme)
  })

  it('keeps the owner’s colours when the demo is cleared', async () => {
    await shop.admin.demo.seed(tinyStudio())
    const own = { ...demoThemes.heron, paper: '#ffffff' }
    await service().save(own, undefined)
    await shop.admin.demo.clear()
    expect((await service().filled()).theme).toEqual({ ...own, drawings: 'none' })
  })
})

describe('a logo', () => {
  const shop = each(() => createTestShop({ images: memoryStore() }))
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: '#0000' } })
      .composite([
        {
          input: Buffer.from(
            `<svg xmlns="http://www.w3.org/2000/svg" width="${width / 2}" height="${height / 2}"><rect width="100%" height="100%"/></svg>`,
          ),
        },
      ])
      .png()
      .toBuffer()

  it.each([
    ['no picture', () => Buffer.from('hello'), 'not a picture'],
    ['an SVG', () => Buffer.from('<svg onload="alert(1)"></svg>'), 'SVG'],
    ['5,000 pixels', () => picture(5000, 200), '5000 by 200'],
    ['a speck', () => picture(40, 40), 'blurred'],
  ])('that is %s is refused with a reason', async (_, bytes, words) => {
    const upload = { bytes: await bytes(), filename: 'logo.png' }
    const refusal = await addLogo(shop.media, upload).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ code: 'bad_input', details: { field: 'file' } })
    expect(String(refusal)).toContain(words)
  })

  it('is stored small, without its empty edges', async () => {
    const bytes = await picture(1600, 1200)
    const logo = await addLogo(shop.media, { bytes, filename: 'logo.png' })
    expect([logo.width, logo.height]).toEqual([427, 320])
    expect(logo.address).toMatch(/^\/media\/Logo\//)
  })
})
