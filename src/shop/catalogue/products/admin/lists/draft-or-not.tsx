import { Link } from 'react-router'
import { isStandIn } from '#shop/media/pictures/picture.ts'
import { adminCopy } from '#web/admin/copy.ts'
import { ActionButton } from '#web/admin/list/action-button.tsx'
import { kindOf, pieceAddress, type SellableType } from '#web/admin/location.ts'
import { prepare } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import styles from '../products.module.css'
import type { Item } from './item.ts'

export function DraftOrNot({ type, item }: { type: SellableType; item: Item }) {
  const { id, name, hidden } = item
  const kind = kindOf[type]
  const isBare = hidden && isStandIn(item.picture)

  const ask = {
    title: adminCopy.askStandIn,
    text: adminCopy.askStandInText(name),
    yes: adminCopy.publish,
  }
  return (
    <>
      <ActionButton
        look="soft"
        run={prepare(`PUT /api/${kind}/hidden/id/{id}`, {
          path: { id },
          body: { hidden: !hidden },
        })}
        {...(isBare && { ask })}
        done={hidden ? adminCopy.isPublished(name) : adminCopy.isDraft(name)}
        failed={adminCopy.draftFailed(name)}
      >
        {hidden ? adminCopy.publish : adminCopy.makeDraft}
        <span className="visually-hidden">: {name}</span>
      </ActionButton>
      {hidden && (
        <Link to={pieceAddress(type, item)} className={`${control.target} ${styles.cardLink}`}>
          {adminCopy.seeDraft}
          <span className="visually-hidden">: {name}</span>
        </Link>
      )}
    </>
  )
}
