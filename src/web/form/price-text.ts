/** Some phone keyboards have a comma for cents, and some people type '$' or '1,200.50'. */
export function priceText(typed: string): string {
  const text = typed.replace(/[\s\p{Sc}]/gu, '')
  if (/^\d{1,3}(,\d{3})+(\.\d*)?$/.test(text)) return text.replaceAll(',', '')
  if (/^\d+,\d{1,2}$/.test(text)) return text.replace(',', '.')
  return text
}
