/** Why the shop is closed: it hasn't opened yet, or it is on vacation. */
export type ClosedReason = 'opening' | 'vacation'

export interface Closed {
  reason: ClosedReason
  /** When the shop opens by itself, in epoch milliseconds; null: the owner opens it. */
  opensAt: number | null
}

export interface Opening {
  isOpen: boolean
  listShown: boolean
}

/** The setup steps in the recommended order. */
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
  /** The step's status, in words for the owner. */
  says: string
  /** Payments work but take no real money; the owner may open knowingly. */
  playMoney?: true
}

export interface ListedStep extends StepFinding {
  step: OpeningStep
  needed: boolean
}

/** The steps that keep the shop from opening; with `playMoney` payments needn't be real. */
export function missingSteps(list: readonly ListedStep[], playMoney: boolean): OpeningStep[] {
  return list
    .filter(({ needed, done }) => needed && !done)
    .filter((each) => !(playMoney && each.playMoney))
    .map(({ step }) => step)
}
