/* Words that need proof under Directive 2024/825. A hint, no verdict. */

export const greenClaims: readonly string[] = [
  'eco-friendly',
  'ecofriendly',
  'eco friendly',
  'environmentally friendly',
  'climate neutral',
  'climate-neutral',
  'carbon neutral',
  'carbon-neutral',
  'co2 neutral',
  'climate positive',
  'sustainable',
  'sustainably',
  'biodegradable',
  'planet-friendly',
  'zero waste',
  'green product',
]

export function claimsIn(text: string): string[] {
  const lower = text.toLowerCase()
  return greenClaims.filter((claim) => lower.includes(claim))
}
