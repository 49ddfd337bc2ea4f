import { type ChangeEvent, useId, useRef } from 'react'
import { orderAddress } from '#shop/orders/back-office/admin/orders-address.ts'
import { trackingTextSchema } from '#shop/orders/postage/postage.schema.ts'
import { List, type Row } from '#web/admin/list/list.tsx'
import field from '#web/form/field.module.css'
import { long, special } from '#web/form/fields.ts'
import { SectionForm } from '#web/form/form.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import type { Answer } from '#web/ui/hooks/api.ts'
import { useHydrated } from '#web/ui/hooks/use-hydrated.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { postageAdminCopy as copy } from './copy.ts'

type Lines = Answer<'POST /api/orders/tracking/check'>

const fields = { text: long({ label: copy.lines, hint: copy.linesHint }) }
const checkedFields = { text: special({ label: copy.lines, first: '' }) }
const asItIs = <V,>(values: V) => values

export function TrackingForm({ mails }: { mails: boolean }) {
  const results = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated()
  const ids = useId()
  const focus = () => requestAnimationFrame(() => results.current?.focus())

  const check = useFields(fields, {
    to: 'POST /api/orders/tracking/check',
    schema: trackingTextSchema,
    stored: null,
    after: asItIs,
    saved: null,
    failed: copy.checkFailed,
    onAnswer() {
      ship.forget()
      focus()
    },
  })
  const checked = check.answered?.values
  const ship = useFields(checkedFields, {
    to: 'POST /api/orders/tracking/ship',
    schema: null,
    stored: checked ?? {},
    first: true,
    body: (typed) => checked ?? typed,
    after: asItIs,
    saved: null,
    failed: copy.notShipped,
    onAnswer() {
      check.set('text', '')
      check.forget()
      focus()
    },
  })
  const read = check.answered?.answer
  const shown = read ?? ship.answered?.answer

  function onFile({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const [file] = currentTarget.files ?? []
    if (!file) return
    void file.text().then((text) => {
      check.set('text', text)
      void check.save({ text })
    })
    // Allows choosing the same file again after it was corrected.
    currentTarget.value = ''
  }

  return (
    <div className={layout.stack4}>
      <SectionForm form={check} save={copy.check} look={read && 'quiet'} inline>
        <div className={layout.stack4}>
          {check.showWith('text', (text) => {
            check.set('text', text)
            check.forget()
            ship.forget()
          })}
          {hydrated && (
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
          )}
        </div>
      </SectionForm>
      {(shown || ship.plain.isRefused) && (
        <div ref={results} tabIndex={-1} className={layout.stack4}>
          {shown && <Results lines={shown} shipped={!read} />}
          {!ship.answered && (!read || read.some(isReady)) && (
            <SectionForm form={ship} save={copy.ship(read?.filter(isReady).length ?? null)} inline>
              {mails && <p className={prose.hint}>{copy.shipHint}</p>}
            </SectionForm>
          )}
        </div>
      )}
    </div>
  )
}

const isReady = ({ problem }: Lines[number]) => problem === null

function Results({ lines, shipped }: { lines: Lines; shipped: boolean }) {
  const ready = lines.filter(isReady)
  const others = lines.filter(({ problem }) => problem !== null)
  const title = shipped ? copy.shipped : copy.ready
  return (
    <>
      <h3 className={prose.title3}>
        {ready.length === 0 ? copy.nothingReady : title(ready.length)}
      </h3>
      <List items={ready} keyOf={({ line }) => line} row={readyRow} />
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
