import { createMiddleware } from 'hono/factory'
import { isStaff } from '#http/access.ts'
import type { ApiEnv } from '#http/api.ts'
import { ShopError } from '#platform/errors.ts'
import type { ClosedReason } from './closed.server.ts'
import { closuresCopy } from './copy.ts'

const safeMethods = ['GET', 'HEAD', 'OPTIONS']

export const notOpen = () => new ShopError('not_open', closuresCopy.notOpen)

const refusals: Record<ClosedReason, () => ShopError> = {
  vacation: () => new ShopError('on_vacation', closuresCopy.onVacation),
  opening: notOpen,
}

/** Open payments still settle while the shop is closed: their events use no cart call. */
export const refusedWhileClosed = createMiddleware<ApiEnv>(async (c, next) => {
  const isShoppers = /^\/api\/cart[-/]/.test(c.req.path) && !safeMethods.includes(c.req.method)
  if (isShoppers && !isStaff(c)) {
    const closed = await c.get('shop').storefront.opening.closed()
    if (closed) throw refusals[closed.reason]()
  }
  await next()
})

const pieces =
  /^\/api\/(?:prints|clothing|merch|galleries|series|hero|hot-print|hot-clothing|hot-merch)(?:\/|$)/

/** Before its first opening a shop answers visitors as if every product were a draft. */
export const unseenBeforeOpening = createMiddleware<ApiEnv>(async (c, next) => {
  const isRead = safeMethods.includes(c.req.method) && pieces.test(c.req.path)
  if (!isRead || isStaff(c)) return next()
  const closed = await c.get('shop').storefront.opening.closed()
  if (closed?.reason !== 'opening') return next()
  if (c.req.path.includes('/id/')) throw new ShopError('not_found', closuresCopy.noSuchPiece)
  return c.json([], 200)
})
