import { describe, expect, it } from 'vitest'
import { type LawFacts, missingFor } from './missing.ts'
import { type Duty, owes, type Rule, rules, rulesBetween } from './rules.ts'

const always: Duty[] = ['privacy', 'lowest_price', 'dispatch']
const eu: Duty[] = [
  ...always,
  ...(['imprint', 'maker', 'fibres', 'order_button', 'terms_by_mail', 'withdrawal'] as const),
  ...(['guarantee_notice', 'accessibility', 'final_price'] as const),
]
const unionAlone: Duty[] = ['guarantee_notice', 'accessibility', 'dispatch']
const gb = eu.filter((duty) => !unionAlone.includes(duty))
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

const europe = 'DE AT FR ES IT IE NO'
const union = 'DE AT FR ES IT IE'
const outside = 'US GB CH JP'
const all = 'US GB DE AT CH JP'
const anywhere = `US GB ${europe} CH JP`

/** Every rule by its name, and of some sellers and buyers those between whom it holds: 'sellers > buyers'. */
const held: [rule: string, ...pairs: string[]][] = [
  ['imprint, Directive 2000/31, Art. 5, address!', `DE AT > ${anywhere}`],
  ['imprint, Directive 2000/31, Art. 5, phone', `DE AT > ${anywhere}`],
  ['imprint, § 5 DDG, address!', `DE > ${anywhere}`],
  ['imprint, § 5 ECG, address!', `AT > ${anywhere}`],
  ['imprint, Directive 2011/83, Art. 6(1), address!', `${all} > ${europe}`],
  ['imprint, Electronic Commerce Regulations 2002, reg. 6, address!', `GB > ${anywhere}`],
  ['imprint, Consumer Contracts Regulations 2013, address!', `${all} > GB`],
  ['imprint, California Business and Professions Code § 17538, address', `${all} > US`],
  ['return_policy, California Business and Professions Code § 17538', `${all} > US`],
  ['maker, Regulation 2023/988, Art. 19, address!', `${all} > ${europe}`],
  ['maker, General Product Safety Regulations 2005, address!', `${all} > GB`],
  [
    'responsible_person, Regulation 2023/988, Art. 16 and 19, responsible!',
    `${outside} > ${europe}`,
  ],
  ['fibres of clothing, Regulation 1007/2011, Art. 16, fibres!', `${all} > ${europe}`],
  [
    'fibres of clothing, Regulation 1007/2011 as retained; Textile Regulations 2012, fibres!',
    `${all} > GB`,
  ],
  ['origin of clothing, 16 CFR 303.34, origin!', `${all} > US`],
  [
    'edition_statement of prints, New York Arts and Cultural Affairs Law, art. 15, edition',
    `${all} > US`,
  ],
  ['edition_statement of prints, California Civil Code § 1742 and 1744, edition', `${all} > US`],
  ['order_button, Directive 2011/83, Art. 8(2)', `${all} > ${europe}`],
  ['order_button, Consumer Contracts Regulations 2013, reg. 14(3)', `${all} > GB`],
  ['terms_by_mail, Directive 2011/83, Art. 8(7)', `${all} > ${europe}`],
  ['terms_by_mail, Consumer Contracts Regulations 2013', `${all} > GB`],
  ['withdrawal, Directive 2011/83, Art. 9 to 16 and 11a, returnDays', `${all} > ${europe}`],
  ['withdrawal, Consumer Contracts Regulations 2013, returnDays', `${all} > GB`],
  [
    'guarantee_notice, Directive 2011/83, Art. 6(1)(l) and 22a; Regulation 2025/1960, notice',
    `${all} > ${europe}`,
  ],
  ['accessibility, Directive 2019/882, Art. 13 and Annex V', `${all} > ${europe}`],
  ['dispatch, Directive 2011/83, Art. 18', `${all} > ${europe}`],
  ['dispatch, 16 CFR 435', `${all} > US`],
  ['final_price, Directive 98/6; Directive 2011/83, Art. 6(1), finalPrice', `${all} > ${europe}`],
  ['final_price, Digital Markets, Competition and Consumers Act 2024, finalPrice', `${all} > GB`],
  ['lowest_price, Directive 98/6, Art. 6a', `${all} > ${europe}`],
  ['lowest_price, Price Marking Order 2004', `${all} > GB`],
  ['lowest_price, 16 CFR 233', `${all} > US`],
  ['customs, Regulation 2026/382', `${outside} > ${union}`],
  [
    'customs, The import rules of the country',
    `US > GB ${europe} CH JP`,
    `GB > US ${europe} CH JP`,
    'DE AT > US GB NO CH JP',
    `CH > US GB ${europe} JP`,
    `JP > US GB ${europe} CH`,
  ],
  ['packaging, VerpackG: LUCID, packaging', `${all} > DE`],
  ['packaging, Code de l’environnement: unique identifier (IDU), packaging', `${all} > FR`],
  ['packaging, Regulation 2025/40, Art. 45, packaging', `${all} > AT ES IT`],
  ['privacy, General Data Protection Regulation', `${all} > ${europe}`],
  ['privacy, UK General Data Protection Regulation', `${all} > GB`],
  ['privacy, California Online Privacy Protection Act', `${all} > US`],
]

const nameOf = ({ duty, kinds, source, needs, required }: Rule): string =>
  [
    kinds ? `${duty} of ${kinds.join(' and ')}` : duty,
    source,
    ...(needs ? [`${needs}${required ? '!' : ''}`] : []),
  ].join(', ')

/** Pairs as 'US > DE', all of 'US GB > DE FR'. */
const pairsOf = (lines: readonly string[]) =>
  lines
    .flatMap((line) => {
      const [sellers = [], buyers = []] = line.split(' > ').map((side) => side.split(' '))
      return sellers.flatMap((seller) => buyers.map((buyer) => `${seller} > ${buyer}`))
    })
    .toSorted()

describe('each rule of the table', () => {
  it('has a row here', () => {
    expect(held.map(([name]) => name)).toEqual(rules.map(nameOf))
  })

  it.each(held)('%s', (name, ...pairs) => {
    const holds = pairsOf([`${all} > ${anywhere}`]).filter((pair) => {
      const [seller = '', buyer = ''] = pair.split(' > ')
      return rulesBetween(seller, buyer).some((rule) => nameOf(rule) === name)
    })
    expect(holds).toEqual(pairsOf(pairs))
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
