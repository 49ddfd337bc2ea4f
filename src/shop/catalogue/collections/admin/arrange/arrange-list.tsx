import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { reasonFor } from '#web/admin/copy.ts'
import { TextButton } from '#web/admin/list/text-button.tsx'
import { useOneAtATime } from '#web/admin/list/use-one-at-a-time.ts'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import { LeaveQuestion } from '#web/form/leave-question.tsx'
import { SaveBar } from '#web/form/save-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { ApiFailure } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import { toast } from '#web/ui/toast.ts'
import styles from '../galleries.module.css'
import { ArrangeRow } from './arrange-row.tsx'
import type { Arranged } from './arranged.ts'
import { listCopy } from './copy.ts'
import { moved, rowsInView, withChanges } from './moved.ts'
import { useDrag } from './use-drag.ts'

interface ArrangeListProps {
  items: readonly Arranged[]
  version: string
  send(order: readonly Arranged[], version: string): Promise<unknown>
  removable?: boolean
  further?: (order: readonly Arranged[], add: (item: Arranged) => void) => ReactNode
}

/** Rem, as in the style sheet. */
const rowHeight = 3.25
const few = 12

export function ArrangeList(props: ArrangeListProps) {
  const { items, version, send, removable, further } = props
  const [order, setOrder] = useState(items)
  const [told, setTold] = useState('')
  const [reason, setReason] = useState<ReactNode>(null)
  const [saved, setSaved] = useState(items)
  const [loaded, setLoaded] = useState(items)
  const [words, setWords] = useState('')
  const { busy, run } = useOneAtATime()
  const { revalidate } = useRevalidator()
  const asOwner = useAsOwner()
  const find = useId()
  const box = useRef<HTMLDivElement>(null)
  const { top, height, onScroll, show } = useBox(box)

  function move(from: number, to: number): void {
    const item = order[from]
    if (!item || to < 0 || to >= order.length || to === from) return
    setOrder(moved(order, from, to))
    setTold(listCopy.moved(item.name, to + 1, order.length))
    if (words === '') show(to)
  }

  function add(item: Arranged): void {
    const count = order.length + 1
    setTold(listCopy.moved(item.name, count, count))
    setOrder([...order, item])
  }

  function remove(position: number): void {
    setTold(listCopy.removed(order[position]?.name ?? ''))
    setOrder(order.toSpliced(position, 1))
    box.current?.focus()
  }

  const drag = useDrag<string>(move, box)
  const dirty = order.length !== saved.length || order.some(({ key }, at) => key !== saved[at]?.key)

  // Keeps unsaved moves, whatever was added or removed.
  if (items !== loaded) {
    setLoaded(items)
    setSaved(items)
    setOrder(dirty && !removable ? withChanges(order, items) : dirty ? order : items)
  }

  function takeTheirs(): void {
    setOrder(items)
    setReason(null)
    box.current?.focus()
  }

  const onSave = () =>
    run(async () => {
      setReason(null)
      try {
        await asOwner(() => send(order, version))
      } catch (failure) {
        toast.error(listCopy.failed, 2500)
        const isChanged = failure instanceof ApiFailure && failure.code === 'changed'
        setReason(isChanged ? <Changed onTake={takeTheirs} /> : reasonFor(failure))
        if (isChanged) await revalidate()
        return
      }
      setSaved(order)
      toast.success(listCopy.saved, 2500)
      await revalidate()
    })

  const asked = words.trim().toLowerCase()
  const places = order
    .map((item, position) => ({ item, position }))
    .filter(({ item }) => item.name.toLowerCase().includes(asked))
  const isLong = order.length > few
  const isPictured = order.some(({ picture }) => picture !== null)
  const [first, end] = isLong ? rowsInView(top, height, rowHeight) : [0, few]
  const shown = places.slice(first, end)

  return (
    <div className={`${layout.stack3} ${layout.shrinks} ${layout.column}`}>
      <p role="status" className="visually-hidden">
        {told}
      </p>
      {isLong && (
        <div className={`${layout.words3} ${layout.middle} ${layout.narrow}`}>
          <label htmlFor={find}>{listCopy.find}</label>
          <input
            id={find}
            type="search"
            autoComplete="off"
            value={words}
            className={`${control.well} ${control.entry}`}
            onChange={({ target }) => setWords(target.value)}
          />
        </div>
      )}
      {places.length === 0 && words !== '' && <p>{listCopy.none}</p>}
      <div
        ref={box}
        tabIndex={-1}
        className={styles.box}
        data-long={isLong || undefined}
        onScroll={onScroll}
      >
        <ol
          className={layout.stack}
          style={{
            paddingTop: `${first * rowHeight}rem`,
            paddingBottom: `${Math.max(0, places.length - end) * rowHeight}rem`,
          }}
        >
          {shown.map(({ item, position }) => (
            <ArrangeRow
              key={item.key}
              item={item}
              isPictured={isPictured}
              position={position}
              of={order.length}
              drag={drag}
              onMove={(to) => move(position, to)}
              onRemove={removable ? () => remove(position) : undefined}
            />
          ))}
        </ol>
      </div>
      {further?.(order, add)}
      {(order.length > 1 || removable || dirty) && (
        // A short list ends inside the window, and another list may follow.
        <SaveBar inline={!isLong} reason={reason}>
          <Button busy={busy} aria-disabled={!dirty || busy || undefined} onClick={onSave}>
            {listCopy.save}
          </Button>
        </SaveBar>
      )}
      <LeaveQuestion dirty={dirty} />
    </div>
  )
}

function Changed({ onTake }: { onTake(): void }) {
  return (
    <>
      {listCopy.changed} <TextButton onClick={onTake}>{listCopy.theirs}</TextButton>
    </>
  )
}

/** CSS pixels. */
const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** In rem. Only the rows in view are rendered. */
function useBox(box: { current: HTMLDivElement | null }) {
  const [top, setTop] = useState(0)
  const [height, setHeight] = useState(40)
  const wanted = useRef<number | null>(null)

  useLayoutEffect(() => {
    if (box.current) setHeight(box.current.clientHeight / rem())
  }, [box])

  useLayoutEffect(() => {
    if (wanted.current === null || !box.current) return
    box.current.scrollTop = wanted.current * rem()
    wanted.current = null
  })

  /** Renders the row at once, so that it keeps the focus. */
  function show(position: number): void {
    const at = position * rowHeight
    if (at >= top && at + rowHeight <= top + height) return
    wanted.current = Math.max(0, at - height / 2)
    setTop(wanted.current)
  }

  return { top, height, show, onScroll: () => setTop((box.current?.scrollTop ?? 0) / rem()) }
}
