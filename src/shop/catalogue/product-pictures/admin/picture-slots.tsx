import { useEffect, useId, useRef, useState } from 'react'
import { moved } from '#shop/catalogue/galleries/admin/arrange/moved.ts'
import { useDrag } from '#shop/catalogue/galleries/admin/arrange/use-drag.ts'
import { mostPictures } from '#shop/catalogue/product-pictures/picture-list.ts'
import type { PictureFolder } from '#shop/media/pictures/picture.ts'
import { adminCopy } from '#web/admin/copy.ts'
import { type Incoming, PictureSlot } from '#web/form/pictures/picture-slot.tsx'
import { type SlotPlan, type SlotValue, slotValue } from '#web/form/pictures/picture-value.ts'
import { pictureTypes, videoTypes } from '#web/form/pictures/send-picture.ts'
import { Button } from '#web/ui/button.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { toast } from '#web/ui/toast.ts'
import { productPicturesAdminCopy } from './copy.ts'
import { isFurther } from './further-slots.ts'
import { PictureOrder } from './picture-order.tsx'
import styles from './picture-slots.module.css'

type Slots = Readonly<Record<string, SlotValue>>

interface PictureSlotsProps {
  plans: readonly SlotPlan[]
  folder: PictureFolder
  slots: Slots
  problemOf(field: string): string | null
  onChange(field: string, to: (now: Slots) => Slots): void
  onSending(name: string, sending: boolean, failed?: boolean): void
}

type Queue = Readonly<Record<string, { file: File; failed: boolean }>>

export function PictureSlots(props: PictureSlotsProps) {
  const { plans, folder, slots, problemOf, onChange, onSending } = props
  const [queue, setQueue] = useState<Queue>({})
  const [refused, setRefused] = useState<string | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const focused = useRef<{ position: number; way: string } | null>(null)

  const valueAt = (name: string) => slots[name] ?? slotValue(null)
  const isFilled = ({ name }: SlotPlan) => valueAt(name).picture !== null || name in queue
  const shown = plans.filter((plan, at) => !isFurther(plan) || plans.slice(at).some(isFilled))
  const free = plans.filter((plan) => !isFilled(plan))
  const next = plans.find(({ name }) => queue[name]?.failed === false)
  const busy = Object.keys(queue).length > 0
  const problem = problemOf('pictures') ?? refused

  const waits = next !== undefined
  useEffect(() => onSending('pictures', waits))

  function reorder(order: (values: readonly SlotValue[]) => readonly SlotValue[]): void {
    onChange('pictures', (now) => {
      const names = shown.map(({ name }) => name)
      const values = order(names.map((name) => now[name] ?? slotValue(null)))
      const put = names.map((name, at) => [name, values[at] ?? slotValue(null)])
      return { ...now, ...Object.fromEntries(put) }
    })
  }

  const [held, setHeld] = useState(0)
  const byHand = useDrag((from, to) => {
    setHeld(to)
    reorder((values) => moved(values, from, to))
  })
  const drag: typeof byHand = {
    ...byHand,
    start(event, position, id) {
      setHeld(position)
      byHand.start(event, position, id)
    },
  }

  function move(from: number, to: number, way: string): void {
    focused.current = { position: to, way }
    reorder((values) => moved(values, from, to))
  }

  // The focus stays on the picture that the keyboard moved.
  useEffect(() => {
    const { position, way } = focused.current ?? {}
    focused.current = null
    if (position === undefined) return
    const row = list.current?.querySelector(`[data-position="${position}"]`)
    row?.querySelector<HTMLElement>(`[data-way="${way}"]`)?.focus()
    row?.scrollIntoView({ block: 'nearest' })
  })

  /** Takes as many as there is room for, and names the others. */
  function takeSeveral(chosen: readonly File[]): void {
    const files = chosen.slice(0, free.length)
    const left = chosen.slice(free.length).map(({ name }) => name)
    const words = left.length > 0 ? adminCopy.tooManyPictures(mostPictures, left) : null
    setRefused(words)
    if (words) toast.warning(words, 6000)
    // The first picture is never a video.
    const isVideo = ({ type }: File) => Number(type.startsWith('video/'))
    const sorted = files.toSorted((a, b) => isVideo(a) - isVideo(b))
    const taken = sorted.map((file, at) => [free[at]?.name ?? '', { file, failed: false }])
    setQueue((now) => ({ ...now, ...Object.fromEntries(taken) }))
  }

  const leaveQueue = (name: string) => setQueue(({ [name]: _, ...rest }) => rest)
  const setFailed = (name: string, failed: boolean) =>
    setQueue((now) => {
      const entry = now[name]
      return entry ? { ...now, [name]: { ...entry, failed } } : now
    })

  function incomingOf(name: string): Incoming | undefined {
    const entry = queue[name]
    if (!entry) return undefined
    return {
      file: entry.file,
      state: entry.failed ? 'failed' : name === next?.name ? 'sending' : 'waiting',
      onDone: (arrived) => (arrived ? leaveQueue(name) : setFailed(name, true)),
      onRetry: () => setFailed(name, false),
      onRemove: () => leaveQueue(name),
    }
  }

  function put(plan: SlotPlan, position: number, value: SlotValue): void {
    if (isFurther(plan) && value.picture === null && !busy) {
      reorder((values) => [...values.toSpliced(position, 1), slotValue(null)])
    } else {
      onChange(isFurther(plan) ? 'pictures' : plan.name, (now) => ({ ...now, [plan.name]: value }))
    }
  }

  return (
    <div className={`${layout.stack4} ${layout.shrinks}`}>
      <AddPictures problem={problem} onChosen={takeSeveral} />
      <ol ref={list} className={`${layout.stack4} ${layout.shrinks} ${styles.list}`}>
        {shown.map((plan, position) => (
          <li
            key={plan.name}
            data-position={position}
            data-dragged={(drag.dragged !== null && held === position) || undefined}
          >
            <PictureSlot
              plan={position > 0 ? { ...plan, step: true } : plan}
              folder={folder}
              value={valueAt(plan.name)}
              problem={problemOf(plan.name)}
              onChange={(value) => put(plan, position, value)}
              onSending={(is, failed) => onSending(plan.name, is, failed)}
              incoming={incomingOf(plan.name)}
              onSeveral={takeSeveral}
            >
              {valueAt(plan.name).picture && shown.length > 1 && !busy && (
                <PictureOrder
                  what={plan.what}
                  position={position}
                  of={shown.length}
                  drag={drag}
                  onMove={(to, way) => move(position, to, way)}
                />
              )}
            </PictureSlot>
          </li>
        ))}
      </ol>
    </div>
  )
}

interface AddPicturesProps {
  problem: string | null
  onChosen(files: readonly File[]): void
}

function AddPictures({ problem, onChosen }: AddPicturesProps) {
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  return (
    <div className={`${layout.stack2} ${layout.start} ${styles.add}`} data-field="pictures">
      <Button variant="quiet" aria-describedby={id} onClick={() => input.current?.click()}>
        {adminCopy.addPictures}
      </Button>
      <p id={id} className={problem ? `${prose.label} ${prose.bad}` : prose.hint}>
        {problem ?? adminCopy.manyPictures(mostPictures)}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={`${pictureTypes},${videoTypes}`}
        aria-label={productPicturesAdminCopy.filesMorePictures}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          if (files.length > 0) onChosen(files)
        }}
      />
    </div>
  )
}
