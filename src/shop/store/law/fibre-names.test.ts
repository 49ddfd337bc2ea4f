import { expect, it } from 'vitest'
import { fabricLines, languageGap } from './fibre-names.ts'
import { noLabelling } from './labelling.ts'
import { firstLawSettings } from './law.ts'
import { pieceTerms } from './words/piece-words.ts'

const shirt = {
  fibres: [
    { name: 'cotton', percent: 95 },
    { name: 'elastane', percent: 5 },
  ],
  animalParts: false,
}

it('names fibres in the languages of the open countries, each once', () => {
  expect(fabricLines(shirt, ['US', 'IE', 'DE', 'AT', 'FR', 'PL'])).toEqual([
    'Deutsch: 95 % Baumwolle, 5 % Elasthan.',
    'Français: 95 % coton, 5 % élasthanne.',
    'Polski: 95 % bawełna, 5 % elastan.',
  ])
})

it('writes nothing in a language with an unknown word', () => {
  const ramie = { fibres: [{ name: 'ramie', percent: 100 }], animalParts: false }
  expect(fabricLines(ramie, ['DE', 'NL', 'EE'])).toEqual(['Deutsch: 100 % Ramie.'])
  expect(fabricLines({ ...shirt, animalParts: true }, ['DE', 'SE'])).toEqual([
    'Deutsch: 95 % Baumwolle, 5 % Elasthan. Enthält nichttextile Teile tierischen Ursprungs.',
  ])
})

it('is on a garment’s page if an open country’s law requires fibres', () => {
  const piece = {
    kind: 'clothing' as const,
    inventoryPolicy: 'one_of_a_kind',
    price: 4800,
    sizes: [],
    labelling: { ...noLabelling, fabric: shirt },
    personalised: false,
  }
  const made = (countries: string[]) =>
    pieceTerms(piece, firstLawSettings, {
      country: 'US',
      countries,
      studioName: 'Heron',
      email: 'a@b.example',
      currency: 'USD',
    }).find(({ term }) => term === 'Made of')?.lines
  expect(made(['US'])).toEqual(['95% cotton, 5% elastane (spandex).'])
  expect(made(['US', 'DE'])).toEqual([
    '95% cotton, 5% elastane (spandex).',
    'Deutsch: 95 % Baumwolle, 5 % Elasthan.',
  ])
})

it('names the languages that the law requires, and those that the shop can’t write', () => {
  expect(languageGap(['US', 'IE', 'GB'])).toBe('')
  expect(languageGap(['DE', 'GR'])).toContain('German and Greek')
  expect(languageGap(['DE', 'GR'])).toContain('but not in Greek')
  expect(languageGap(['GR'])).toContain('can’t name fibres')
})
