import { Link } from 'react-router'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import { ActionButton } from '#web/admin/list/action-button.tsx'
import list from '#web/admin/list/list.module.css'
import { prepare } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import type { CollectionSubject } from './collection-fields.ts'
import { galleriesCopy } from './copy.ts'
import styles from './galleries.module.css'

export function CollectionActions({ subject }: { subject: CollectionSubject & { id: number } }) {
  const { id, type, kind, path, form, pieces, discounts } = subject
  return (
    <div className={`${layout.words5} ${list.links} ${styles.links}`}>
      <Link to={adminSectionPath('arrange', id)}>{galleriesCopy.order[type]}</Link>
      {path && <Link to={path}>{galleriesCopy.see}</Link>}
      {kind === null && (
        <ActionButton
          look="soft"
          run={prepare('DELETE /api/collections/delete/id/{id}', { path: { id } })}
          ask={{
            title: galleriesCopy.askRemove(form.title),
            danger: true,
            text: (
              <>
                <p>{galleriesCopy.removeText[type](pieces)}</p>
                {discounts.length > 0 && <p>{galleriesCopy.removeDiscounts(discounts)}</p>}
              </>
            ),
          }}
          done={galleriesCopy.removed(form.title)}
          failed={galleriesCopy.removeFailed}
          to={adminSectionPath('galleries')}
        >
          {galleriesCopy.remove}
        </ActionButton>
      )}
    </div>
  )
}
