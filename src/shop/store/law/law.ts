import { noLabelling } from './labelling.ts'
import type { LawForm } from './law.schema.ts'

/** '' is not filled in, null not stated. */
export type LawSettings = Omit<LawForm, 'version'>

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
