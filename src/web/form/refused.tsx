import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { adminCopy } from '#web/admin/copy.ts'
import { TextButton } from '#web/admin/list/text-button.tsx'
import { useHydrated } from '#web/ui/hooks/use-hydrated.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { toast } from '#web/ui/toast.ts'
import { formCopy } from './copy.ts'
import type { PartsInWords } from './fields.ts'
import styles from './form.module.css'
import { changedParts, changedTexts, disputed } from './merge-values.ts'
import type { FormState, Meanwhile } from './use-form.ts'

export type Labelled<V extends object> = FormState<V> & {
  labels?: Readonly<Record<string, string>>
  inWords?: Readonly<Record<string, (value: unknown) => PartsInWords>>
}

/** Why the last save failed, and what was changed meanwhile. */
export function Refused<V extends object>({ form }: { form: Labelled<V> }) {
  const { reason, waiting, meanwhile, takeTheirs, labels, inWords } = form
  return (
    <>
      {waiting ? adminCopy.savedOnceSent : reason && `${reason} ${adminCopy.notSaved}`}
      {meanwhile && <ChangedMeanwhile {...{ meanwhile, labels, inWords }} onTake={takeTheirs} />}
    </>
  )
}

interface ChangedProps<V extends object> extends Pick<Labelled<V>, 'labels' | 'inWords'> {
  meanwhile: Meanwhile<V>
  onTake(): void
}

function ChangedMeanwhile<V extends object>(props: ChangedProps<V>) {
  const { meanwhile, labels = {}, inWords = {}, onTake } = props
  const hydrated = useHydrated()
  const { search } = useLocation()
  useEffect(() => {
    if (meanwhile) toast.warning(formCopy.meanwhile.toast, 4000)
  }, [meanwhile])
  const { base, mine, theirs } = meanwhile
  const both = disputed(base, mine, theirs)
  return (
    <div className={`${layout.stack2} ${prose.light} ${prose.wraps} ${styles.meanwhile}`}>
      <p>
        {formCopy.meanwhile.title} {formCopy.meanwhile.kept}
      </p>
      {both.length > 0 && (
        <>
          <p>{formCopy.meanwhile.both}</p>
          <ul>
            {both.map((name) => (
              <li key={name}>
                <strong>{labels[name] ?? name}</strong>:{' '}
                {theirsInWords(theirs[name], base[name], inWords[name])}
              </li>
            ))}
          </ul>
        </>
      )}
      {hydrated ? (
        <TextButton
          onClick={({ currentTarget }) => {
            onTake()
            currentTarget.form?.focus()
          }}
        >
          {formCopy.meanwhile.take}
        </TextButton>
      ) : (
        <a href={search}>{formCopy.meanwhile.take}</a>
      )}
    </div>
  )
}

function theirsInWords(
  theirs: unknown,
  base: unknown,
  inWords?: (value: unknown) => PartsInWords,
): ReactNode {
  const { elsewhere, inPlaceOf } = formCopy.meanwhile
  const parts = inWords ? changedParts(inWords(base), inWords(theirs)) : []
  if (parts.length > 0) {
    return (
      <ul>
        {parts.map(({ part, is, was }) => (
          <li key={part}>
            {part}: {inPlaceOf(quoted(is), quoted(was))}
          </li>
        ))}
      </ul>
    )
  }
  if (typeof theirs === 'string') return quoted(theirs)
  const changed = changedTexts(base, theirs)
  if (changed === null || changed.length > mostTexts) return elsewhere
  return changed.map(({ is, was }) => inPlaceOf(quoted(is), quoted(was))).join(', ')
}

/** Of one field, in a list that stays readable. */
const mostTexts = 6

const quoted = (text: string) => shortened(text) || formCopy.meanwhile.empty

function shortened(text: string): string {
  return text.length > 140 ? `${text.slice(0, 140)}…` : text
}
