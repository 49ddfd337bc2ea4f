export const openingCopy = {
  header: 'Opening soon',
} as const
