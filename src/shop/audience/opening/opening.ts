import type { ListedStep } from './opening.schema.ts'

export const openingSteps = [
  'country',
  'name',
  'theme',
  'piece',
  'shipping',
  'payments',
  'law',
  'words',
  'mail',
  'address',
  'sign-in',
] as const
export type OpeningStep = (typeof openingSteps)[number]

/** The shop can't open without these steps. */
export const neededSteps: readonly OpeningStep[] = [
  'country',
  'name',
  'piece',
  'shipping',
  'payments',
  'law',
]

/** With `playMoney` real payments aren't required. */
export function missingSteps(list: readonly ListedStep[], playMoney: boolean): OpeningStep[] {
  return list
    .filter(({ needed, done }) => needed && !done)
    .filter((each) => !(playMoney && each.playMoney))
    .map(({ step }) => step)
}
