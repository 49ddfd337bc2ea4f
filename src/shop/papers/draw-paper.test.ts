import { expect, it } from 'vitest'
import { type TypefacePair, typefacePairs } from '#shop/look/look.ts'
import { drawPaper } from './draw-paper.server.ts'
import { setPaper } from './faces.server.ts'
import { emptyPaper, type Paper } from './paper.ts'

const pairs = Object.keys(typefacePairs) as TypefacePair[]
const slipTo = (...to: string[]): Paper => ({
  ...{ ...emptyPaper, title: 'Packing slip', from: 'Slow Heron', to },
})

/** The names of the fonts in a PDF, without the mark of a subset. */
async function fontsIn(paper: Paper, pair: TypefacePair): Promise<string[]> {
  const pdf = (await drawPaper(paper, { size: 'A4', pair })).toString('latin1')
  const names = [...pdf.matchAll(/\/FontName \/[A-Z]+\+([\w-]+)/g)].map(([, name = '']) => name)
  return [...new Set(names)].sort()
}

it.each(pairs)('sets a paper in the pair of the look: %s', async (pair) => {
  const fonts = (await fontsIn(slipTo('Zażółć Gęślą', 'Søren Åkerström'), pair)).join(' ')
  const { display, text } = typefacePairs[pair]
  for (const { family } of [display, text]) {
    expect(fonts).toContain(family.replaceAll(' ', ''))
  }
})

it.each(['Ελένη Παπαδοπούλου', 'Юлія Ґалаґан', 'Ђорђе Љубичић'])(
  'has the letters of %s for every pair',
  async (name) => {
    for (const pair of pairs) {
      const { paper } = await setPaper(slipTo(name), pair)
      expect(paper).toEqual(slipTo(name))
    }
    expect(await fontsIn(slipTo(name), 'fraunces-karla')).toEqual([
      expect.stringContaining('Fraunces'),
      expect.stringContaining('SourceSerif4'),
    ])
  },
)

it('puts a question mark for a letter that no typeface has, and says so', async () => {
  const { paper } = await setPaper(slipTo('山田 Taro'), 'fraunces-karla')
  expect(paper.to).toEqual(['?? Taro'])
  expect(paper.notes.join(' ')).toContain('as a page has them all')
})
