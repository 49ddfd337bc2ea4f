export const demoCopy = {
  askWord: 'Please type the word clear.',
} as const
