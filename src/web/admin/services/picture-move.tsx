import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { MoveStanding } from '#shop/media/picture-move.schema.ts'
import type { PictureStoreForm } from '#shop/services/pictures-input.schema.ts'
import { call } from '#web/ui/api.ts'
import { Button } from '#web/ui/button.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { toast } from '#web/ui/toast.ts'
import { reasonFor } from '../admin-copy.ts'
import { Ask } from '../ask.tsx'
import { useAsOwner } from '../sign-in-again.tsx'
import { useOneAtATime } from '../use-one-at-a-time.ts'
import styles from './picture-move.module.css'
import { picturesCopy as copy } from './pictures-copy.ts'
import { servicesCopy } from './services-copy.ts'
import shared from './services-screen.module.css'

interface PictureMoveProps {
  move: MoveStanding
  /** The store to go back to; null: there is none. */
  before: PictureStoreForm['before']
}

/** How far the pictures have moved to where new ones are kept, and what can be done about it. */
export function PictureMove({ move, before }: PictureMoveProps) {
  const { state, moved, all, from, trouble } = move
  const open = from.filter((each) => each.open)
  const places = open.map(({ place }) => place).join(', ')
  const left = open.reduce((sum, { pictures }) => sum + pictures, 0)
  const isDone = state === 'done'
  return (
    <section className={shared.connect}>
      <h2 className={shared.heading}>{copy.moveTitle}</h2>
      {isDone ? (
        <p role="status">{copy.done(all)}</p>
      ) : (
        <div className={styles.standing}>
          <progress className={styles.bar} max={all} value={moved} aria-label={copy.moveTitle} />
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
      <p className={shared.soft}>{copy.nothingDeleted}</p>
      {!isDone && <Actions move={move} before={before} />}
    </section>
  )
}

function Left({ left }: Pick<MoveStanding, 'left'>) {
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
  const [asking, setAsking] = useState(false)
  const { busy, run } = useOneAtATime()
  const { revalidate } = useRevalidator()
  const asOwner = useAsOwner()

  function act(work: () => Promise<unknown>, words: string): void {
    void run(async () => {
      try {
        await asOwner(work)
        toast.success(words, 2500)
        setAsking(false)
        await revalidate()
      } catch (failure) {
        toast.error(`${servicesCopy.failed}. ${reasonFor(failure)}`, 4000)
      }
    })
  }

  const start = () => act(() => call('POST /api/services/pictures/move'), copy.started)
  const stop = () => act(() => call('DELETE /api/services/pictures/move'), copy.stopping)
  const goBack = () => {
    if (!before) return
    const secrets = { secretAccessKey: '', apiSecret: '' }
    const body = { ...secrets, ...before.input }
    const path = { service: 'pictures' } as const
    act(() => call('PUT /api/services/{service}', { path, body }), copy.wentBack)
  }
  const isMoving = state === 'moving'
  return (
    <div className={styles.actions}>
      {(!isMoving || trouble) && (
        <Button busy={busy} onClick={start}>
          {trouble ? copy.tryNow : moved > 0 ? copy.goOn : copy.start}
        </Button>
      )}
      {isMoving && (
        <Button look="quiet" busy={busy} onClick={stop}>
          {copy.stop}
        </Button>
      )}
      {before && (
        <Button look="quiet" onClick={() => setAsking(true)}>
          {copy.goBack(before.place)}
        </Button>
      )}
      {before && (
        <Ask
          open={asking}
          title={copy.ask(before.place)}
          busy={busy}
          onYes={goBack}
          onCancel={() => setAsking(false)}
        >
          <p>{copy.askText}</p>
        </Ask>
      )}
    </div>
  )
}
