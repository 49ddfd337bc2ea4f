import type { ProductKind } from '#platform/addresses/kinds.ts'
import { type Labelling, noLabelling } from './labelling.ts'

/** A registration for packaging in a country. */
export interface PackagingNumber {
  /** ISO 3166-1 alpha-2. */
  country: string
  /** The issuer: 'LUCID'. */
  scheme: string
  number: string
  shown: boolean
}

/** The seller, as on invoices and the legal notice; '' is not filled in. */
export interface Seller {
  /** The full name, as the law knows it. */
  sellerName: string
  /** Street, town, country; a line each. */
  sellerAddress: string
  /** 'VAT GB123456789' */
  taxNumber: string
}

/** '' is not filled in. */
export interface LawSettings extends Seller {
  /** Visitors may read the seller's name and address. */
  published: boolean
  phone: string
  /**
   * Register and number, and further entries that the owner's law wants on the legal notice; a line
   * each.
   */
  register: string
  /** The person responsible within the European Union: name, postal and electronic address, a line each. */
  responsible: string
  /** Address of the official picture of the notice on the legal guarantee, in English; null: none. */
  notice: string | null
  /** The same in further languages, each once. */
  notices: { language: string; address: string }[]
  /** Days within which something may be sent back without a reason; null: nothing is said. */
  returnDays: number | null
  /** Who pays for sending back; null: nothing is said. */
  returnPostage: 'buyer' | 'studio' | null
  packaging: PackagingNumber[]
  kinds: Readonly<Record<ProductKind, Labelling>>
}

export const firstLawSettings: LawSettings = {
  sellerName: '',
  sellerAddress: '',
  taxNumber: '',
  published: false,
  phone: '',
  register: '',
  responsible: '',
  notice: null,
  notices: [],
  returnDays: null,
  returnPostage: null,
  packaging: [],
  kinds: { prints: noLabelling, clothing: noLabelling, merch: noLabelling },
}

export const splitLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
