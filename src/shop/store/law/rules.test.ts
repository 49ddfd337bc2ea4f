import { describe, expect, it } from 'vitest'
import { countryCodes } from '#platform/countries.ts'
import { type LawFacts, missingFor } from './missing.ts'
import { type Duty, owes, type Rule, rules, rulesBetween } from './rules.ts'
import { isExempt, mayWithdraw, statedRight } from './withdrawal.ts'
import { needWords } from './words/need.copy.ts'

const always: Duty[] = ['privacy', 'dispatch']
const eu: Duty[] = [
  ...always,
  'lowest_price',
  ...(['imprint', 'maker', 'fibres', 'order_button', 'terms_by_mail', 'withdrawal'] as const),
  ...(['guarantee_notice', 'accessibility', 'final_price'] as const),
]
const unionAlone: Duty[] = ['guarantee_notice', 'accessibility', 'lowest_price']
const gb: Duty[] = [...eu.filter((duty) => !unionAlone.includes(duty)), 'former_price']
const us: Duty[] = [
  ...always,
  ...(['imprint', 'return_policy', 'origin', 'edition_statement', 'former_price'] as const),
]
const eea = [...eu, 'responsible_person', 'customs'] as const

/** Those who are in no row of the table of rules below; NO for what holds beyond the Union. */
const table: [seller: string, buyer: string, owed: readonly Duty[]][] = [
  ['US', 'PR', []],
  ['US', 'NO', eea],
  ['FR', 'IT', [...eu, 'packaging', 'tax']],
  ['IT', 'FR', [...eu, 'packaging', 'tax']],
  ['IE', 'GB', [...gb, 'customs', 'tax']],
  ['CA', 'CA', ['imprint']],
  ['CA', 'US', [...us, 'customs']],
  ['CA', 'FR', [...eea, 'packaging']],
  ['CH', 'LI', [...eea.filter((duty) => duty !== 'customs'), 'imprint']],
]

describe('the law between a seller and a buyer', () => {
  it.each(table)('from %s to %s', (seller, buyer, owed) => {
    const found = [...new Set(rulesBetween(seller, buyer).map(({ duty }) => duty))]
    // Below 150 EUR the Union has a rule of its own, and so have imports anywhere.
    expect(found.toSorted()).toEqual([...new Set(owed)].toSorted())
  })

  it('owes a duty to some of the buyers', () => {
    expect(owes('withdrawal', 'US', ['US', 'DE'])).toBe(true)
    expect(owes('withdrawal', 'US', ['US', 'JP'])).toBe(false)
  })

  it('asks only for facts that it names in words', () => {
    for (const { needs, required } of rules) if (required) expect(needs).toBeDefined()
  })
})

const europe = 'DE AT FR ES IT IE NO'
const union = 'DE AT FR ES IT IE'
const outside = 'US GB CH JP'
const all = 'US GB DE AT CH JP'
const anywhere = `US GB ${europe} CH JP CA AU`

/** Every rule by its name, and of some sellers and buyers those between whom it holds: 'sellers > buyers'. */
const held: [rule: string, ...pairs: string[]][] = [
  ['imprint, Directive 2000/31, Art. 5, address!', `DE AT > ${anywhere}`],
  ['imprint, Directive 2000/31, Art. 5, phone', `DE AT > ${anywhere}`],
  ['imprint, § 5 DDG, address!', `DE > ${anywhere}`],
  ['imprint, § 5 ECG, address!', `AT > ${anywhere}`],
  ['imprint, Directive 2011/83, Art. 6(1), address!', `${all} > ${europe}`],
  ['imprint, Electronic Commerce Regulations 2002, reg. 6, address!', `GB > ${anywhere}`],
  ['imprint, Consumer Contracts Regulations 2013, address!', `${all} > GB`],
  ['imprint, California Business and Professions Code § 17538, address!', `${all} > US`],
  ['return_policy, California Business and Professions Code § 17538', `${all} > US`],
  ['imprint, Act on Specified Commercial Transactions, Art. 11, address!', `JP > ${anywhere}`],
  ['imprint, Act on Specified Commercial Transactions, Art. 11, phone!', `JP > ${anywhere}`],
  ['return_policy, Act on Specified Commercial Transactions, Art. 11 and 15-3', `JP > ${anywhere}`],
  [
    'imprint, Federal Act against Unfair Competition (SR 241), Art. 3(1)(s), address!',
    `CH > ${anywhere}`,
  ],
  [
    'imprint, Consumer Protection Act, 2002 (Ontario), s. 38, and those of other provinces, address',
    `${all} > CA`,
  ],
  [
    'return_policy, Australian Consumer Law, s. 54 to 64: its guarantees can’t be left out',
    `${all} > AU`,
  ],
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
  ...[
    'Arkansas Code § 4-73-301 to 305',
    'Official Code of Georgia § 10-1-430 to 437',
    'Hawaii Revised Statutes ch. 481F',
    'Illinois Fine Print Sale Act (815 ILCS 345)',
    'Maryland Commercial Law § 14-501 to 505',
    'Michigan Art Multiple Sales Act (MCL 442.351 to 367)',
    'Minnesota Statutes § 324.06 to 10',
    'North Carolina General Statutes § 25C-10 to 16',
    'Oregon Revised Statutes 359.300 to 315',
    'South Carolina Code § 39-16-10 to 50',
  ].map((law): [string, string] => [`edition_statement of prints, ${law}, edition`, `${all} > US`]),
  ['order_button, Directive 2011/83, Art. 8(2)', `${all} > ${europe}`],
  ['order_button, Consumer Contracts Regulations 2013, reg. 14(3)', `${all} > GB`],
  ['terms_by_mail, Directive 2011/83, Art. 8(7), mailbox', `${all} > ${europe}`],
  ['terms_by_mail, Consumer Contracts Regulations 2013, mailbox', `${all} > GB`],
  ['withdrawal, Directive 2011/83, Art. 9 to 16 and 11a, returnDays', `${all} > ${europe}`],
  ['withdrawal, Directive 2011/83, Art. 11a, mailbox', `${all} > ${europe}`],
  ['withdrawal, Consumer Contracts Regulations 2013, returnDays', `${all} > GB`],
  [
    'guarantee_notice, Directive 2011/83, Art. 6(1)(l) and 22a; Regulation 2025/1960, notice',
    `${all} > ${europe}`,
  ],
  ['accessibility, Directive 2019/882, Art. 13 and Annex V', `${all} > ${europe}`],
  ['dispatch, Directive 2011/83, Art. 18', `${all} > ${europe}`],
  ['dispatch, Consumer Rights Act 2015, s. 28', `${all} > GB`],
  ['dispatch, 16 CFR 435', `${all} > US`],
  ['final_price, Directive 98/6; Directive 2011/83, Art. 6(1), finalPrice', `${all} > ${europe}`],
  ['final_price, Digital Markets, Competition and Consumers Act 2024, finalPrice', `${all} > GB`],
  ['lowest_price, Directive 98/6, Art. 6a', `${all} > ${europe}`],
  ['former_price, Digital Markets, Competition and Consumers Act 2024, s. 226', `${all} > GB`],
  ['former_price, 16 CFR 233', `${all} > US`],
  ['former_price, Australian Consumer Law, s. 29(1)(i)', `${all} > AU`],
  ['final_price, Australian Consumer Law, s. 48, finalPrice', `${all} > AU`],
  [
    'final_price, Ordinance on the Indication of Prices (SR 942.211), Art. 3, finalPrice',
    'CH > CH',
  ],
  ['tax, Directive 2006/112, Art. 226, tax', `DE AT > ${anywhere}`],
  ['tax, Value Added Tax Act 1994, tax', `GB > ${anywhere}`],
  ['tax, The sales tax law of your state, tax', 'US > US'],
  ['customs, Regulation 2026/382', `${outside} > ${union}`],
  [
    'customs, The import rules of the country',
    `US > GB ${europe} CH JP CA AU`,
    `GB > US ${europe} CH JP CA AU`,
    'DE AT > US GB NO CH JP CA AU',
    `CH > US GB ${europe} JP CA AU`,
    `JP > US GB ${europe} CH CA AU`,
  ],
  ['packaging, VerpackG § 9(5): LUCID, packaging!', `${all} > DE`],
  [
    'packaging, Code de l’environnement, Art. L541-10-13: unique identifier (IDU), packaging!',
    `${all} > FR`,
  ],
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
  it('names its law and the day of its check', () => {
    for (const { source, checked } of rules) {
      expect(source).toMatch(/\w{3}/)
      expect(checked).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    }
  })

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
  address: false,
  phone: false,
  responsible: false,
  notice: false,
  packaging: [],
  returnDays: true,
  finalPrice: true,
  tax: true,
  mailbox: true,
  fibres: none,
  origin: none,
  edition: none,
}
const shirt = { first: [{ kind: 'clothing' as const, id: 1, name: 'Heron' }], count: 1 }

describe('a country’s missing facts', () => {
  const needs = (seller: string, buyers: string[], facts: Partial<LawFacts> = {}) =>
    missingFor(seller, buyers, { ...nothing, ...facts }).map(
      ({ need, required }) => `${need}${required ? '!' : ''}`,
    )

  it('include an address, and for sellers outside the Union a responsible person', () => {
    expect(needs('US', ['DE'])).toEqual(['address!', 'responsible!', 'packaging!', 'notice'])
    expect(needs('DE', ['DE'])).toEqual(['address!', 'packaging!', 'phone', 'notice'])
    expect(needs('US', ['GB'])).toEqual(['address!'])
    expect(needs('US', ['JP', 'AU', 'CH'])).toEqual([])
    expect(needs('US', ['CA'])).toEqual(['address'])
    expect(needs('JP', ['JP'])).toEqual(['address!', 'phone!'])
  })

  const met = { address: true, responsible: true, notice: true, packaging: ['DE'] }

  it('include return days and prices with tax, for Europe', () => {
    const lacking = { ...met, returnDays: false, finalPrice: false }
    expect(needs('US', ['DE'], lacking)).toEqual(['returnDays', 'finalPrice'])
    expect(needs('US', ['GB'], lacking)).toEqual(['returnDays', 'finalPrice'])
    expect(needs('US', ['US', 'JP'], lacking)).toEqual([])
  })

  it('include a mailbox where the law wants emails, and say by which laws', () => {
    const lacking = { ...met, mailbox: false }
    expect(needs('US', ['DE'], lacking)).toEqual(['mailbox'])
    expect(needs('US', ['GB'], lacking)).toEqual(['mailbox'])
    expect(needs('US', ['US', 'JP'], lacking)).toEqual([])
    const [mailbox] = missingFor('US', ['DE'], { ...nothing, ...lacking })
    const laws = ['Directive 2011/83, Art. 8(7)', 'Directive 2011/83, Art. 11a']
    expect(mailbox?.sources).toEqual(laws)
  })

  it('disappear once they are filled in', () => {
    const all = { address: true, phone: true, responsible: true, notice: true, packaging: ['DE'] }
    expect(needs('US', ['DE', 'GB', 'US'], all)).toEqual([])
    expect(needs('US', ['DE', 'FR'], all)).toEqual(['packaging!'])
  })

  it('name garments without fibres for Europe, and without an origin for the United States', () => {
    const garments = { address: true, fibres: shirt, origin: shirt }
    expect(needs('GB', ['GB'], garments)).toEqual(['fibres!'])
    expect(needs('GB', ['US'], garments)).toEqual(['origin!'])
    const [fibres] = missingFor('US', ['DE', 'FR'], {
      ...nothing,
      ...garments,
      responsible: true,
      packaging: ['DE', 'FR'],
    })
    expect(fibres).toMatchObject({ need: 'fibres', countries: ['DE', 'FR'], pieces: shirt })
    expect(fibres?.sources).toEqual(['Regulation 1007/2011, Art. 16'])
  })
})

it('let buyers withdraw exactly where the table says so', () => {
  const owed = countryCodes.filter((country) => owes('withdrawal', 'US', [country]))
  expect(countryCodes.filter(mayWithdraw)).toEqual(owed)
  expect(owed.length).toBeGreaterThan(28)
})

it('give a right to withdraw by the countries, and by the country of an order', () => {
  const inTheStates = { country: 'US', countries: ['US', 'CA'] }
  const toFrance = { shipTo: { country: 'FR' }, pickup: null }
  const toCanada = { shipTo: { country: 'CA' }, pickup: null }
  expect(statedRight(null, inTheStates)).toBe('none')
  expect(statedRight(null, { country: 'US', countries: ['US', 'DE'] })).toBe('some')
  expect(statedRight(null, { country: 'DE', countries: ['DE', 'GB'] })).toBe('all')
  expect(statedRight(toFrance, inTheStates)).toBe('all')
  expect(statedRight(toCanada, inTheStates)).toBe('none')
})

it('exempt only personalised pieces', () => {
  expect([{ personalised: true }, { personalised: false }, {}].map(isExempt)).toEqual([
    true,
    false,
    false,
  ])
})

it('lead the owner to the field of each need; the form of a piece has the edition', () => {
  expect(Object.values(needWords).filter(({ link }) => !link)).toEqual([needWords.edition])
  expect(needWords.tax.link?.to).toContain('store-settings&id=taxes')
})
