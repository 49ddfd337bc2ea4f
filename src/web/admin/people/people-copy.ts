import type { PersonalDataCounts } from '#shop/privacy/personal-data-source.ts'

export const copy = {
  intro:
    'Somebody may ask what the shop knows about them, or ask to be forgotten. Both are one press here. What the payment provider and the printer keep is theirs to answer for.',
  label: 'Their e-mail address',
  find: 'Look them up',
  nobody: 'The shop knows nothing about this address.',
  known: 'The shop keeps',
  exportAll: 'Save it as a file',
  erase: 'Forget them',
  askErase: (email: string) => `Forget ${email}?`,
  askEraseText:
    'Their name, addresses, messages and your notes about them go, and their order pages close. What was sold stays in your books. Backups made before still know them: the shop’s own go by themselves, those at home are yours to throw away. This can’t be undone.',
  erased: 'Forgotten. The books still add up.',
  eraseFailed: 'that didn’t work, and nothing was removed.',
  exportFailed: 'the file didn’t come. try again?',
} as const

const words: Record<keyof PersonalDataCounts, [one: string, many: string]> = {
  orders: ['order', 'orders'],
  messages: ['message', 'messages'],
  waiting: ['wish to hear when a piece is back', 'wishes to hear when a piece is back'],
}

/** '2 orders', '1 message' …; empty when nothing is kept. */
export function foundWords(found: PersonalDataCounts): string[] {
  return Object.entries(found)
    .filter(([, count]) => count > 0)
    .map(
      ([name, count]) => `${count} ${words[name as keyof PersonalDataCounts][count === 1 ? 0 : 1]}`,
    )
}
