import { isExempt } from '#shop/store/law/withdrawal.ts'

export const exemptPiece =
  'It is made to one buyer’s wishes, so the right to withdraw within 14 days, which buyers in some countries have, doesn’t hold for it. When something is wrong with it, your legal rights stay as they are.'

export const exemptWithWords =
  'With your own words on it, it is made to your wishes. Then the right to withdraw within 14 days, which buyers in some countries have, doesn’t hold for it. Without them you have that right. When something is wrong with it, your legal rights stay as they are.'

interface SoldLine {
  name: string
  personalised?: boolean
  /** The buyer's own words: without them the same piece may not be exempt. */
  personalText?: { text: string }
}

function exemptLine({ name, personalText }: SoldLine): string {
  const words = personalText ? ` with “${personalText.text.replaceAll('\n', ' / ')}”` : ''
  return `“${name}”${words} is made to your wishes, so the right to withdraw within 14 days doesn’t hold for it. When something is wrong with it, your legal rights stay as they are.`
}

export function exemptLines(lines: readonly SoldLine[]): string[] {
  return [...new Set(lines.filter(isExempt).map(exemptLine))]
}
