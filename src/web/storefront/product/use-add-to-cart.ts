import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { PrintSize, Product } from '#shop/catalogue/product.ts'
import { ApiFailure, call } from '#web/ui/api.ts'
import { copy } from '#web/ui/copy.ts'
import { toast } from '#web/ui/toast.ts'
import { useVisitor } from '#web/ui/visitor.tsx'
import { lineToAdd } from './purchase.ts'

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
    try {
      const cart =
        cartId ?? (await call<{ id: string }>('POST', '/api/cart/create', { user_id: buyer.id })).id
      const line = { ...lineToAdd(product, size, quantity), cart_id: cart }
      await call('POST', `/api/cart-${product.kind}/create`, line)
    } catch (error) {
      const code = error instanceof ApiFailure ? error.code : null
      toast.warning(code === 'duplicate' ? copy.alreadyInCart : copy.notAdded, 1500)
      // Somebody was faster: the page as it is now says so.
      if (code === 'sold_out' || code === 'sold' || code === 'held') void revalidate()
      return false
    }
    await refresh().catch(() => {})
    return true
  }

  return { state, add, close: () => setState('idle') }
}
