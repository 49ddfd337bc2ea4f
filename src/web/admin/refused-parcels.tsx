import { useEffect, useState } from 'react'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { tellWorker, useWorker } from '#web/ui/hooks/worker.ts'
import layout from '#web/ui/kit/layout.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { adminCopy } from './copy.ts'
import { focusOn } from './list/focus-on.ts'

interface RefusedParcel {
  /** Its key in the cache. */
  address: string
  orderId: string
  reason: string
}

/**
 * The worker keeps the list of orders to pack, and later sends the shop the marks made offline.
 * A refused mark stays here until its owner removes it.
 */
export function RefusedParcels() {
  const [parcels, setParcels] = useState<RefusedParcel[]>([])
  useWorker()
  useEffect(() => {
    const look = () => void readRefused().then(setParcels)
    const keep = () => tellWorker('keep-packing')
    keep()
    look()
    window.addEventListener('online', keep)
    navigator.serviceWorker?.addEventListener('message', look)
    return () => {
      window.removeEventListener('online', keep)
      navigator.serviceWorker?.removeEventListener('message', look)
    }
  }, [])

  async function forget(address: string) {
    await (await caches.open(cacheName)).delete(address)
    setParcels(await readRefused())
    focusOn('main h1')
  }

  return parcels.map(({ address, orderId, reason }) => (
    <div key={address} className={`${surface.note} ${layout.stack2}`}>
      <p role="alert">{adminCopy.refusedParcel.says(reason)}</p>
      <p className={layout.row3}>
        <ButtonLink variant="quiet" to={adminSectionPath('orders', orderId)}>
          {adminCopy.refusedParcel.open}
        </ButtonLink>
        <Button variant="quiet" onClick={() => void forget(address)}>
          {adminCopy.refusedParcel.forget}
        </Button>
      </p>
    </div>
  ))
}

// Both as public/worker.js writes them.
const cacheName = 'sent-orders'
const refused = 'X-Refused'

/** A page without https has no caches. */
async function readRefused(): Promise<RefusedParcel[]> {
  if (!('caches' in window)) return []
  const cache = await caches.open(cacheName)
  const parcels = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const reason = (await cache.match(url))?.headers.get(refused)
      const orderId = /\/orders\/id\/([^/]+)\/ship$/.exec(new URL(url).pathname)?.[1]
      return reason != null && orderId
        ? [{ address: url, orderId, reason: decodeURIComponent(reason) }]
        : []
    }),
  )
  return parcels.flat()
}
