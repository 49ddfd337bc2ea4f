export const taxCopy = {
  germanSmallBusiness: 'No VAT is shown, because of the small-business rule (§ 19 UStG).',
  austrianSmallBusiness:
    'No VAT is charged, because of the small-business rule (§ 6 Abs. 1 Z 27 UStG).',
  frenchSmallBusiness: 'TVA non applicable, art. 293 B du CGI.',
  smallBusiness: (taxName: string) =>
    `No ${taxName} is charged, because the studio is a small business.`,
  exported: (taxName: string) => `No ${taxName} is charged: sent to another country.`,
  destinationRate: 'at the rate of the country that it goes to',
  exceptExports: 'except on exports',
  priceIncludes: (what: string) => `The price includes ${what}`,
  taxNames: {
    US: 'sales tax',
    CA: 'sales tax',
    AU: 'GST',
    NZ: 'GST',
    IN: 'GST',
    SG: 'GST',
    JP: 'consumption tax',
  } as Readonly<Record<string, string>>,
} as const
