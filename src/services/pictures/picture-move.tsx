import { servicesCopy } from '#services/admin/copy.ts'
import styles from '#services/admin/services.module.css'
import type { MoveStatus } from '#shop/media/stores/picture-move.schema.ts'
import { ActionButton } from '#web/admin/list/action-button.tsx'
import { prepare } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { LocalTime } from '#web/ui/local-time.tsx'
import bars from '../../web/admin/list/list.module.css'
import { picturesCopy as copy } from './form.copy.ts'
import type { PictureStoreForm } from './pictures.schema.ts'

interface PictureMoveProps {
  move: MoveStatus
  before: PictureStoreForm['before']
}

export function PictureMove({ move, before }: PictureMoveProps) {
  const { state, moved, all, from, trouble } = move
  const open = from.filter((each) => each.open)
  const places = open.map(({ place }) => place).join(', ')
  const left = open.reduce((sum, { pictures }) => sum + pictures, 0)
  const isDone = state === 'done'
  return (
    <section className={layout.stack4}>
      <h2 className={prose.title3}>{copy.moveTitle}</h2>
      {isDone ? (
        <p role="status">{copy.done(all)}</p>
      ) : (
        <div className={layout.stack2}>
          <progress className={bars.progress} max={all} value={moved} aria-label={copy.moveTitle} />
          <p role="status">{copy.progress(moved, all)}</p>
          {trouble && (
            <p className={styles.trouble}>
              {trouble.says} {copy.tryAgain}
              <LocalTime at={trouble.nextTry} form="time" lead=" at " />.
            </p>
          )}
          {state === 'moving' && places !== '' && <p>{copy.shownFrom(places)}</p>}
          {state !== 'moving' && left > 0 && <p>{copy.stopped(left, places)}</p>}
        </div>
      )}
      {from
        .filter((each) => !each.open)
        .map(({ place, pictures }) => (
          <p key={place} className={styles.trouble}>
            {copy.closed(pictures, place)}
          </p>
        ))}
      {!isDone && <Left left={move.left} />}
      <p className={prose.soft}>{copy.nothingDeleted}</p>
      {!isDone && <Actions move={move} before={before} />}
    </section>
  )
}

function Left({ left }: Pick<MoveStatus, 'left'>) {
  return (['missing', 'refused'] as const).map((why) => {
    const names = left.filter((each) => each.why === why).map(({ name }) => name)
    return (
      names.length > 0 && (
        <div key={why}>
          <p>{copy[why]}</p>
          <ul className={styles.names}>
            {[...new Set(names)].map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      )
    )
  })
}

function Actions({ move: { state, moved, trouble }, before }: PictureMoveProps) {
  const { failed } = servicesCopy
  const isMoving = state === 'moving'
  return (
    <div className={layout.row3}>
      {(!isMoving || trouble) && (
        <ActionButton
          look="primary"
          run={prepare('POST /api/services/pictures/move')}
          done={copy.started}
          failed={failed}
        >
          {trouble ? copy.tryNow : moved > 0 ? copy.goOn : copy.start}
        </ActionButton>
      )}
      {isMoving && (
        <ActionButton
          run={prepare('DELETE /api/services/pictures/move')}
          done={copy.stopping}
          failed={failed}
        >
          {copy.stop}
        </ActionButton>
      )}
      {before && (
        <ActionButton
          run={goBackTo(before)}
          ask={{ title: copy.ask(before.place), text: copy.askText }}
          done={copy.wentBack}
          failed={failed}
        >
          {copy.goBack(before.place)}
        </ActionButton>
      )}
    </div>
  )
}

/** Empty secrets keep the stored secrets: the browser never had them. */
function goBackTo({ input }: NonNullable<PictureMoveProps['before']>) {
  const body = { secretAccessKey: '', apiSecret: '', ...input }
  return prepare('PUT /api/services/{service}', { path: { service: 'pictures' }, body })
}
