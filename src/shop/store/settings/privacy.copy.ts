import { isUnderEuLaw } from '#shop/store/law/countries.ts'

/* Regulation 2016/679, Art. 13, and the United Kingdom's. No advice. Checked on 2026-11-25. */

export interface Recipients {
  /** 'stripe'; 'demo' is the shop itself. */
  payment: string
  /** 'printful'; 'manual' is the studio. */
  printer: string
  /** Null: none. */
  mailHost: string | null
  /** 'cloudinary'; null: the shop itself. */
  pictures: string | null
  /** The server that keeps the backups; null: none but the shop's own. */
  backupHost: string | null
}

/** By the adapter. Printful and Cloudinary also have companies in other countries. */
const firms: Readonly<Record<string, { name: string; from: string }>> = {
  stripe: { name: 'Stripe', from: 'the United States' },
  printful: { name: 'Printful', from: 'the United States' },
  cloudinary: { name: 'Cloudinary', from: 'the United States' },
}

const firmName = (adapter: string) => firms[adapter]?.name ?? adapter

export function recipientsWords({
  payment,
  printer,
  mailHost,
  pictures,
  backupHost,
}: Recipients): string {
  const rows = [
    ...(payment === 'demo' ? [] : [`${firmName(payment)}, where you pay: what you enter there.`]),
    ...(printer === 'manual'
      ? []
      : [
          `${firmName(printer)}, the printer of art prints: your name and address, because the parcel leaves from there.`,
        ]),
    'Whoever carries your parcel: your name and address.',
    ...(mailHost === null
      ? []
      : [`The email server ${mailHost}: your email address, and what the shop’s emails say.`]),
    ...(pictures === null
      ? []
      : [
          `${firmName(pictures)}, from which your browser loads the pictures: the address of your connection.`,
        ]),
    ...(backupHost === null
      ? []
      : [`The server ${backupHost}: backups of the whole shop, sealed before they leave it.`]),
  ]
  return `${rows.map((row) => `- ${row}`).join('\n')}\n\nNobody else, unless the law demands it.`
}

export function picturesWords({ pictures }: Recipients): string {
  return pictures === null
    ? 'The fonts and pictures come from this shop itself. That is why no banner asks you to agree to anything.'
    : `The fonts come from this shop itself, the pictures from ${firmName(pictures)}.`
}

const isUnderGdpr = (country: string) => isUnderEuLaw(country) || country === 'GB'

/** '': no law of these countries asks. */
export function legalBases(countries: readonly string[]): string {
  if (!countries.some(isUnderGdpr)) return ''
  return `# On what ground

- Your order, its emails and its parcel: the contract with you (General Data Protection Regulation, Art. 6(1)(b)).
- Keeping orders and invoices for tax: the law asks for it (Art. 6(1)(c)).
- Your cart, counting how often a page was opened, and answering what you write: the interest in a shop that works and answers (Art. 6(1)(f)). You may object.
- An email when something is back: your consent (Art. 6(1)(a)). You take it back by the link in that email.

You have to give a name and an address for a parcel: without them nothing can be sent. Nothing is decided about you by a machine alone.`
}

/** '': no transfer is known, or no law here asks. */
export function transfersWords(recipients: Recipients, countries: readonly string[]): string {
  if (!countries.some(isUnderGdpr)) return ''
  const named = [recipients.payment, recipients.printer, recipients.pictures ?? ''].flatMap(
    (adapter) => firms[adapter] ?? [],
  )
  const [first] = named
  if (!first) return ''
  const names = new Intl.ListFormat('en').format(named.map(({ name }) => name))
  const belong = named.length === 1 ? 'belongs to a firm' : 'belong to firms'
  return `# To other countries

${names} ${belong} in ${first.from}, so your data may be processed there. Their own privacy pages state the terms.`
}

export function complaintWords(countries: readonly string[]): string {
  return [
    ...(countries.some(isUnderEuLaw)
      ? [
          'You may also complain to a data protection authority: where you live, where you work, or where you think that the law was broken.',
        ]
      : []),
    ...(countries.includes('GB')
      ? [
          'In the United Kingdom you may complain to the Information Commissioner’s Office, https://ico.org.uk.',
        ]
      : []),
    ...(countries.includes('CH')
      ? [
          'In Switzerland the Federal Data Protection and Information Commissioner looks after it, https://www.edoeb.admin.ch.',
        ]
      : []),
  ].join(' ')
}
