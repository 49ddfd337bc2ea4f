import { type ChangeEvent, type FormEvent, useId, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { orderAddress } from '#shop/orders/back-office/admin/orders-address.ts'
import { reasonFor } from '#web/admin/copy.ts'
import { List, type Row } from '#web/admin/list/list.tsx'
import { useOneAtATime } from '#web/admin/list/use-one-at-a-time.ts'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import field from '#web/form/field.module.css'
import { Field } from '#web/form/field.tsx'
import { Button } from '#web/ui/button.tsx'
import { type Answer, call } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { postageAdminCopy as copy } from './copy.ts'

type Lines = Answer<'POST /api/orders/tracking/check'>

export function TrackingForm() {
  const [text, setText] = useState('')
  const [read, setRead] = useState<{ lines: Lines; shipped: boolean } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { busy, run } = useOneAtATime()
  const { revalidate } = useRevalidator()
  const asOwner = useAsOwner()
  const results = useRef<HTMLDivElement>(null)
  const ids = useId()

  function ask(what: 'check' | 'ship', of: string): void {
    setProblem(null)
    void run(async () => {
      try {
        const body = { text: of }
        const lines = await asOwner(() =>
          what === 'check'
            ? call('POST /api/orders/tracking/check', { body })
            : call('POST /api/orders/tracking/ship', { body }),
        )
        setRead({ lines, shipped: what === 'ship' })
        if (what === 'ship') {
          setText('')
          await revalidate()
        }
        requestAnimationFrame(() => results.current?.focus())
      } catch (failure) {
        setProblem(`${what === 'ship' ? copy.notShipped : copy.checkFailed} ${reasonFor(failure)}`)
      }
    })
  }

  function onFile({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const [file] = currentTarget.files ?? []
    if (!file) return
    void file.text().then((content) => {
      setText(content)
      ask('check', content)
    })
    // Allows choosing the same file again after it was corrected.
    currentTarget.value = ''
  }

  function type(typed: string): void {
    setText(typed)
    setRead(null)
  }

  return (
    <form
      method="dialog"
      noValidate
      className={layout.stack4}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        ask('check', text)
      }}
    >
      <Field
        plan={{ name: 'text', label: copy.lines, kind: 'long', hint: copy.linesHint }}
        value={text}
        problem={problem}
        onChange={type}
      />
      <div className={field.field}>
        <label htmlFor={`${ids}-file`} className={field.label}>
          {copy.file}
        </label>
        <input
          id={`${ids}-file`}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          aria-describedby={`${ids}-hint`}
          className={`${control.well} ${field.input}`}
          onChange={onFile}
        />
        <p id={`${ids}-hint`} className={`${prose.hint} ${prose.light}`}>
          {copy.fileHint}
        </p>
      </div>
      {(!read || read.shipped) && (
        <Button type="submit" busy={busy} className={layout.first}>
          {copy.check}
        </Button>
      )}
      {read && (
        <div ref={results} tabIndex={-1} className={layout.stack4}>
          <Results {...read} busy={busy} onShip={() => ask('ship', text)} />
        </div>
      )}
    </form>
  )
}

interface ResultsProps {
  lines: Lines
  shipped: boolean
  busy: boolean
  onShip(): void
}

function Results({ lines, shipped, busy, onShip }: ResultsProps) {
  const ready = lines.filter(({ problem }) => problem === null)
  const others = lines.filter(({ problem }) => problem !== null)
  const title = shipped ? copy.shipped : copy.ready
  return (
    <>
      <h3 className={prose.title3}>
        {ready.length === 0 ? copy.nothingReady : title(ready.length)}
      </h3>
      <List items={ready} keyOf={({ line }) => line} row={readyRow} />
      {ready.length > 0 && !shipped && (
        <div className={layout.stack1}>
          <Button busy={busy} onClick={onShip} className={layout.first}>
            {copy.ship(ready.length)}
          </Button>
          <p className={prose.hint}>{copy.shipHint}</p>
        </div>
      )}
      {others.length > 0 && (
        <>
          <h3 className={prose.title3}>{copy.others(others.length)}</h3>
          <List items={others} keyOf={({ line }) => line} row={otherRow} />
        </>
      )}
    </>
  )
}

function readyRow({ number, buyer, carrier, trackingNumber }: Lines[number]): Row {
  const name = copy.ships(number ?? 0, buyer)
  return {
    name,
    note: [carrier, trackingNumber].filter(Boolean).join(' '),
    actions: [{ label: copy.open, of: name, to: orderAddress(number ?? 0) }],
  }
}

function otherRow({ line, words, problem }: Lines[number]): Row {
  return { name: problem, note: copy.lineOf(line, words) }
}
