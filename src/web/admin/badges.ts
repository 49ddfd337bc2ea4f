/** How much waits for the owner at a place of the menu, by the place's name in the address. */
export type Badges = Readonly<Record<string, number>>

export function countOf(badges: Badges): number {
  return Object.values(badges).reduce((sum, count) => sum + count, 0)
}
