/* What visitors read until the shop opens. */
export const openingCopy = {
  header: 'Opening soon',
  message:
    'There is still paper in the window, and paint on the ladder. Not long now, and you can come in and look around.',
} as const
