/** Why the shop is closed: it hasn't opened yet, or it is on vacation. */
export type ClosedReason = 'opening' | 'vacation'

/** How the shop is closed. */
export interface Closed {
  reason: ClosedReason
  /** When it opens by itself, in epoch milliseconds; null: when the owner says so. */
  opensAt: number | null
}

/** Whether the shop was opened, and whether the list that leads there is still shown. */
export interface Opening {
  isOpen: boolean
  listShown: boolean
}

/** What leads to an open shop, in the order in which it is best done. */
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

/** Without these the shop doesn't open. */
export const neededSteps: readonly OpeningStep[] = ['name', 'piece', 'shipping', 'law', 'payments']

/** What a look at a step found. */
export interface StepFinding {
  done: boolean
  /** How it stands, in words for the owner. */
  says: string
  /** Payments work, but nobody pays real money: the owner may open with them knowingly. */
  playMoney?: true
}

/** A step as the list shows it. */
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
