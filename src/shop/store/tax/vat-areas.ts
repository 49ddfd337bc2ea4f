/* Information, not advice. Each row names its law and the day of its check. */

/** ISO 3166-1 alpha-2. */
export const euCountries: readonly string[] = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
]

/** Monaco counts as France, the Isle of Man as the United Kingdom: Directive 2006/112, Art. 7. */
const euArea = [...euCountries, 'MC']

interface VatArea {
  /** A sale between these countries is no export. */
  countries: readonly string[]
  exports: string
  law: string
  checked: string
}

const checked = '2026-11-23'
const euRow: VatArea = {
  countries: euArea,
  exports:
    'No VAT is charged: the goods leave the European Union (Art. 146 of Directive 2006/112/EC).',
  law: 'Directive 2006/112/EC, Art. 146(1)(a) and 226(11)',
  checked,
}

const areas: Record<string, VatArea> = {
  GB: {
    countries: ['GB', 'IM'],
    exports: 'No VAT is charged: zero-rated export (section 30(6) of the VAT Act 1994).',
    law: 'Value Added Tax Act 1994, s. 30(6)',
    checked,
  },
  CH: {
    countries: ['CH', 'LI'],
    exports: 'No VAT is charged: export (Art. 23(2)(1) of the Swiss VAT Act).',
    law: 'Mehrwertsteuergesetz (SR 641.20), Art. 23 Abs. 2 Ziff. 1',
    checked,
  },
  NO: {
    countries: ['NO'],
    exports: 'No VAT is charged: export (section 6-21 of the Norwegian VAT Act).',
    law: 'Merverdiavgiftsloven § 6-21',
    checked,
  },
  JP: {
    countries: ['JP'],
    exports: 'No consumption tax is charged: export (Art. 7(1)(i) of the Consumption Tax Act).',
    law: 'Consumption Tax Act (Act No. 108 of 1988), Art. 7(1)(i)',
    checked,
  },
  AU: {
    countries: ['AU'],
    exports: 'No GST is charged: GST-free export (section 38-185 of the GST Act 1999).',
    law: 'A New Tax System (Goods and Services Tax) Act 1999, s. 38-185',
    checked,
  },
  NZ: {
    countries: ['NZ'],
    exports: 'No GST is charged: zero-rated export (section 11(1) of the GST Act 1985).',
    law: 'Goods and Services Tax Act 1985, s. 11(1)',
    checked,
  },
}

/** Null: unknown. */
export function vatAreaOf(home: string): VatArea | null {
  return euArea.includes(home) ? euRow : (areas[home] ?? null)
}

/** A country without a known VAT area is an area by itself. */
export function isWithinVatArea(home: string, country: string): boolean {
  return home === country || (vatAreaOf(home)?.countries.includes(country) ?? false)
}
