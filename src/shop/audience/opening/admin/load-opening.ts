/*
 * Reads what the Admin Homepage says about opening the shop: the list that leads there, or that the
 * demo studio still stands. Looks at the services outside only while the list is shown.
 */
import type { Shop } from '#compose'
import type { ListedStep } from '#shop/audience/opening/opening.ts'

export type OpeningData =
  | { show: 'nothing' }
  /** Somebody else's pictures are on the walls, and nobody has begun to make the shop their own. */
  | { show: 'demo' }
  | { show: 'list'; isOpen: boolean; steps: ListedStep[] }

/** `mayOpen`: the account may open the shop; others see nothing of it. */
export async function loadOpening(
  { storefront, admin }: Shop,
  { userId, mayOpen }: { userId: string; mayOpen: boolean },
): Promise<OpeningData> {
  if (!mayOpen) return { show: 'nothing' }
  const { isOpen, listShown } = await storefront.opening.read()
  if (!listShown) {
    const { pieces } = await admin.demo.standing()
    return { show: pieces > 0 ? 'demo' : 'nothing' }
  }
  const steps = await storefront.opening.list(userId)
  // Nothing is left to do: the list goes by itself.
  if (isOpen && steps.every(({ done }) => done)) return { show: 'nothing' }
  return { show: 'list', isOpen, steps }
}
