import type { ProductKind } from '#platform/addresses/kinds.ts'
import { euCountries } from '#shop/store/tax/vat-areas.ts'
import { isUnderEuLaw } from './countries.ts'

/* Information for the owner, not advice (decision 53). Safe in a browser. */

export type Duty =
  | 'imprint'
  | 'maker'
  | 'responsible_person'
  | 'withdrawal'
  | 'terms_by_mail'
  | 'order_button'
  | 'guarantee_notice'
  | 'accessibility'
  | 'fibres'
  | 'origin'
  | 'lowest_price'
  | 'former_price'
  | 'final_price'
  | 'packaging'
  | 'customs'
  | 'dispatch'
  | 'return_policy'
  | 'edition_statement'
  | 'privacy'
  | 'tax'

/** Only the owner can supply these facts. The shop fulfils all other duties by itself. */
export type Need =
  | 'address'
  | 'phone'
  | 'responsible'
  | 'notice'
  | 'fibres'
  | 'origin'
  | 'packaging'
  | 'edition'
  | 'returnDays'
  | 'finalPrice'
  | 'tax'
  | 'mailbox'

/** 'abroad': beyond a customs border. */
type Territory = 'any' | 'eu' | 'not_eu' | 'abroad' | readonly string[]

export interface Rule {
  duty: Duty
  sellers: Territory
  buyers: Territory
  source: string
  /** Absent: a duty of the shop, not of its pieces. */
  kinds?: readonly ProductKind[]
  needs?: Need
  /** A country doesn't open without it; absent: the owner is only told. */
  required?: true
  checked: string
}

const checked = '2026-11-23'
/** Cited by act and section from general knowledge; the text was not read. */
const lately = '2026-11-25'

const eu = (duty: Duty, source: string, more: Partial<Rule> = {}): Rule => ({
  duty,
  sellers: 'any',
  buyers: 'eu',
  source,
  checked,
  ...more,
})
const gb = (duty: Duty, source: string, more: Partial<Rule> = {}): Rule => ({
  duty,
  sellers: 'any',
  buyers: ['GB'],
  source,
  checked,
  ...more,
})
const us = (duty: Duty, source: string, more: Partial<Rule> = {}): Rule => ({
  duty,
  sellers: 'any',
  buyers: ['US'],
  source,
  checked,
  ...more,
})

const address = { needs: 'address', required: true } as const
const fibres = { kinds: ['clothing'], needs: 'fibres', required: true } as const
const edition = { kinds: ['prints'], needs: 'edition' } as const

const printLaws = [
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
]

export const rules: readonly Rule[] = [
  eu('imprint', 'Directive 2000/31, Art. 5', { sellers: 'eu', buyers: 'any', ...address }),
  eu('imprint', 'Directive 2000/31, Art. 5', { sellers: 'eu', buyers: 'any', needs: 'phone' }),
  eu('imprint', '§ 5 DDG', { sellers: ['DE'], buyers: 'any', ...address }),
  eu('imprint', '§ 5 ECG', { sellers: ['AT'], buyers: 'any', ...address }),
  eu('imprint', 'Directive 2011/83, Art. 6(1)', address),
  gb('imprint', 'Electronic Commerce Regulations 2002, reg. 6', {
    sellers: ['GB'],
    buyers: 'any',
    ...address,
  }),
  gb('imprint', 'Consumer Contracts Regulations 2013', address),
  us('imprint', 'California Business and Professions Code § 17538', address),
  us('return_policy', 'California Business and Professions Code § 17538'),
  // Known only in part: see `knowledgeOf`.
  {
    duty: 'imprint',
    sellers: ['JP'],
    buyers: 'any',
    ...address,
    source: 'Act on Specified Commercial Transactions, Art. 11',
    checked,
  },
  {
    duty: 'imprint',
    sellers: ['JP'],
    buyers: 'any',
    needs: 'phone',
    required: true,
    source: 'Act on Specified Commercial Transactions, Art. 11',
    checked,
  },
  {
    // Without a return policy, buyers may return goods for eight days.
    duty: 'return_policy',
    sellers: ['JP'],
    buyers: 'any',
    checked: lately,
    source: 'Act on Specified Commercial Transactions, Art. 11 and 15-3',
  },
  {
    duty: 'imprint',
    sellers: ['CH'],
    buyers: 'any',
    ...address,
    source: 'Federal Act against Unfair Competition (SR 241), Art. 3(1)(s)',
    checked,
  },
  {
    duty: 'imprint',
    sellers: 'any',
    buyers: ['CA'],
    needs: 'address',
    source: 'Consumer Protection Act, 2002 (Ontario), s. 38, and those of other provinces',
    checked,
  },
  {
    duty: 'return_policy',
    sellers: 'any',
    buyers: ['AU'],
    source: 'Australian Consumer Law, s. 54 to 64: its guarantees can’t be left out',
    checked,
  },

  eu('maker', 'Regulation 2023/988, Art. 19', address),
  gb('maker', 'General Product Safety Regulations 2005', address),
  eu('responsible_person', 'Regulation 2023/988, Art. 16 and 19', {
    sellers: 'not_eu',
    needs: 'responsible',
    required: true,
  }),
  eu('fibres', 'Regulation 1007/2011, Art. 16', fibres),
  gb('fibres', 'Regulation 1007/2011 as retained; Textile Regulations 2012', fibres),
  us('origin', '16 CFR 303.34', { kinds: ['clothing'], needs: 'origin', required: true }),
  us('edition_statement', 'New York Arts and Cultural Affairs Law, art. 15', edition),
  us('edition_statement', 'California Civil Code § 1742 and 1744', edition),
  ...printLaws.map((source) => us('edition_statement', source, { ...edition, checked: lately })),

  eu('order_button', 'Directive 2011/83, Art. 8(2)'),
  gb('order_button', 'Consumer Contracts Regulations 2013, reg. 14(3)'),
  eu('terms_by_mail', 'Directive 2011/83, Art. 8(7)', { needs: 'mailbox' }),
  gb('terms_by_mail', 'Consumer Contracts Regulations 2013', { needs: 'mailbox' }),
  eu('withdrawal', 'Directive 2011/83, Art. 9 to 16 and 11a', { needs: 'returnDays' }),
  eu('withdrawal', 'Directive 2011/83, Art. 11a', { needs: 'mailbox' }),
  gb('withdrawal', 'Consumer Contracts Regulations 2013', { needs: 'returnDays' }),
  eu('guarantee_notice', 'Directive 2011/83, Art. 6(1)(l) and 22a; Regulation 2025/1960', {
    needs: 'notice',
  }),
  eu('accessibility', 'Directive 2019/882, Art. 13 and Annex V'),
  eu('dispatch', 'Directive 2011/83, Art. 18'),
  gb('dispatch', 'Consumer Rights Act 2015, s. 28'),
  us('dispatch', '16 CFR 435'),

  eu('final_price', 'Directive 98/6; Directive 2011/83, Art. 6(1)', { needs: 'finalPrice' }),
  gb('final_price', 'Digital Markets, Competition and Consumers Act 2024', {
    needs: 'finalPrice',
  }),
  eu('lowest_price', 'Directive 98/6, Art. 6a'),
  // No rule of thirty days there: a struck price must have been genuine.
  gb('former_price', 'Digital Markets, Competition and Consumers Act 2024, s. 226'),
  us('former_price', '16 CFR 233'),
  {
    duty: 'former_price',
    sellers: 'any',
    buyers: ['AU'],
    source: 'Australian Consumer Law, s. 29(1)(i)',
    checked: lately,
  },
  {
    duty: 'final_price',
    sellers: 'any',
    buyers: ['AU'],
    needs: 'finalPrice',
    source: 'Australian Consumer Law, s. 48',
    checked: lately,
  },
  {
    duty: 'final_price',
    sellers: ['CH'],
    buyers: ['CH'],
    needs: 'finalPrice',
    source: 'Ordinance on the Indication of Prices (SR 942.211), Art. 3',
    checked: lately,
  },
  eu('tax', 'Directive 2006/112, Art. 226', { sellers: 'eu', buyers: 'any', needs: 'tax' }),
  gb('tax', 'Value Added Tax Act 1994', { sellers: ['GB'], buyers: 'any', needs: 'tax' }),
  us('tax', 'The sales tax law of your state', { sellers: ['US'], buyers: ['US'], needs: 'tax' }),
  eu('customs', 'Regulation 2026/382', { sellers: 'not_eu', buyers: euCountries }),
  {
    duty: 'customs',
    sellers: 'any',
    buyers: 'abroad',
    checked,
    source: 'The import rules of the country',
  },

  // German law forbids sales of packaged goods by unregistered sellers.
  eu('packaging', 'VerpackG § 9(5): LUCID', {
    buyers: ['DE'],
    needs: 'packaging',
    required: true,
  }),
  eu('packaging', 'Code de l’environnement, Art. L541-10-13: unique identifier (IDU)', {
    buyers: ['FR'],
    needs: 'packaging',
    required: true,
  }),
  eu('packaging', 'Regulation 2025/40, Art. 45', {
    buyers: ['AT', 'ES', 'IT'],
    needs: 'packaging',
  }),
  eu('privacy', 'General Data Protection Regulation'),
  gb('privacy', 'UK General Data Protection Regulation'),
  us('privacy', 'California Online Privacy Protection Act'),
]

export function knowledgeOf(country: string): 'known' | 'in_part' | 'unknown' {
  if (isUnderEuLaw(country) || ['GB', 'US'].includes(country)) return 'known'
  return ['JP', 'CH', 'CA', 'AU'].includes(country) ? 'in_part' : 'unknown'
}

const customsUnions: readonly (readonly string[])[] = [
  ['US', 'PR'],
  ['CH', 'LI'],
  ['GB', 'IM'],
]

function isAbroad(seller: string, buyer: string): boolean {
  if (seller === buyer) return false
  if (isInCustomsUnion(seller) && isInCustomsUnion(buyer)) return false
  return !customsUnions.some((union) => union.includes(seller) && union.includes(buyer))
}

/** The Union's customs area, with Monaco; Norway, Iceland and Liechtenstein are outside. */
function isInCustomsUnion(country: string): boolean {
  return country === 'MC' || (isUnderEuLaw(country) && !['IS', 'LI', 'NO'].includes(country))
}

function lies(country: string, territory: Territory, seller: string): boolean {
  if (territory === 'any') return true
  if (territory === 'eu') return isUnderEuLaw(country)
  if (territory === 'not_eu') return !isUnderEuLaw(country)
  if (territory === 'abroad') return isAbroad(seller, country)
  return territory.includes(country)
}

export function rulesBetween(seller: string, buyer: string): Rule[] {
  return rules.filter(
    (rule) => lies(seller, rule.sellers, seller) && lies(buyer, rule.buyers, seller),
  )
}

export function owes(duty: Duty, seller: string, buyers: readonly string[]): boolean {
  return buyers.some((buyer) => rulesBetween(seller, buyer).some((rule) => rule.duty === duty))
}
