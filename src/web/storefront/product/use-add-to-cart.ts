import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { PrintSize, Product } from '#shop/catalogue/product.ts'
import type { PublicUser } from '#shop/identity/visitor.ts'
import { ApiFailure, call } from '#web/ui/api.ts'
import { copy } from '#web/ui/copy.ts'
import { toast } from '#web/ui/toast.ts'
import { useVisitor } from '#web/ui/visitor.tsx'
import { addLine } from './add-line.ts'

/** What the shop answers when the session or the cart is over. */
const ended = ['no_session', 'forbidden', 'not_found']
/** And when the piece can't be had as the page shows it. */
const gone = ['sold_out', 'sold', 'held', 'not_found']

/**
 * Puts a piece into the visitor's cart, making guest and cart on the way (specification §4 and §5).
 * While one press is under way a second one does nothing.
 */
export function useAddToCart(product: Product) {
  const { user, cartId, ensureGuest, refresh } = useVisitor()
  const { revalidate } = useRevalidator()
  const running = useRef(false)
  const [state, setState] = useState<'idle' | 'adding' | 'added'>('idle')

  async function add(size: PrintSize | null, quantity: number): Promise<void> {
    if (running.current) return
    running.current = true
    setState('adding')
    setState((await addNow(size, quantity)) ? 'added' : 'idle')
    running.current = false
  }

  async function addNow(size: PrintSize | null, quantity: number): Promise<boolean> {
    const buyer = user ?? (await ensureGuest().catch(() => null))
    if (!buyer) {
      toast.error(copy.somethingWrong, 2500)
      return false
    }
    const put = async ({ id }: PublicUser, open: string | null) => {
      const cart = open ?? (await call('POST /api/cart/create', { body: { user_id: id } })).id
      await addLine(product, size, quantity, cart)
    }
    try {
      await put(buyer, cartId).catch(async (error) => {
        // Session or cart may have ended meanwhile, in another tab: once more, with those of now.
        if (!ended.includes(codeOf(error))) throw error
        await put(await ensureGuest(), null)
      })
    } catch (error) {
      const code = codeOf(error)
      toast.warning(code === 'duplicate' ? copy.alreadyInCart : copy.notAdded, 1500)
      // Somebody was faster, or it is gone altogether: the page as it is now says so.
      if (gone.includes(code)) void revalidate()
      return false
    }
    await refresh().catch(() => {})
    return true
  }

  return { state, add, close: () => setState('idle') }
}

function codeOf(error: unknown): string {
  return error instanceof ApiFailure ? error.code : ''
}
