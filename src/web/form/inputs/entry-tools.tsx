import { useEffect, useRef } from 'react'
import styles from '#web/form/field.module.css'
import { PartButton } from './part-button.tsx'

type Tool = 'up' | 'down'
type Entries = ReturnType<typeof useEntries>

/**
 * Adds and moves entries of a list. The focus follows the entry, marked `data-entry` with its place.
 */
export function useEntries<T>(list: readonly T[], onChange: (changed: readonly T[]) => void) {
  const box = useRef<HTMLDivElement>(null)
  const next = useRef<{ at: number; tool?: Tool } | null>(null)

  useEffect(() => {
    if (!next.current) return
    const { at, tool } = next.current
    next.current = null
    const entry = box.current?.querySelector(`[data-entry="${at}"]`)
    const wanted = tool
      ? entry?.querySelector<HTMLElement>(`[data-tool="${tool}"]`)
      : entry?.querySelector<HTMLElement>(
          '[data-field] :is(input:not([hidden]), textarea, select, button)',
        )
    wanted?.focus()
    wanted?.scrollIntoView({ block: 'nearest' })
  })

  return {
    box,
    add(entry: T, at = list.length): void {
      next.current = { at }
      onChange(list.toSpliced(at, 0, entry))
    },
    move(at: number, to: number): void {
      next.current = { at: to, tool: to < at ? 'up' : 'down' }
      onChange(list.toSpliced(at, 1).toSpliced(to, 0, ...list.slice(at, at + 1)))
    },
  }
}

interface EntryToolsProps extends Pick<Entries, 'move'> {
  /** 'social.0' */
  name: string
  at: number
  count: number
  called: string
  words: { up(called: string): string; down(called: string): string; remove: string }
  remove(): void
}

export function EntryTools({ name, at, count, called, words, move, remove }: EntryToolsProps) {
  const arrow = (tool: 'up' | 'down', sign: string, to: number) => {
    const isEnd = to < 0 || to >= count
    return (
      <PartButton
        look="own"
        name={`${name}.${tool}`}
        className={styles.tool}
        aria-label={words[tool](called)}
        aria-disabled={isEnd || undefined}
        data-tool={tool}
        onClick={() => isEnd || move(at, to)}
      >
        {sign}
      </PartButton>
    )
  }
  return (
    <>
      {arrow('up', '↑', at - 1)}
      {arrow('down', '↓', at + 1)}
      <PartButton soft name={`${name}.remove`} onClick={remove}>
        {words.remove}
        <span className="visually-hidden"> {called}</span>
      </PartButton>
    </>
  )
}
