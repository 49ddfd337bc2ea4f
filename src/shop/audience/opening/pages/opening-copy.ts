/* What visitors read until the shop opens. */
export const openingCopy = {
  header: 'Opening soon',
} as const
