import { describe, expect, it } from 'vitest'
import { parsePictureKey, pictureAddress, pictureContentType, pictureKey } from './picture-key.ts'

const hash = 'ab'.repeat(32)

describe('keys of pictures', () => {
  it('name originals', () => {
    expect(parsePictureKey(`Prints/${hash}.png`)).toEqual({
      folder: 'Prints',
      hash,
      kind: 'original',
      ending: 'png',
    })
  })

  it('name sizes', () => {
    expect(parsePictureKey(`StickersPins/${hash}-640.avif`)).toEqual({
      folder: 'StickersPins',
      hash,
      kind: 'derivative',
      width: 640,
      format: 'avif',
    })
  })

  it.each([
    `Prints/${hash}-641.avif`,
    `Prints/${hash}-0640.avif`,
    `Prints/${hash}-640.png`,
    `Prints/${hash}-640.jpeg`,
    `Prints/${hash}.gif`,
    `Prints/${hash}`,
    `Prints/${hash.toUpperCase()}.jpg`,
    `Prints/${hash.slice(1)}.jpg`,
    `Secrets/${hash}.jpg`,
    `Prints/../${hash}.jpg`,
    `Prints/${hash}.jpg/`,
    `Prints/${hash}.jpg\n`,
    ` Prints/${hash}.jpg`,
    '',
  ])('are nothing else: %j', (key) => {
    expect(parsePictureKey(key)).toBeNull()
  })

  it('are addresses without /media/', () => {
    expect(pictureAddress(pictureKey('/media/Prints/a.jpg'))).toBe('/media/Prints/a.jpg')
  })

  it('tell their media type', () => {
    expect(['a.jpg', 'a.png', 'a-640.webp', 'a-640.avif'].map(pictureContentType)).toEqual([
      'image/jpeg',
      'image/png',
      'image/webp',
      'image/avif',
    ])
  })
})
