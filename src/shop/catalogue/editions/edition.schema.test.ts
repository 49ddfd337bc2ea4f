import { describe, expect, it } from 'vitest'
import { editionInput } from './edition.schema.ts'

describe('an edition in a request', () => {
  const sent = { sizes: [{ size: '', total: '30' }], proofs: '', year: '', process: ' Linocut ' }

  it('is read from a form’s texts', () => {
    expect(editionInput({ edition: JSON.stringify(sent) })).toEqual({
      sizes: [{ size: '', total: 30 }],
      proofs: 0,
      year: null,
      process: 'Linocut',
      reproduction: false,
      signature: 'by_hand',
      others: null,
      master: null,
    })
    expect(editionInput({ edition: '' })).toBeNull()
    expect(editionInput({ edition: null })).toBeNull()
  })

  it('may state how a piece without an edition is made', () => {
    const { process } = editionInput({ edition: { sizes: [], process: 'Linocut' } }) ?? {}
    expect(process).toBe('Linocut')
  })

  it.each([
    ['edition.sizes.0.total', { sizes: [{ size: '', total: 0 }] }],
    ['edition.sizes.0.total', { sizes: [{ size: '', total: 'many' }] }],
    ['edition.sizes', { sizes: [] }],
    ['edition.signature', { ...sent, sizes: [], signature: 'on_certificate' }],
    ['edition.proofs', { ...sent, proofs: -1 }],
    ['edition.year', { ...sent, year: 'last' }],
    ['edition.process', { ...sent, process: 'x'.repeat(121) }],
    ['edition.master', { ...sent, master: 'eaten' }],
    ['edition', { ...sent, sizes: [sent.sizes[0], sent.sizes[0]] }],
    ['edition', { ...sent, sizes: [sent.sizes[0], { size: 'A3', total: 5 }] }],
    ['edition', 'a limited one'],
  ])('is refused naming %s', (field, value) => {
    expect(() => editionInput({ edition: value })).toThrow(
      expect.objectContaining({ code: 'bad_input', details: { field } }),
    )
  })
})
