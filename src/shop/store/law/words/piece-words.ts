import type { ProductKind } from '#platform/addresses/kinds.ts'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import type { Currency } from '#platform/money/currency.ts'
import type { Cents } from '#platform/money/money.ts'
import { lawCopy } from '#shop/store/law/copy.ts'
import { fabricLines } from '#shop/store/law/fibre-names.ts'
import { type Labelling, labellingInWords, mergeLabelling } from '#shop/store/law/labelling.ts'
import { type LawSettings, splitLines } from '#shop/store/law/law.ts'
import { owes } from '#shop/store/law/rules.ts'
import { multiplesStatements } from './edition.copy.ts'
import { exemptPiece, exemptWithWords } from './exempt.copy.ts'
import { guaranteeWords } from './guarantee.copy.ts'
import { modelForm, withdrawalInstructions } from './withdrawal.copy.ts'

export interface PieceTerm {
  term: string
  lines: string[]
  /** Only some buyers need them, so they are folded under their term. */
  folded?: true
}

/** Prices in the smallest unit. */
interface LawfulPiece {
  kind: ProductKind
  inventoryPolicy: string
  price: Cents | null
  sizes: readonly { price: Cents }[]
  labelling: Labelling | null
  personalised: boolean
  /** Absent: it asks for no words of the buyer. */
  personalisation?: { required: boolean }
}

interface Seller {
  country: string
  countries: readonly string[]
  currency: Currency
  studioName: string
  email: string
}

export function pieceTerms(
  piece: LawfulPiece,
  law: LawSettings,
  { country, countries, currency, studioName, email }: Seller,
): PieceTerm[] {
  const { kind, labelling: own, price, sizes } = piece
  const labelling = mergeLabelling(own, law.kinds[kind])
  const { fabric } = labelling
  const named =
    fabric !== null && owes('fibres', country, countries) ? fabricLines(fabric, countries) : []
  const terms: PieceTerm[] = labellingInWords(labelling).map(({ term, words }) => ({
    term,
    lines: term === lawCopy.madeOf ? [words, ...named] : [words],
  }))
  const maker =
    labelling.maker === null ? sellerLines(law, studioName) : splitLines(labelling.maker)
  if (owes('maker', country, countries) && maker.length > 1) {
    const lines = labelling.maker === null ? [...maker, email].filter(Boolean) : maker
    terms.push({ term: lawCopy.madeBy, lines })
  }
  if (owes('responsible_person', country, countries) && law.responsible !== '') {
    terms.push({
      term: lawCopy.inTheEu,
      lines: [lawCopy.responsibleThere, ...splitLines(law.responsible)],
    })
  }
  if (owes('guarantee_notice', country, countries)) {
    terms.push({ term: lawCopy.guarantee, lines: [guaranteeWords] })
  }
  const isOptional = piece.personalisation?.required === false
  if (piece.personalised && owes('withdrawal', country, countries)) {
    terms.push({ term: lawCopy.toYourWishes, lines: [isOptional ? exemptWithWords : exemptPiece] })
  }
  const prices = sizes.length > 0 ? sizes.map((size) => size.price) : [price ?? 0]
  if (owes('edition_statement', country, countries)) {
    const stated = multiplesStatements(piece, prices, currency)
    terms.push(
      ...stated.map(({ term, words }) => ({ term, lines: [words], folded: true as const })),
    )
  }
  return terms
}

/** With a postal address if visitors may read it. */
export function sellerLines(law: LawSettings, studioName: string): string[] {
  if (!law.published) return [studioName]
  return [law.sellerName || studioName, ...splitLines(law.sellerAddress)]
}

/** '': the owner has not chosen yet. */
export function postageWords({ returnPostage }: Pick<LawSettings, 'returnPostage'>): string {
  if (returnPostage === null) return ''
  return returnPostage === 'buyer' ? lawCopy.youPay : lawCopy.studioPays
}

export function withdrawalTerms(
  law: LawSettings,
  { studioName, email, publicUrl }: { studioName: string; email: string; publicUrl: string },
): { instructions: string[]; form: string[] } {
  const to = {
    seller: sellerLines(law, studioName),
    email,
    page: publicUrl + pagePaths.withdrawal,
    postage: law.returnPostage,
  }
  // If there is a telephone number: Directive 2011/83, Annex I (A), note 2.
  const phone = law.published && law.phone !== '' ? [law.phone] : []
  const seller = [...to.seller, ...phone]
  return { instructions: withdrawalInstructions({ ...to, seller }), form: modelForm(to) }
}
