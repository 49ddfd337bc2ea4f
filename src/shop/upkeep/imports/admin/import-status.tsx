import { Link } from 'react-router'
import type { ImportDetail } from '#shop/upkeep/imports/import.schema.ts'
import bars from '#web/admin/list/list.module.css'
import { productAddress } from '#web/admin/location.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { importsAdminCopy, kindWords } from './copy.ts'

/** Takes the focus from the button that started the import, which is gone then. */
export const statusId = 'import-status'
const focusable = { id: statusId, tabIndex: -1, className: `${layout.stack2} ${bars.focus}` }

export function ImportStatus({ detail }: { detail: ImportDetail }) {
  const { state, counts, withoutPictures } = detail
  const here = counts.done + counts.incomplete + counts.drafted
  const all = here + counts.waiting + counts.failed
  if (state === 'running') {
    const drafting = counts.waiting > 0
    const done = drafting ? here : here - counts.drafted
    const words = drafting ? importsAdminCopy.drafting : importsAdminCopy.fetching
    return (
      <div {...focusable}>
        {/* Announces each of the two steps once, not every piece. */}
        <p role="status" className={prose.name}>
          {words}
        </p>
        <progress className={bars.progress} max={all} value={done} aria-label={words} />
        <p className={`${prose.hint} ${prose.wraps}`}>
          {importsAdminCopy.progress(done, all)}. {importsAdminCopy.goesOn}
        </p>
      </div>
    )
  }
  return (
    <div {...focusable}>
      <p role="status" className={prose.name}>
        {leadOf(detail)}
      </p>
      {withoutPictures > 0 && <p>{importsAdminCopy.noPictures(withoutPictures)}</p>}
      {here > 0 && (
        <p className={`${layout.words4} ${layout.middle}`}>
          {importsAdminCopy.look}{' '}
          {(['print', 'clothing', 'merch'] as const).map((type) => (
            <Link key={type} to={productAddress('edit', type)} className={control.target}>
              {kindWords[type === 'print' ? 'prints' : type]}
            </Link>
          ))}
        </p>
      )}
      {state !== 'done' && detail.items.some(({ kind }) => kind === 'prints') && (
        <p className={`${prose.hint} ${prose.wraps}`}>{importsAdminCopy.printIds}</p>
      )}
    </div>
  )
}

function leadOf({ state, counts }: ImportDetail): string {
  if (state === 'stopped') return importsAdminCopy.stopped
  if (state === 'done') return importsAdminCopy.done(counts.done + counts.incomplete)
  return counts.waiting > 0 ? importsAdminCopy.ready(counts.waiting) : importsAdminCopy.nothing
}
