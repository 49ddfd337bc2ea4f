import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { wholeAddress } from '#shop/store/settings/link-address.ts'
import { formCopy } from '#web/form/copy.ts'
import { Button } from '#web/ui/button.tsx'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import field from '../field.module.css'
import { insertWords, type MarkedText, markItalic, markLink } from './text-marks.ts'

const copy = formCopy.marks

interface TextMarksBarProps {
  area: RefObject<HTMLTextAreaElement | null>
  label: string
  /** Italic and links. */
  marks: boolean
  /** By the labels of their buttons. */
  fills: Readonly<Record<string, string>>
  onChange(text: string): void
}

/**
 * Buttons above a long text: italic and link for the selected words (Ctrl or ⌘ with I and K in the
 * field itself), and texts to insert. `bar` is false where there are none.
 */
export function useTextMarks({ area, label, marks, fills, onChange }: TextMarksBarProps) {
  const [linked, setLinked] = useState<MarkedText | null>(null)
  const [address, setAddress] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const ids = useId()

  function selected(): MarkedText | null {
    const { current } = area
    return (
      current && { text: current.value, from: current.selectionStart, to: current.selectionEnd }
    )
  }

  function put(marked: MarkedText): void {
    const { current } = area
    if (!current || (current.maxLength >= 0 && marked.text.length > current.maxLength)) return
    onChange(marked.text)
    requestAnimationFrame(() => {
      current.focus()
      current.setSelectionRange(marked.from, marked.to)
    })
  }

  function italic(): void {
    const now = selected()
    if (now) put(markItalic(now, copy.sample))
  }

  function askAddress(): void {
    setLinked(selected())
    setAddress('')
    setProblem(null)
  }

  function link(): void {
    const whole = wholeAddress(address)
    if (!linked || !/^(https?:\/\/|mailto:)\S+$/i.test(whole) || !URL.canParse(whole)) {
      setProblem(copy.addressWrong)
      return
    }
    setLinked(null)
    put(markLink(linked, whole, copy.sampleLink))
  }

  function close(): void {
    setLinked(null)
    area.current?.focus()
  }

  function insert(words: string): void {
    const now = selected()
    if (now) put(insertWords(now, words))
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (!marks || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    const does = { i: italic, k: askAddress }[event.key.toLowerCase()]
    if (!does) return
    event.preventDefault()
    does()
  }

  function onAddressKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Enter') {
      event.preventDefault()
      link()
    }
    if (event.key === 'Escape') {
      event.preventDefault()
      close()
    }
  }

  const inserted = Object.entries(fills)
  const bar = (marks || inserted.length > 0) && (
    <div className={layout.stack2}>
      <div
        className={layout.row2}
        role="toolbar"
        aria-label={marks ? copy.title(label) : copy.inserts(label)}
      >
        {marks && (
          <>
            <Button variant="quiet" onClick={italic}>
              <em>{copy.italic}</em>
            </Button>
            <Button variant="quiet" onClick={askAddress} aria-expanded={linked !== null}>
              {copy.link}
            </Button>
          </>
        )}
        {inserted.map(([name, words]) => (
          <Button key={name} variant="quiet" onClick={() => insert(words)}>
            {copy.insert(name)}
          </Button>
        ))}
      </div>
      {linked && (
        <div className={`${layout.stack1} ${field.field}`}>
          <label htmlFor={`${ids}-address`} className={field.label}>
            {copy.address}
          </label>
          <input
            id={`${ids}-address`}
            // biome-ignore lint/a11y/noAutofocus: it was asked for by a press
            autoFocus
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            value={address}
            aria-invalid={problem !== null || undefined}
            aria-describedby={problem === null ? undefined : `${ids}-problem`}
            className={`${control.well} ${field.input}`}
            onChange={(event) => setAddress(event.target.value)}
            onKeyDown={onAddressKey}
          />
          {problem !== null && (
            <p id={`${ids}-problem`} role="alert" className={`${prose.label} ${prose.bad}`}>
              {problem}
            </p>
          )}
          <div className={layout.row2}>
            <Button onClick={link}>{copy.addLink}</Button>
            <Button variant="quiet" onClick={close}>
              {copy.cancel}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
  return { bar, onKeyDown }
}
