import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { isStandIn } from '#shop/media/pictures/picture.ts'
import { adminCopy } from '#web/admin/copy.ts'
import { Ask } from '#web/admin/list/ask.tsx'
import { TextButton } from '#web/admin/list/text-button.tsx'
import { useOneAtATime } from '#web/admin/list/use-one-at-a-time.ts'
import { kindOf, pieceAddress, type SellableType } from '#web/admin/location.ts'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import { call } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import { toast } from '#web/ui/toast.ts'
import styles from '../products.module.css'
import type { Item } from './item.ts'

export function DraftOrNot({ type, item }: { type: SellableType; item: Item }) {
  const { busy, run } = useOneAtATime()
  const { revalidate } = useRevalidator()
  const asOwner = useAsOwner()
  const [asking, setAsking] = useState(false)
  const { id, name, hidden } = item
  const kind = kindOf[type]
  const isBare = hidden && isStandIn(item.picture)

  const change = () =>
    run(async () => {
      try {
        await asOwner(() =>
          call(`PUT /api/${kind}/hidden/id/{id}`, { path: { id }, body: { hidden: !hidden } }),
        )
      } catch {
        toast.error(adminCopy.draftFailed(name), 2500)
        return
      }
      toast.success(hidden ? adminCopy.isPublished(name) : adminCopy.isDraft(name), 2000)
      setAsking(false)
      await revalidate()
    })

  return (
    <>
      <TextButton
        soft
        aria-disabled={busy || undefined}
        aria-busy={busy || undefined}
        onClick={isBare ? () => setAsking(true) : change}
      >
        {hidden ? adminCopy.publish : adminCopy.makeDraft}
        <span className="visually-hidden">: {name}</span>
      </TextButton>
      {hidden && (
        <Link to={pieceAddress(type, item)} className={`${control.target} ${styles.way}`}>
          {adminCopy.seeDraft}
          <span className="visually-hidden">: {name}</span>
        </Link>
      )}
      {isBare && (
        <Ask
          open={asking}
          title={adminCopy.askStandIn}
          busy={busy}
          yes={adminCopy.publish}
          onYes={change}
          onCancel={() => setAsking(false)}
        >
          <p>{adminCopy.askStandInText(name)}</p>
        </Ask>
      )}
    </>
  )
}
