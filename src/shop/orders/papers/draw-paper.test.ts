import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { type Composition, compositions } from '#shop/store/theme/compositions/composition.ts'
import { type TypefacePair, typefacePairs } from '#shop/store/theme/theme.ts'
import { canDraw, drawPaper } from './draw-paper.server.ts'
import { setPaper } from './faces.server.ts'
import { emptyPaper, type Paper } from './paper.ts'
import { inKnownLetters } from './pick-list-paper.ts'

const pairs = Object.keys(typefacePairs) as TypefacePair[]
const slipTo = (...to: string[]): Paper => ({
  ...emptyPaper,
  title: 'Packing slip',
  from: 'Slow Heron',
  to,
})

/** Names of the fonts in a PDF, without the subset prefix. */
async function fontsIn(paper: Paper, pair: TypefacePair): Promise<string[]> {
  const pdf = String((await drawPaper(paper, { size: 'A4', pair }))?.toString('latin1'))
  const names = [...pdf.matchAll(/\/FontName \/[A-Z]+\+([\w-]+)/g)].map(([, name = '']) => name)
  return [...new Set(names)].sort()
}

it.each(pairs)('sets a paper in the theme’s typefaces: %s', async (pair) => {
  const fonts = (await fontsIn(slipTo('Zażółć Gęślą', 'Søren Åkerström'), pair)).join(' ')
  const { display, text } = typefacePairs[pair]
  for (const { family } of [display, text]) {
    expect(fonts).toContain(family.replaceAll(' ', ''))
  }
})

it.each(['Ελένη Παπαδοπούλου', 'Юлія Ґалаґан', 'Ђорђе Љубичић'])(
  'has the letters of %s in every pair',
  async (name) => {
    for (const pair of pairs) {
      expect((await setPaper(slipTo(name), pair))?.paper).toEqual(slipTo(name))
    }
    expect(await fontsIn(slipTo(name), 'fraunces-karla')).toEqual([
      expect.stringContaining('Fraunces'),
      expect.stringContaining('SourceSerif4'),
    ])
  },
)

it('sets Japanese lines in a Japanese typeface, and the others in the theme’s', async () => {
  const slip = slipTo('佐藤 花子', '京都市中京区烏丸通', 'Øystein Straße 3', 'Łódź')
  expect(await fontsIn(slip, 'fraunces-karla')).toEqual([
    expect.stringContaining('BIZUDPGothic'),
    expect.stringContaining('Fraunces'),
    expect.stringContaining('Karla'),
  ])
  const pdf = await drawPaper(slip, { size: 'A4', pair: 'fraunces-karla' })
  expect(pdf?.byteLength).toBeLessThan(60_000)
})

it.each(['김민지', 'يوسف', '髙橋 花子', 'For you 🎁', '猫 Łódź'])(
  'draws no paper for %s with a missing letter',
  async (words) => {
    expect(await canDraw(slipTo(words), 'fraunces-karla')).toBe(false)
    const style = { size: 'A4', pair: 'fraunces-karla' } as const
    expect(await drawPaper(slipTo(words), style)).toBeNull()
  },
)

it('lists “?” for a letter without a typeface, and every other line unchanged', async () => {
  const pair = 'fraunces-karla'
  const named = (name: string) => ({ quantity: 1, name, details: 'Order 1', sum: null })
  const names = ['Mug · Name: “Otto ❤️👩‍👧”', 'Чашка · Имя: “Юлія”', '猫 Łódź 🎁']
  const list = await inKnownLetters({ ...slipTo(), lines: names.map(named) }, (words) =>
    canDraw({ ...slipTo(), from: words }, pair),
  )
  expect(list.lines.map(({ name }) => name)).toEqual([
    'Mug · Name: “Otto ??”',
    'Чашка · Имя: “Юлія”',
    '? Łódź ?',
  ])
  expect(await canDraw(list, pair)).toBe(true)
})

it('ends no line inside a size or a number', async () => {
  const details = 'Print in 2 of its sizes · 10 × 10 inches · 29.7 × 42 cm · 3 of 50'
  const slip = { ...slipTo(), lines: [{ quantity: 1, name: 'Moon', details, sum: null }] }
  const set = await setPaper(slip, 'fredoka-nunito')
  expect(set?.paper.lines[0]?.details.replaceAll('\u00a0', '_')).toBe(
    'Print in 2 of its sizes · 10_×_10_inches · 29.7_×_42_cm · 3_of_50',
  )
})

it('uses as many sheets as it needs, and no more for their numbers', async () => {
  const line = { quantity: 1, name: 'Night Crossing', details: '14 × 14 inches', sum: '$48.00' }
  const sheetsOf = async (lines: number) => {
    const slip = { ...slipTo('Wanda Moss'), lines: Array.from({ length: lines }, () => line) }
    const pdf = await drawPaper(slip, { size: 'Letter', pair: 'fredoka-nunito' })
    return pdf?.toString('latin1').match(/\/Type \/Page\b/g)?.length
  }
  expect([await sheetsOf(2), await sheetsOf(30)]).toEqual([1, 3])
})

it('keeps a piece and its sum on one sheet, however long its buyer’s text', async () => {
  const line = { quantity: 1, name: 'Mug', details: 'For Ida with love '.repeat(17), sum: '$28.00' }
  const sheets: unknown[] = []
  const { text } = PDFDocument.prototype
  const drawn = vi.spyOn(PDFDocument.prototype, 'text').mockImplementation(function (
    this: InstanceType<typeof PDFDocument>,
    ...written: Parameters<typeof text>
  ) {
    text.apply(this, written)
    if (written[0] === line.name || written[0] === line.sum) sheets.push(this.page)
    return this
  })
  const slip = { ...slipTo('Wanda Moss'), lines: Array.from({ length: 20 }, () => line) }
  await drawPaper(slip, { size: 'Letter', pair: 'fredoka-nunito' })
  drawn.mockRestore()
  expect(new Set(sheets).size).toBeGreaterThan(1)
  for (let at = 0; at < sheets.length; at += 2) {
    expect(sheets[at] === sheets[at + 1]).toBe(true)
  }
})

it.each(Object.keys(compositions) as Composition[])(
  'sets a certificate on one sheet to frame in the composition %s, and its proof on another',
  async (composition) => {
    const create = { width: 60, height: 60, channels: 3, background: '#d33' } as const
    const bytes = await sharp({ create }).jpeg().toBuffer()
    const paper: Paper = {
      ...emptyPaper,
      title: 'Certificate of authenticity',
      from: 'Slow Heron',
      headline: 'One of a kind: 1 of 1',
      framed: {
        title: 'The Long Way Home, Seen From the Ferry',
        artist: 'Maren Oduya',
        seal: '1/1',
      },
      facts: Array.from({ length: 8 }, (_, at) => ({ term: `Fact ${at}`, words: 'As it is.' })),
      proof: [{ term: 'Signature', words: 'c2lnbmVk' }],
      link: 'http://localhost/certificates/1',
    }
    const picture = { bytes, ground: '#aa2222' }
    const style = { size: 'Letter', pair: 'fredoka-nunito', composition, picture } as const
    const pdf = await drawPaper(paper, style)
    expect(pdf?.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2)
  },
)
