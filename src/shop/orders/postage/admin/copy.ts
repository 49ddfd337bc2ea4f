export const postageAdminCopy = {
  label: 'Postage and tracking',
  keywords: 'labels parcels shipping pirate ship dhl usps bulk ship tracking numbers csv',
  buy: 'Buy postage',
  buyHint: (count: number) =>
    count === 0
      ? 'There is nothing to ship. Orders that your printer sends are never listed here.'
      : `A table of the ${count === 1 ? 'one order' : `${count} orders`} to ship, with names, addresses and weights. Upload it where you buy postage. Orders for pick-up aren’t in it.`,
  pirateShip: 'Download for Pirate Ship (CSV)',
  dhl: 'Download for DHL (CSV)',
  notSaved: 'No table was downloaded.',

  track: 'Enter tracking numbers',
  trackHint: 'Paste them, or choose the file that Pirate Ship or DHL gives you.',
  lines: 'Tracking numbers, one order a line',
  linesHint: 'Such as “1042, 9400 1118 9956 0000 0000 00, USPS”. The carrier may be left out.',
  file: 'Or a file',
  fileHint: 'CSV of up to 500 orders.',
  check: 'Preview',
  checkFailed: 'They were not read.',

  open: 'Open',
  ready: (count: number) => (count === 1 ? 'One order ships' : `${count} orders ship`),
  nothingReady: 'None of these can be shipped',
  ships: (number: number, buyer: string | null) => `Order ${number}${buyer ? `, ${buyer}` : ''}`,
  lineOf: (line: number, words: string) => `Line ${line}: “${words}”`,
  /** Null: it isn’t known how many. */
  ship: (count: number | null) =>
    count === 1 ? 'Ship this order' : `Ship these ${count === null ? '' : `${count} `}orders`,
  shipHint: 'Each buyer gets an email with the tracking number.',
  shipped: (count: number) =>
    count === 1 ? 'One order is shipped' : `${count} orders are shipped`,
  notShipped: 'Nothing more was shipped.',
  others: (count: number) =>
    count === 1 ? 'One line isn’t shipped' : `${count} lines aren’t shipped`,
} as const

/** In the audit trail, after the account’s name. */
export const postageAdminAudit = {
  parcelsSaved: 'saved a table of parcels',
} as const
