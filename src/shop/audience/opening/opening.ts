export type ClosedReason = 'opening' | 'vacation'

export interface Closed {
  reason: ClosedReason
  /** Epoch milliseconds of the planned opening; null: the owner opens the shop. */
  opensAt: number | null
}

export interface Opening {
  isOpen: boolean
  listShown: boolean
}

export const openingSteps = [
  'name',
  'piece',
  'shipping',
  'words',
  'law',
  'payments',
  'mail',
  'address',
  'sign-in',
] as const
export type OpeningStep = (typeof openingSteps)[number]

/** The shop can't open without these steps. */
export const neededSteps: readonly OpeningStep[] = ['name', 'piece', 'shipping', 'law', 'payments']

export interface StepFinding {
  done: boolean
  says: string
  /** Payments take no real money; the owner may open knowingly. */
  playMoney?: true
}

export interface ListedStep extends StepFinding {
  step: OpeningStep
  needed: boolean
}

/** With `playMoney` payments needn't be real. */
export function missingSteps(list: readonly ListedStep[], playMoney: boolean): OpeningStep[] {
  return list
    .filter(({ needed, done }) => needed && !done)
    .filter((each) => !(playMoney && each.playMoney))
    .map(({ step }) => step)
}
