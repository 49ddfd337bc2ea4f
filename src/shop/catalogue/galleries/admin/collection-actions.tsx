import { useState } from 'react'
import { Link } from 'react-router'
import { Ask } from '#web/admin/list/ask.tsx'
import list from '#web/admin/list/list.module.css'
import { TextButton } from '#web/admin/list/text-button.tsx'
import { useAction } from '#web/admin/list/use-action.ts'
import { sectionAddress } from '#web/admin/location.ts'
import { call } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import type { CollectionSubject } from './collection-fields.ts'
import { galleriesCopy } from './copy.ts'
import styles from './galleries.module.css'

export function CollectionActions({ subject }: { subject: CollectionSubject & { id: number } }) {
  const { id, type, kind, path, form, pieces, discounts } = subject
  const [asking, setAsking] = useState(false)
  const { busy, act } = useAction()

  const onYes = () =>
    act(() => call('DELETE /api/collections/delete/id/{id}', { path: { id } }), {
      done: galleriesCopy.removed(form.title),
      failed: galleriesCopy.removeFailed,
      to: sectionAddress('galleries'),
    })

  return (
    <div className={`${layout.words5} ${list.links} ${styles.links}`}>
      <Link to={sectionAddress('arrange', id)}>{galleriesCopy.order[type]}</Link>
      {path && <Link to={path}>{galleriesCopy.see}</Link>}
      {kind === null && (
        <>
          <TextButton soft onClick={() => setAsking(true)}>
            {galleriesCopy.remove}
          </TextButton>
          <Ask
            open={asking}
            title={galleriesCopy.askRemove(form.title)}
            danger
            busy={busy}
            onYes={onYes}
            onCancel={() => setAsking(false)}
          >
            <p>{galleriesCopy.removeText[type](pieces)}</p>
            {discounts.length > 0 && <p>{galleriesCopy.removeDiscounts(discounts)}</p>}
          </Ask>
        </>
      )}
    </div>
  )
}
