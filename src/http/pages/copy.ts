export const httpPageCopy = {
  failed: 'Something went wrong. Please try again.',
} as const
