import type { Shop } from '#compose'
import { isAtLeast, type StaffRole } from '#shop/people/staff/staff-role.ts'
import { openingSteps } from '../opening.ts'
import { openingCopy } from './copy.ts'
import { stepLinks } from './step-links.ts'

/** The next step of the setup; null: everything is done. */
export interface NextStep {
  name: string
  to: string
  /** The present screen belongs to a step of the list. */
  fromStep: boolean
}

/** `here`: the address of the screen. */
export async function loadNextStep(
  shop: Shop,
  here: string,
  { userId, role }: { userId: string; role: StaffRole | null },
): Promise<NextStep | null> {
  const linksOf = (step: (typeof openingSteps)[number]) =>
    stepLinks[step].filter(({ least = 'helper' }) => isAtLeast(role, least))
  const mine = openingSteps.filter((step) => linksOf(step).length > 0)
  const at = mine.find((step) => linksOf(step).some(({ to }) => to === here)) ?? null
  const step = await shop.storefront.opening.nextStep(userId, at, mine)
  const [first] = step ? linksOf(step) : []
  if (!step || !first) return null
  return { name: openingCopy.steps[step], to: first.to, fromStep: at !== null }
}
