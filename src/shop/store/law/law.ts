import type { ProductKind } from '#platform/addresses/kinds.ts'
import { type Labelling, noLabelling } from './labelling.ts'

export interface PackagingNumber {
  /** ISO 3166-1 alpha-2. */
  country: string
  /** 'LUCID' */
  scheme: string
  number: string
  shown: boolean
}

/** As on invoices and the legal notice; '' is not filled in. */
export interface Seller {
  sellerName: string
  /** Street, town, country; a line each. */
  sellerAddress: string
  /** 'VAT GB123456789' */
  taxNumber: string
}

/** '' is not filled in. */
export interface LawSettings extends Seller {
  published: boolean
  phone: string
  /** Further entries that the law requires on the legal notice; one per line. */
  register: string
  /** Within the European Union: name, postal and electronic address, a line each. */
  responsible: string
  /** The official picture's address, in English; null: none. */
  notice: string | null
  /** Each language once. */
  notices: { language: string; address: string }[]
  /** Days without giving a reason; null: not stated. */
  returnDays: number | null
  /** Null: not stated. */
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
