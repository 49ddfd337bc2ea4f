import { ShopError } from '#kernel/errors.ts'
import type { Visitor } from '#shop/identity/visitor.ts'

/** Throws `forbidden` unless the cart is the visitor's own or the visitor is the admin. */
export function requireOwnCart(visitor: Visitor, cart: { userId: string }): void {
  if (visitor.role === 'admin' || visitor.userId === cart.userId) return
  throw new ShopError('forbidden', 'This is somebody else’s cart.')
}
