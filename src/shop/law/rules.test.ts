import { describe, expect, it } from 'vitest'
import { type LawFacts, missingFor } from './missing.ts'
import { type Duty, owes, rules, rulesBetween } from './rules.ts'

const always: Duty[] = ['privacy', 'lowest_price', 'dispatch']
const eu: Duty[] = [
  ...always,
  ...(['imprint', 'maker', 'fibres', 'order_button', 'terms_by_mail', 'withdrawal'] as const),
  ...(['guarantee_notice', 'final_price'] as const),
]
const gb = eu.filter((duty) => duty !== 'guarantee_notice' && duty !== 'dispatch')
const us: Duty[] = [
  ...always,
  ...(['imprint', 'return_policy', 'origin', 'edition_statement'] as const),
]
const eea = [...eu, 'responsible_person', 'customs'] as const

/** A seller's country, a buyer's, and what the buyer is owed. */
const table: [seller: string, buyer: string, owed: readonly Duty[]][] = [
  ['US', 'US', us],
  ['US', 'PR', []],
  ['US', 'DE', [...eea, 'packaging']],
  ['US', 'AT', [...eea, 'packaging']],
  ['US', 'FR', [...eea, 'packaging']],
  ['US', 'IT', [...eea, 'packaging']],
  ['US', 'IE', eea],
  ['US', 'NO', eea],
  ['US', 'GB', [...gb, 'customs']],
  ['US', 'JP', ['customs']],
  ['US', 'CA', ['customs']],
  ['US', 'CH', ['customs']],
  ['US', 'AU', ['customs']],
  ['DE', 'DE', [...eu, 'packaging']],
  ['DE', 'FR', [...eu, 'packaging']],
  ['DE', 'IE', eu],
  ['DE', 'NO', [...eu, 'customs']],
  ['DE', 'GB', [...gb, 'customs']],
  ['DE', 'US', [...us, 'customs']],
  ['DE', 'CH', ['imprint', 'customs']],
  ['DE', 'JP', ['imprint', 'customs']],
  ['AT', 'AT', [...eu, 'packaging']],
  ['AT', 'US', [...us, 'customs']],
  ['FR', 'IT', [...eu, 'packaging']],
  ['IT', 'FR', [...eu, 'packaging']],
  ['IE', 'GB', [...gb, 'customs']],
  ['GB', 'GB', gb],
  ['GB', 'IE', eea],
  ['GB', 'DE', [...eea, 'packaging']],
  ['GB', 'US', [...us, 'customs']],
  ['GB', 'CA', ['imprint', 'customs']],
  ['JP', 'JP', []],
  ['JP', 'DE', [...eea, 'packaging']],
  ['JP', 'US', [...us, 'customs']],
  ['CA', 'CA', []],
  ['CA', 'US', [...us, 'customs']],
  ['CA', 'FR', [...eea, 'packaging']],
  ['CH', 'CH', []],
  ['CH', 'LI', eea.filter((duty) => duty !== 'customs')],
  ['CH', 'AT', [...eea, 'packaging']],
]

describe('the law between a seller and a buyer', () => {
  it.each(table)('from %s to %s', (seller, buyer, owed) => {
    const found = [...new Set(rulesBetween(seller, buyer).map(({ duty }) => duty))]
    // Below 150 EUR the Union has a rule of its own, and so have imports anywhere.
    expect(found.toSorted()).toEqual([...new Set(owed)].toSorted())
  })

  it('owes something to some of the buyers', () => {
    expect(owes('withdrawal', 'US', ['US', 'DE'])).toBe(true)
    expect(owes('withdrawal', 'US', ['US', 'JP'])).toBe(false)
  })

  it('names its law in every row, and asks only for what is told of in words', () => {
    for (const rule of rules) expect(rule.source).toMatch(/\w{3}/)
    for (const { needs, required } of rules) if (required) expect(needs).toBeDefined()
  })
})

const none = { first: [], count: 0 }
const nothing: LawFacts = {
  ...{ address: false, phone: false, responsible: false, notice: false, packaging: [] },
  ...{ returnDays: true, finalPrice: true },
  ...{ fibres: none, origin: none, edition: none },
}
const shirt = { first: [{ kind: 'clothing' as const, id: 1, name: 'Heron' }], count: 1 }

describe('what is missing for a country', () => {
  const needs = (seller: string, buyers: string[], facts: Partial<LawFacts> = {}) =>
    missingFor(seller, buyers, { ...nothing, ...facts }).map(
      ({ need, required }) => `${need}${required ? '!' : ''}`,
    )

  it('is an address, and within the Union from outside a person who answers', () => {
    expect(needs('US', ['DE'])).toEqual(['address!', 'responsible!', 'notice', 'packaging'])
    expect(needs('DE', ['DE'])).toEqual(['address!', 'phone', 'notice', 'packaging'])
    expect(needs('US', ['GB'])).toEqual(['address!'])
    expect(needs('US', ['JP', 'CA', 'CH'])).toEqual([])
  })

  it('is days to send back and prices with their tax, for Europe', () => {
    const met = { address: true, responsible: true, notice: true, packaging: ['DE'] }
    const lacking = { ...met, returnDays: false, finalPrice: false }
    expect(needs('US', ['DE'], lacking)).toEqual(['returnDays', 'finalPrice'])
    expect(needs('US', ['GB'], lacking)).toEqual(['returnDays', 'finalPrice'])
    expect(needs('US', ['US', 'JP'], lacking)).toEqual([])
  })

  it('is nothing any more once it is filled in', () => {
    const all = { address: true, phone: true, responsible: true, notice: true, packaging: ['DE'] }
    expect(needs('US', ['DE', 'GB', 'US'], all)).toEqual([])
    expect(needs('US', ['DE', 'FR'], all)).toEqual(['packaging'])
  })

  it('names garments without fibres for Europe, and without an origin for the United States', () => {
    const garments = { address: true, fibres: shirt, origin: shirt }
    expect(needs('GB', ['GB'], garments)).toEqual(['fibres!'])
    expect(needs('GB', ['US'], garments)).toEqual(['origin!'])
    const [fibres] = missingFor('US', ['DE', 'FR'], { ...nothing, ...garments, responsible: true })
    expect(fibres).toMatchObject({ need: 'fibres', countries: ['DE', 'FR'], pieces: shirt })
    expect(fibres?.sources).toEqual(['Regulation 1007/2011, Art. 16'])
  })
})
