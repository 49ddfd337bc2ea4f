/** The eleven basic colour terms of English (Berlin and Kay, Basic Color Terms, 1969). */
export const colourNames = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'brown',
  'black',
  'grey',
  'white',
] as const
export type ColourName = (typeof colourNames)[number]

export function coloursIn(text: string | null): ColourName[] {
  const said = (text ?? '').split(' ')
  return said.flatMap((word) => colourNames.find((name) => name === word) ?? [])
}
