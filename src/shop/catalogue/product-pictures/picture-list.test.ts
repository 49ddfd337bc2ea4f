import { describe, expect, it } from 'vitest'
import { newPieceSchema } from '#shop/catalogue/products/piece.schema.ts'
import { mostPictures } from './picture-list.ts'

const pin = { printName: 'Heron', descName: 'Pin', price: 9, quantity: 5 }
const at = (name: number) => `/media/StickersPins/${name}.jpg`
const some = (count: number) => Array.from({ length: count }, (_, i) => ({ address: at(i) }))

function refusalOf(pictures: unknown) {
  const { error } = newPieceSchema('merch', 'USD').safeParse({ ...pin, pictures })
  const [issue] = error?.issues ?? []
  return { field: issue?.path.join('.'), message: issue?.message }
}

describe('the pictures of a form', () => {
  it('are up to twelve, with their descriptions', () => {
    const first = { address: at(0), alt: ' A heron ', focus: { x: 30, y: 100 } }
    const pictures = [first, null, ...some(mostPictures).slice(2)]
    const piece = newPieceSchema('merch', 'USD').parse({
      ...pin,
      pictures: JSON.stringify(pictures),
    })
    expect(piece.pictures).toEqual([
      at(0),
      null,
      ...some(mostPictures)
        .slice(2)
        .map((p) => p.address),
    ])
    expect(piece.described?.[0]).toEqual({ ...first, alt: 'A heron' })
  })

  it('may show a step of the making, with a sentence', () => {
    const pictures = [...some(2), { address: at(2), step: ' Cut from cherry ' }]
    const piece = newPieceSchema('merch', 'USD').parse({ ...pin, pictures })
    expect(piece.steps?.slice(0, 4)).toEqual([null, null, 'Cut from cherry', null])
  })

  it('are refused with a reason when there are forty', () => {
    expect(refusalOf(some(40))).toEqual({
      field: 'pictures',
      message: 'A piece has 12 pictures at most; these are 40.',
    })
  })

  it.each([
    ['no list', 'pictures', 'Please send the pictures as a list.'],
    [[], 'primaryImage', 'Please upload an image of the merch'],
    [[null, ...some(1)], 'primaryImage', 'Please upload an image of the merch'],
    [
      [...some(3), { alt: 'x' }],
      'pictures.3',
      'A picture has the address that its upload answered.',
    ],
    [
      [{ address: at(1), alt: 'x'.repeat(1001) }],
      'pictures.0.alt',
      'Please keep this to 1000 characters.',
    ],
    [
      [{ address: at(1), focus: { x: 400, y: 50 } }],
      'pictures.0.focus',
      'Please choose a point on the picture, from 0 to 100.',
    ],
    [
      [{ address: at(1), focus: { x: 1.5, y: 50 } }],
      'pictures.0.focus',
      'Please choose a point on the picture, from 0 to 100.',
    ],
    [
      [{ address: at(1), step: 'Cut' }],
      'pictures.0.step',
      'The first picture shows the piece itself: cards and emails have it.',
    ],
    [
      [...some(1), { address: '/media/StickersPins/a.mp4', step: 'Cut' }],
      'pictures.1.step',
      'A step of the making is a photograph: the video shows the piece.',
    ],
    [
      [...some(1), { address: at(1), step: 'x'.repeat(201) }],
      'pictures.1.step',
      'Please keep this to 200 characters.',
    ],
    [
      [{ address: at(1), focus: 'left' }],
      'pictures.0.focus',
      'Please choose a point on the picture, from 0 to 100.',
    ],
  ])('refuse %j, naming the field', (pictures, field, message) => {
    expect(refusalOf(pictures)).toEqual({ field, message })
  })

  it('go with a story of at most 5,000 characters', () => {
    const named = { ...pin, primaryImage: at(0) }
    expect(newPieceSchema('merch', 'USD').parse({ ...named, story: ' <b>Long</b> ' }).story).toBe(
      '<b>Long</b>',
    )
    const { error } = newPieceSchema('merch', 'USD').safeParse({
      ...named,
      story: 'x'.repeat(5001),
    })
    expect(error?.issues[0]).toMatchObject({
      path: ['story'],
      message: 'Please keep this to 5000 characters.',
    })
  })
})
