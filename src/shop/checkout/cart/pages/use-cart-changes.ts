import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { CartLine, CartView } from '#shop/checkout/cart/cart.ts'
import { shopCopy } from '#web/ui/copy.ts'
import { ApiFailure, call } from '#web/ui/hooks/api.ts'
import { useVisitor } from '#web/ui/hooks/visitor.tsx'
import { toast } from '#web/ui/toast.ts'
import { calledIn, shortLines, withQuantities } from './quantities.ts'

const freshAfterRemoval = 1750

/** Shows a quantity at once, undoes it on refusal, and sends presses during a call together. */
export function useCartChanges(loaded: CartView) {
  const { revalidate } = useRevalidator()
  const { refresh } = useVisitor()
  const wanted = useRef(new Map<number, number>())
  const sending = useRef(new Set<number>())
  const [shown, setShown] = useState<ReadonlyMap<number, number>>(new Map())
  const [leaving, setLeaving] = useState<ReadonlySet<number>>(new Set())

  async function fresh(): Promise<void> {
    await Promise.all([revalidate(), refresh().catch(() => {})])
  }

  function changeQuantity(line: CartLine, quantity: number): void {
    wanted.current.set(line.id, quantity)
    setShown(new Map(wanted.current))
    if (!sending.current.has(line.id)) void send(line)
  }

  async function send(line: CartLine): Promise<void> {
    sending.current.add(line.id)
    let sent: number | undefined
    let offline = false
    for (;;) {
      const quantity = wanted.current.get(line.id)
      if (quantity === undefined || quantity === sent) break
      sent = quantity
      offline = false
      try {
        await putQuantity(line, quantity)
      } catch (failure) {
        offline = failure instanceof ApiFailure && failure.code === 'offline'
        // A later press is sent anyway.
        if (wanted.current.get(line.id) !== quantity) continue
        wanted.current.delete(line.id)
        setShown(new Map(wanted.current))
        toast.error(isGone(failure) ? shopCopy.notInCart : shopCopy.quantityNotChanged, 2500)
      }
    }
    sending.current.delete(line.id)
    // Without a network an error would take the place of the cart.
    if (offline) return
    await fresh()
    if (sending.current.has(line.id)) return
    wanted.current.delete(line.id)
    // With the loaded cart, which the router shows in a transition: before it the old number would
    // be back for a moment, and a press would count from there.
    startTransition(() => setShown(new Map(wanted.current)))
  }

  /** A toast, and fresh data after 1.75 s (specification §4). */
  async function remove(line: CartLine): Promise<void> {
    setLeaving((now) => new Set(now).add(line.id))
    try {
      await deleteLine(line)
    } catch (failure) {
      if (!isGone(failure)) {
        setLeaving((now) => new Set([...now].filter((id) => id !== line.id)))
        toast.error(shopCopy.notRemoved, 2500)
        return
      }
    }
    toast.success(shopCopy.removed(calledIn(loaded.lines, line)), 1500)
    await Promise.all([
      refresh().catch(() => {}),
      new Promise((done) => setTimeout(done, freshAfterRemoval)),
    ])
    await revalidate()
  }

  return { view: withQuantities(loaded, shown), leaving, changeQuantity, remove, fresh }
}

/** Specification §4: removes sold-out lines, lowers others, and tells the shopper. */
export function useStockCheck(lines: readonly CartLine[], fresh: () => Promise<void>) {
  const handled = useRef(new Set<string>())
  const [told, setTold] = useState<CartLine[]>([])

  const check = useEffectEvent(() => {
    const short = shortLines(lines).filter((line) => !handled.current.has(status(line)))
    if (short.length === 0) return
    for (const line of short) handled.current.add(status(line))
    setTold((before) => [...before, ...short])
    void Promise.allSettled(short.map(repair)).then(fresh)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the shop told the lines anew
  useEffect(() => check(), [lines])

  return { told, understood: () => setTold([]) }
}

/** Another tab has removed the line. */
function isGone(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.code === 'not_found'
}

const status = ({ id, state, left }: CartLine) => `${id} ${state} ${left}`

function repair(line: CartLine): Promise<unknown> {
  return line.state === 'sold_out' ? deleteLine(line) : putQuantity(line, line.left ?? 1)
}

async function putQuantity({ kind, id }: CartLine, quantity: number): Promise<unknown> {
  const input = { path: { lineId: id }, body: { id, quantity } }
  return call(`PUT /api/cart-${kind}/update-quantity/id/{lineId}`, input)
}

function deleteLine({ kind, id }: CartLine): Promise<unknown> {
  return call(`DELETE /api/cart-${kind}/delete/id/{lineId}`, { path: { lineId: id }, body: { id } })
}
