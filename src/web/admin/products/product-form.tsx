import { type FormEvent, Fragment, useEffect, useRef, useState } from 'react'
import type { PrintShape } from '#shop/catalogue/product.ts'
import { Button } from '#web/ui/button.tsx'
import { copy } from '../admin-copy.ts'
import { Field } from '../form/field.tsx'
import { LeaveQuestion } from '../form/leave-question.tsx'
import { PictureSlot } from '../form/picture-slot.tsx'
import { KeptNote } from '../form/restored-note.tsx'
import { SaveBar } from '../form/save-bar.tsx'
import { useFocusOnProblem } from '../form/use-focus-on-problem.ts'
import type { ProductType } from '../location.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { type LastPrices, samePrices } from './last-prices.ts'
import { madeUpIds, newMark } from './made-up-ids.ts'
import { OneTap } from './one-tap.tsx'
import { emptySlot, isWanted } from './product-draft.ts'
import styles from './product-form.module.css'
import { type FormParts, useForm } from './use-product-form.ts'

const createWords: Record<ProductType, string> = {
  print: 'Create print',
  clothing: 'Create clothing',
  merch: 'Create merch',
  hero: 'Create hero',
}

interface ProductFormProps extends FormParts {
  selfFulfilled: boolean
  /** Of a new print: what those before were priced at. */
  lastPrices: Partial<Record<PrintShape, LastPrices>>
}

/** A form by its plan: words on the left, pictures on the right, the button always within reach. */
export function ProductForm(parts: ProductFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const stood = useRef<HTMLElement | null>(null)
  const { plan, action, draft, problem, reason, state, dirty, changes, ...handlers } =
    useForm(parts)
  const { setText, setSlot, setSending, setHidden, save, kept, startOver } = handlers
  const shape = draft.texts.dimensions
  const last = parts.lastPrices[shape === 'portrait' ? 'portrait' : 'square']
  const [mark] = useState(newMark)

  useFocusOnProblem(form, problem)

  // While it is saved nothing can be typed that would be lost; when that fails she goes on there.
  const open = state === 'open'
  useEffect(() => {
    if (open && document.activeElement === document.body) stood.current?.focus()
  }, [open])

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    stood.current = document.activeElement as HTMLElement | null
    void save()
  }

  const problemOf = (name: string) => (problem?.field === name ? problem.message : null)
  return (
    <form ref={form} method="dialog" noValidate onSubmit={onSubmit} className={styles.form}>
      {kept.back && <KeptNote onStartOver={startOver} />}
      <div className={styles.columns} inert={!open}>
        <div className={styles.fields}>
          {plan.fields
            .filter((field) => isWanted(field, draft))
            .map((field) => (
              <Fragment key={field.name}>
                {field.name === 'smallPrice' && last && (
                  <OneTap
                    words=""
                    button={copy.samePrices(last.name)}
                    done={copy.samePriced(last.name)}
                    fills={samePrices(draft, last)}
                    onChange={setText}
                  />
                )}
                {field.name === 'description' && parts.selfFulfilled && (
                  <OneTap
                    words={copy.ownVariants}
                    button={copy.makeUpVariants}
                    done={copy.madeUpVariants}
                    fills={madeUpIds(draft, mark)}
                    onChange={setText}
                  />
                )}
                <Field
                  plan={field}
                  shape={shape}
                  value={draft.texts[field.name] ?? ''}
                  problem={problemOf(field.name)}
                  onChange={(value) => setText(field.name, value)}
                />
              </Fragment>
            ))}
        </div>
        <div className={styles.slots}>
          {plan.slots.map((slot) => (
            <PictureSlot
              key={slot.name}
              plan={slot}
              folder={plan.folder}
              value={draft.slots[slot.name] ?? emptySlot}
              problem={problemOf(slot.name)}
              onChange={(value) => setSlot(slot.name, value)}
              onSending={(is) => setSending(slot.name, is)}
            />
          ))}
        </div>
      </div>
      {action === 'edit' && parts.type !== 'hero' && (
        <label className={styles.draft} inert={!open}>
          <input
            type="checkbox"
            checked={draft.hidden}
            onChange={(event) => setHidden(event.target.checked)}
          />
          {copy.keepHidden}
        </label>
      )}
      {changes.theirs && (
        <ChangedMeanwhile
          type={parts.type}
          mine={draft}
          theirs={changes.theirs}
          busy={state === 'saving'}
          onTake={changes.takeTheirs}
          onSaveOver={() => void changes.saveOver()}
        />
      )}
      <SaveBar reason={reason && `${reason} ${copy.notSaved}`}>
        {action === 'create' && parts.type !== 'hero' && (
          <Button
            look="quiet"
            aria-disabled={!open || undefined}
            onClick={() => void save({ hidden: true })}
          >
            {copy.saveAsDraft}
          </Button>
        )}
        <Button type="submit" busy={state === 'saving'} aria-disabled={!open || undefined}>
          {state === 'saved' ? 'Saved' : action === 'create' ? createWords[parts.type] : 'Save'}
        </Button>
      </SaveBar>
      <LeaveQuestion dirty={dirty} onLeave={kept.forget} />
    </form>
  )
}
