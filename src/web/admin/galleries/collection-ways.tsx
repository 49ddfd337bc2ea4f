import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { call } from '#web/ui/api.ts'
import { toast } from '#web/ui/toast.ts'
import { reasonFor } from '../admin-copy.ts'
import { Ask } from '../ask.tsx'
import { sectionAddress } from '../location.ts'
import { useAsOwner } from '../sign-in-again.tsx'
import { TextButton } from '../text-button.tsx'
import { useOneAtATime } from '../use-one-at-a-time.ts'
import ways from '../ways.module.css'
import type { CollectionSubject } from './collection-form.tsx'
import styles from './galleries.module.css'
import { galleriesCopy } from './galleries-copy.ts'

/** What else can be done with a gallery or a series: its pieces, its page, its end. */
export function CollectionWays({ subject }: { subject: CollectionSubject & { id: number } }) {
  const { id, type, kind, path, form, pieces, codes } = subject
  const [asking, setAsking] = useState(false)
  const { busy, run } = useOneAtATime()
  const asOwner = useAsOwner()
  const navigate = useNavigate()

  const onYes = () =>
    run(async () => {
      try {
        await asOwner(() => call('DELETE /api/collections/delete/id/{id}', { path: { id } }))
        toast.success(galleriesCopy.removed(form.title), 2500)
        await navigate(sectionAddress('galleries'), { replace: true })
      } catch (failure) {
        toast.error(`${galleriesCopy.removeFailed} ${reasonFor(failure)}`, 3000)
      }
    })

  return (
    <div className={`${ways.ways} ${styles.ways}`}>
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
            {codes.length > 0 && <p>{galleriesCopy.removeCodes(codes)}</p>}
          </Ask>
        </>
      )}
    </div>
  )
}
