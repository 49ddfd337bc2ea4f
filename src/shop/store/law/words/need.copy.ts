import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import type { Need } from '#shop/store/law/rules.ts'

interface NeedWords {
  /** In the middle of a sentence. */
  short: string
  todo: string
  /** Null: a field of products. */
  link: { to: string; words: string } | null
}

const fillIn = (field: string) => ({ to: `${adminSectionPath('law')}#${field}`, words: 'Fill in' })
const taxes = { to: adminSectionPath('store-settings', 'taxes'), words: 'Open Taxes' }

export const needWords: Record<Need, NeedWords> = {
  address: {
    short: 'your name and postal address for visitors to read',
    todo: 'Enter your full name and a postal address, and let visitors read them. You may use the address of an agent or an office service.',
    link: fillIn('sellerAddress'),
  },
  phone: {
    short: 'a second quick way to reach you',
    todo: 'Enter a telephone number, or another quick way to reach you beside email.',
    link: fillIn('phone'),
  },
  responsible: {
    short: 'a person responsible within the European Union',
    todo: 'Name a person or firm within the European Union who answers for the safety of what you sell.',
    link: fillIn('responsible'),
  },
  notice: {
    short: 'the official notice on the legal guarantee',
    todo: 'Upload the official picture of the notice on the legal guarantee. Until then the cart shows its words.',
    link: fillIn('notice'),
  },
  fibres: {
    short: 'what your garments are made of',
    todo: 'Say what your garments are made of: once for all of them, or for each.',
    link: fillIn('kinds.clothing.fabric'),
  },
  origin: {
    short: 'where your garments are made',
    todo: 'Say where your garments are made: once for all of them, or for each.',
    link: fillIn('kinds.clothing.origin'),
  },
  packaging: {
    short: 'a number for packaging',
    todo: 'Register your packaging, and enter the number.',
    link: fillIn('packaging'),
  },
  returnDays: {
    short: 'fourteen days to send something back',
    todo: 'Give buyers in Europe at least fourteen days to send something back, because the law does. Or leave the days empty: then the shop tells only the law’s days.',
    link: fillIn('returnDays'),
  },
  finalPrice: {
    short: 'prices with their tax',
    todo: 'Show buyers in Europe prices with their tax: now it is added when they pay.',
    link: taxes,
  },
  tax: {
    short: 'how much tax is in your prices',
    todo: 'Say how much tax your prices include, or that it is added. Where no tax is due, as for a small business or in a state without sales tax, write a sentence that says so.',
    link: taxes,
  },
  mailbox: {
    short: 'a mailbox for the emails that the law wants',
    todo: 'Connect a mailbox. The law wants buyers to get the terms of the contract, and the acknowledgement of a withdrawal, in an email. Without a mailbox nobody gets them.',
    link: { to: adminSectionPath('services', 'mail'), words: 'Connect a mailbox' },
  },
  edition: {
    short: 'how prints of 100 dollars and more are made',
    todo: 'Say of prints of 100 dollars and more how and when they were made, and whether the plate, block or file is kept: in their form, under Edition.',
    link: null,
  },
}
