export const attemptsCopy = {
  tooMany: 'Too many attempts. Please wait a little.',
  theKey: 'the key',
} as const
