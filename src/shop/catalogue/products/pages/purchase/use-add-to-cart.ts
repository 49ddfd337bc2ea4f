import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { PieceSize, Product } from '#shop/catalogue/products/product.ts'
import { shopCopy } from '#web/ui/copy.ts'
import { ApiFailure, call } from '#web/ui/hooks/api.ts'
import { useVisitor } from '#web/ui/hooks/visitor.tsx'
import { toast } from '#web/ui/toast.ts'

/** The piece or its sizes have changed since the page was loaded. */
const outdated = ['sold_out', 'sold', 'held', 'changed', 'bad_input', 'not_found']

/** The shop makes a missing cart, and a guest when the session has ended (specification §4, §5). */
export function useAddToCart(product: Product) {
  const { user, ensureGuest, recordAdded, refresh } = useVisitor()
  const { revalidate } = useRevalidator()
  const running = useRef(false)
  const [state, setState] = useState<'idle' | 'adding' | 'added'>('idle')

  async function add(size: PieceSize | null, quantity: number, text: string): Promise<void> {
    if (running.current) return
    running.current = true
    setState('adding')
    const added = await addNow({ size: size?.label, quantity, ...(text && { personalText: text }) })
    setState(added ? 'added' : 'idle')
    // A second press before the dialog is drawn would be answered 'duplicate'.
    running.current = added
  }

  async function addNow(wanted: Wanted): Promise<boolean> {
    try {
      if (!user) await ensureGuest()
    } catch (error) {
      if (errorCode(error) === 'offline') toast.warning(shopCopy.notAddedOffline, 5000)
      else toast.error(shopCopy.somethingWrong, 2500)
      return false
    }
    try {
      recordAdded(await addLine(product, wanted))
    } catch (error) {
      const code = errorCode(error)
      if (code === 'offline') {
        toast.warning(shopCopy.notAddedOffline, 5000)
        return false
      }
      // The studio has changed the question for the buyer's words.
      if (error instanceof ApiFailure && error.field === 'personalText') {
        toast.warning(error.message, 4000)
        void revalidate()
        return false
      }
      toast.warning(code === 'duplicate' ? shopCopy.alreadyInCart : shopCopy.notAdded, 1500)
      // The reloaded page says what is left.
      if (outdated.includes(code)) void revalidate()
      // The session may have ended meanwhile, and a guest been made for nothing.
      refresh().catch(() => {})
      return false
    }
    return true
  }

  function close(): void {
    running.current = false
    setState('idle')
  }

  return { state, add, close }
}

interface Wanted {
  size: string | undefined
  quantity: number
  personalText?: string
}

/** Sends only ids and the buyer's choices; the shop knows the rest. */
function addLine({ kind, id, sizes }: Product, wanted: Wanted) {
  if (kind === 'clothing')
    return call('POST /api/cart-clothing/create', { body: { clothingId: id, ...wanted } })
  if (kind === 'merch')
    return call('POST /api/cart-merch/create', { body: { merchId: id, ...wanted } })
  const variantId = sizes.find(({ label }) => label === wanted.size)?.variantId
  const body = { printId: id, variantId, ...wanted }
  return call('POST /api/cart-prints/create', { body })
}

function errorCode(error: unknown): string {
  return error instanceof ApiFailure ? error.code : ''
}
