/** Characters that begin a formula in a spreadsheet; the wide forms count, too. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

/** An apostrophe keeps spreadsheets from running a text as a formula. */
export function csvRecord(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = formula.test(value) ? `'${value}` : value
  return /[",\r\n\t;']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Says to spreadsheets that the bytes are UTF-8. */
export const byteOrderMark = '\uFEFF'
