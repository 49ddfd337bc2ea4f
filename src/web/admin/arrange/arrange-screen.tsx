import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { Shop } from '#compose'
import { call } from '#web/ui/api.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { adminCopy, reasonFor } from '../admin-copy.ts'
import { LeaveQuestion } from '../form/leave-question.tsx'
import type { SectionRequest } from '../load-screen.server.ts'
import { kindOf, type SellableType, sectionAddress, sellableTypes } from '../location.ts'
import { type Item, itemOf } from '../products/item.ts'
import { useAsOwner } from '../sign-in-again.tsx'
import { useOneAtATime } from '../use-one-at-a-time.ts'
import { ArrangeRow } from './arrange-row.tsx'
import styles from './arrange-screen.module.css'
import { moved, withChanges } from './moved.ts'
import { useDrag } from './use-drag.ts'

const arrangeCopy = {
  intro:
    'Hang each gallery the way you like it. Drag a piece by its handle, press an arrow, or type the number where it should be. What you list later comes first until you move it.',
  galleries: 'Which gallery',
  names: { print: 'Prints', clothing: 'Clothing', merch: 'Merch' } satisfies Record<
    SellableType,
    string
  >,
  moved: (item: string, position: number, of: number) =>
    `${item} is number ${position} of ${of} now.`,
  save: 'Hang it like this',
  saved: 'Hung! A step back, head to one side: yes.',
  failed: 'a nail came loose. the order was not saved, try again?',
} as const

/** More pieces than an artist makes. */
const wholeGallery = 1000

/** A gallery as it hangs, drafts included. */
export async function loader(
  shop: Shop,
  { id }: SectionRequest,
): Promise<{ type: SellableType; items: Item[] }> {
  const type: SellableType = id === 'clothing' || id === 'merch' ? id : 'print'
  const pieces = await shop.catalogue.list(kindOf[type], {
    limit: wholeGallery,
    order: 'arranged',
    drafts: true,
  })
  return { type, items: pieces.map(itemOf) }
}

interface ArrangeProps {
  type: SellableType
  items: readonly Item[]
}

/** A gallery in the owner's own order, a product type at a time. */
export default function ArrangeScreen({ type, items }: ArrangeProps) {
  return (
    <div className={styles.section}>
      <p>{arrangeCopy.intro}</p>
      <nav aria-label={arrangeCopy.galleries} className={styles.kinds}>
        {sellableTypes.map((each) => (
          <Link
            key={each}
            to={sectionAddress('arrange', each)}
            replace
            aria-current={each === type ? 'page' : undefined}
            className={styles.kind}
          >
            {arrangeCopy.names[each]}
          </Link>
        ))}
      </nav>
      {items.length === 0 ? (
        <p>{adminCopy.nothing[type]}</p>
      ) : (
        <Wall key={type} type={type} items={items} />
      )}
    </div>
  )
}

function Wall({ type, items }: ArrangeProps) {
  const [order, setOrder] = useState(items)
  const [told, setTold] = useState('')
  const [reason, setReason] = useState<string | null>(null)
  const [hung, setHung] = useState(items)
  const [loaded, setLoaded] = useState(items)
  const { busy, run } = useOneAtATime()
  const { revalidate } = useRevalidator()
  const asOwner = useAsOwner()

  function move(from: number, to: number): void {
    const item = order[from]
    if (!item || to < 0 || to >= order.length) return
    setOrder(moved(order, from, to))
    setTold(arrangeCopy.moved(item.name, to + 1, order.length))
  }

  const drag = useDrag(move)
  const dirty = order.some((item, position) => item.id !== hung[position]?.id)

  // Moves that are not saved yet stay made, whatever else came or went.
  if (items !== loaded) {
    setLoaded(items)
    setHung(items)
    setOrder(dirty ? withChanges(order, items) : items)
  }

  const onSave = () =>
    run(async () => {
      setReason(null)
      try {
        const ids = order.map(({ id }) => id)
        await asOwner(() => call(`PUT /api/${kindOf[type]}/order`, { body: { ids } }))
      } catch (failure) {
        toast.error(arrangeCopy.failed, 2500)
        setReason(reasonFor(failure))
        return
      }
      setHung(order)
      toast.success(arrangeCopy.saved, 2000)
      await revalidate()
    })

  return (
    <>
      <p role="status" className="visually-hidden">
        {told}
      </p>
      <ol className={styles.wall}>
        {order.map((item, position) => (
          <ArrangeRow
            key={item.id}
            item={item}
            position={position}
            of={order.length}
            drag={drag}
            onMove={(to) => move(position, to)}
          />
        ))}
      </ol>
      <div className={styles.bar}>
        <div role="alert">{reason}</div>
        <Button busy={busy} aria-disabled={!dirty || busy || undefined} onClick={onSave}>
          {arrangeCopy.save}
        </Button>
      </div>
      <LeaveQuestion dirty={dirty} />
    </>
  )
}
