import { describe, expect, it } from 'vitest'
import { labellingInput } from './labelling.schema.ts'
import { labellingInWords, mergeLabelling, noLabelling } from './labelling.ts'

const cotton = (percent: number, ...others: [string, number][]) => ({
  fabric: {
    fibres: [['cotton', percent] as const, ...others].map(([name, each]) => ({
      name,
      percent: each,
    })),
  },
})

describe('a piece’s labelling', () => {
  it('lists its fibres by share, and animal parts in the law’s words', () => {
    const read = labellingInput({
      ...cotton(5, ['elastane', 95]),
      fabric: { ...cotton(5, ['elastane', 95]).fabric, animalParts: true },
      origin: 'both',
    })
    expect(labellingInWords(read ?? noLabelling)).toEqual([
      {
        term: 'Made of',
        words: '95% elastane (spandex), 5% cotton. Contains non-textile parts of animal origin.',
      },
      { term: 'Origin', words: 'Made in U.S.A. and imported' },
    ])
  })

  it('is the piece’s own if it is set, else its kind’s', () => {
    const usual = { ...noLabelling, origin: 'imported' as const, care: 'Wash cold.' }
    expect(mergeLabelling({ ...noLabelling, care: 'By hand.' }, usual)).toEqual({
      ...usual,
      care: 'By hand.',
    })
    expect(mergeLabelling(null, usual)).toEqual(usual)
  })

  it('is empty without facts, and accepts pieces that are no textiles', () => {
    expect(labellingInput({ care: ' ', warnings: '' })).toBeNull()
    expect(labellingInput('')).toBeNull()
    expect(labellingInput('{"fabric":{"fibres":[]}}')?.fabric).toEqual({
      fibres: [],
      animalParts: false,
    })
  })

  it.each([
    [cotton(95), 'labelling.fabric.fibres', /95% together/],
    [cotton(60, ['polyester', 60]), 'labelling.fabric.fibres', /120% together/],
    [cotton(50, ['cotton', 50]), 'labelling.fabric.fibres', /named twice/],
    [cotton(84, ['other fibres', 16]), 'labelling.fabric.fibres', /At most 15%/],
    [cotton(50, ['bamboo', 50]), 'labelling.fabric.fibres.1.name', /from the list/],
    [cotton(0, ['wool', 100]), 'labelling.fabric.fibres.0.percent', /whole percentage/],
    [cotton(99.5, ['wool', 1]), 'labelling.fabric.fibres.0.percent', /whole percentage/],
    [{ origin: 'mars' }, 'labelling.origin', /where it is made/],
    [{ gender: 'girls' }, 'labelling.gender', /gender/],
    [{ ageGroup: '7' }, 'labelling.ageGroup', /age group/],
    [{ hsCode: '61' }, 'labelling.hsCode', /six to ten digits/],
    [{ originCountry: 'ZZ' }, 'labelling.originCountry', /country/],
    ['cotton', 'labelling', /as an object/],
    [7, 'labelling', /./],
  ])('refuses %j with a reason', (sent, field, words) => {
    try {
      labellingInput(sent)
    } catch (error) {
      expect(error).toMatchObject({ details: { field }, message: expect.stringMatching(words) })
      return
    }
    throw new Error('It was taken.')
  })
})
