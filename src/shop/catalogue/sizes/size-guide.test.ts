import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { openCatalogue } from '#testing/fixtures/catalogue/catalogue.ts'
import { each } from '#testing/harness/each.ts'
import { GuideTable } from './pages/size-table.tsx'
import { sizeGuideInputSchema } from './size-guide.schema.ts'
import { guideInches } from './size-guide.ts'

const m = { label: 'M', cm: [52, 71.26] }
const input = (changes = {}) => ({ measures: ['Chest', 'Length'], sizes: [m], ...changes })
const read = (changes = {}) => sizeGuideInputSchema.parse(input(changes))

describe('a size guide', () => {
  const shop = each(() => openCatalogue('sqlite'))
  const guide = () => shop.catalogue.sizeGuide

  it('exists once the owner has entered sizes, and raises the content version', async () => {
    expect(await guide().entered()).toBeNull()
    const before = await shop.db.contentVersion()
    await guide().save(read({ note: ' Laid flat. ' }))
    expect(await guide().entered()).toEqual({
      note: 'Laid flat.',
      measures: ['Chest', 'Length'],
      sizes: [{ label: 'M', cm: [52, 71.3] }],
    })
    expect(await shop.db.contentVersion()).toBeGreaterThan(before)
    await guide().save(read({ sizes: [] }))
    expect(await guide().entered()).toBeNull()
  })

  it('can’t be overwritten by an older form', async () => {
    const { version } = await guide().read()
    await guide().save(read({ version }))
    await expect(guide().save(read({ version }))).rejects.toMatchObject({ code: 'changed' })
  })

  it('leaves out empty rows and columns', () => {
    const sizes = [
      { label: '', cm: [] },
      { label: 'S', cm: [null, 66] },
    ]
    expect(read({ measures: ['Chest', 'Length', '', ''], sizes })).toMatchObject({
      measures: ['Length'],
      sizes: [{ label: 'S', cm: [66] }],
    })
  })

  it.each([
    ['measures', { measures: ['A', 'B', 'C', 'D', 'E'] }],
    ['measures.0', { measures: ['', ''] }],
    ['measures.0', { measures: ['x'.repeat(21), ''] }],
    ['measures.1', { measures: ['Chest', ' '] }],
    ['measures.1', { measures: ['Chest', 'chest'] }],
    ['sizes', { sizes: Array.from({ length: 13 }, (_, at) => ({ label: `${at}`, cm: [1] })) }],
    ['sizes.0.label', { sizes: [{ label: ' ', cm: [52] }] }],
    ['sizes.0.label', { sizes: [{ label: 'x'.repeat(61), cm: [52] }] }],
    ['sizes.1.label', { sizes: [m, { ...m, label: 'm' }] }],
    ['sizes.0.cm.0', { sizes: [{ label: 'M', cm: [null, null] }] }],
    ['sizes.0.cm.0', { sizes: [{ label: 'M', cm: [Number.NaN] }] }],
    ['sizes.0.cm.0', { sizes: [{ label: 'M', cm: [0.5] }] }],
    ['sizes.0.cm.1', { sizes: [{ label: 'M', cm: [52, 301] }] }],
    ['note', { note: 'x'.repeat(301) }],
  ])('is refused naming %s', (field, changes) => {
    const { error } = sizeGuideInputSchema.safeParse(input(changes))
    expect(error?.issues[0]?.path.join('.')).toBe(field)
  })

  it.each([
    [1, '½'],
    [2.54, '1'],
    [52, '20½'],
    [71, '28'],
    [300, '118'],
  ])('reads %d cm as %s in', (cm, inches) => {
    expect(guideInches(cm)).toBe(inches)
  })

  it('shows the shop’s unit first, a dash for a missing measure, and the piece’s own size', () => {
    const sizes = [
      { label: 'S', cm: [46, null] },
      { label: 'M', cm: [52, 71] },
    ]
    const shown = { note: '', measures: ['Chest', 'Length'], sizes, unit: 'in' as const }
    const html = renderToStaticMarkup(createElement(GuideTable, { guide: shown, own: 'M' }))
    const rows = html.split('<tr').map((row) => row.replace(/^[^>]*>|<[^>]+>/g, '|'))
    const words = rows.map((row) =>
      row
        .split('|')
        .map((each) => each.trim())
        .filter(Boolean),
    )
    expect(words.slice(1)).toEqual([
      ['Size', 'Chest', 'Length'],
      ['S', '18 in', '46 cm', '–'],
      ['M', '20½ in', '52 cm', '28 in', '71 cm'],
    ])
    expect(html).toMatch(/aria-current="true"><th scope="row">M/)
  })
})
