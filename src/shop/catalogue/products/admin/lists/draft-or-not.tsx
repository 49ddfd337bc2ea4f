import { useState } from 'react'
import { Link } from 'react-router'
import { isStandIn } from '#shop/media/pictures/picture.ts'
import { adminCopy } from '#web/admin/copy.ts'
import { Ask } from '#web/admin/list/ask.tsx'
import { TextButton } from '#web/admin/list/text-button.tsx'
import { useAction } from '#web/admin/list/use-action.ts'
import { kindOf, pieceAddress, type SellableType } from '#web/admin/location.ts'
import { call } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import styles from '../products.module.css'
import type { Item } from './item.ts'

export function DraftOrNot({ type, item }: { type: SellableType; item: Item }) {
  const { busy, act } = useAction()
  const [asking, setAsking] = useState(false)
  const { id, name, hidden } = item
  const kind = kindOf[type]
  const isBare = hidden && isStandIn(item.picture)

  async function change(): Promise<void> {
    const input = { path: { id }, body: { hidden: !hidden } }
    const done = hidden ? adminCopy.isPublished(name) : adminCopy.isDraft(name)
    const words = { done, failed: adminCopy.draftFailed(name) }
    if (await act(() => call(`PUT /api/${kind}/hidden/id/{id}`, input), words)) setAsking(false)
  }

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
        <Link to={pieceAddress(type, item)} className={`${control.target} ${styles.cardLink}`}>
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
