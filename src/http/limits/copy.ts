export const limitsCopy = {
  tooMany: 'That was a lot at once. Please try again in a moment.',
} as const
