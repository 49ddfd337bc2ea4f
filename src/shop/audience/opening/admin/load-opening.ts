import type { Shop } from '#compose'
import type { ListedStep } from '#shop/audience/opening/opening.schema.ts'

export type OpeningData =
  | { show: 'nothing' }
  /** Nobody has begun to set up the shop. */
  | { show: 'demo'; isEmpty: boolean }
  | { show: 'list'; isOpen: boolean; isEmpty: boolean; steps: ListedStep[] }

export async function loadOpening(
  { storefront, admin }: Shop,
  { userId, mayOpen }: { userId: string; mayOpen: boolean },
): Promise<OpeningData> {
  if (!mayOpen) return { show: 'nothing' }
  const { isOpen, listShown } = await storefront.opening.read()
  if (!listShown) {
    const { pieces } = await admin.demo.status()
    if (pieces === 0) return { show: 'nothing' }
    return { show: 'demo', isEmpty: await admin.restore.isOffered() }
  }
  const steps = await storefront.opening.list(userId)
  if (isOpen && steps.every(({ done }) => done)) return { show: 'nothing' }
  const isEmpty = !isOpen && (await admin.restore.isOffered())
  return { show: 'list', isOpen, isEmpty, steps }
}
