import { useState } from 'react'
import { Written } from '#shop/store/written-pages/pages/written.tsx'
import { parseBlocks } from '#shop/store/written-pages/pages.ts'
import { LookButton, TextButton } from '#web/admin/list/text-button.tsx'
import { useNextFocus } from '#web/admin/list/use-next-focus.ts'
import { Field } from '#web/form/field.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Schemas } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import styles from '../settings.module.css'
import { wordsCopy as copy } from './copy.ts'

type Sentence = Schemas['ShopSentence']
export type Decision = Schemas['DecideSentence']

interface SentenceRowProps {
  /** In its list, from 1. */
  place: number
  sentence: Sentence
  busy: boolean
  onDecide(decision: Decision): Promise<boolean>
}

export function SentenceRow({ place, sentence, busy, onDecide }: SentenceRowProps) {
  const { key, where, page, text, first, source, state, needed } = sentence
  const [typed, setTyped] = useState<string | null>(null)
  const row = useNextFocus<HTMLLIElement>(typed === null ? state : 'typing')
  const isOpen = state === 'open' && text !== ''

  const decide = (decision: Decision['decision'], own = '') =>
    onDecide({ decision, text: own, seen: source })

  async function save(): Promise<void> {
    if (await decide('change', typed ?? '')) setTyped(null)
  }

  return (
    <li ref={row} className={styles.row} data-open={isOpen || undefined}>
      <p className={prose.hint}>
        {page === null ? where : copy.part(place)}: <strong>{copy.states[state]}</strong>
      </p>
      {state === 'left_out' ? (
        <p className={`${layout.measure} ${prose.soft} ${prose.lines} ${styles.gone}`}>{first}</p>
      ) : text === '' ? (
        <p className={prose.hint}>{copy.silent}</p>
      ) : (
        <div className={`${prose.lines} ${layout.measure}`}>
          {page === null ? text : <Written blocks={parseBlocks(text)} heading="h3" />}
        </div>
      )}
      {typed !== null ? (
        <div className={layout.stack4}>
          <Field
            plan={{ name: key, label: copy.own, kind: 'long', hint: copy.braces }}
            value={typed}
            problem={null}
            onChange={setTyped}
          />
          <div className={`${layout.row3} ${layout.middle}`}>
            <Button busy={busy} onClick={() => void save()}>
              {copy.save}
            </Button>
            <Button variant="quiet" onClick={() => setTyped(null)}>
              {copy.cancel}
            </Button>
          </div>
        </div>
      ) : (
        <div className={`${layout.row3} ${layout.middle}`}>
          {state !== 'kept' && (
            <LookButton look="text" busy={busy} onClick={() => void decide('keep')}>
              {state === 'open' ? copy.keep : copy.back}
              <Named sentence={sentence} />
            </LookButton>
          )}
          <TextButton onClick={() => setTyped(source || first)}>
            {copy.change}
            <Named sentence={sentence} />
          </TextButton>
          {needed ? (
            <span className={prose.hint}>{copy.needed}</span>
          ) : (
            state !== 'left_out' && (
              <LookButton look="text" busy={busy} onClick={() => void decide('leave_out')}>
                {copy.leaveOut}
                <Named sentence={sentence} />
              </LookButton>
            )
          )}
        </div>
      )}
    </li>
  )
}

function Named({ sentence: { where, page, text, first } }: { sentence: Sentence }) {
  return (
    <span className="visually-hidden">
      : {page === null ? where : (text || first).replace(/^#+ /, '').slice(0, 60)}
    </span>
  )
}
