import {
  type ChoiceFilter,
  longestChoiceWords,
  type PieceChoice,
  type PieceChoices,
} from '#shop/catalogue/products/lists/piece-choice.ts'
import { MoreChoices } from '#web/admin/list/more-choices.tsx'
import { choiceKey, toggled, usePieceChoices } from '#web/admin/list/use-piece-choices.ts'
import styles from '#web/form/field.module.css'
import { Field } from '#web/form/field.tsx'
import prose from '#web/ui/kit/prose.module.css'
import { Tick } from './tick.tsx'

type Listed = Pick<PieceChoice, 'kind' | 'id' | 'name'> & { descName?: string | null }

interface PieceChecksProps {
  name: string
  label: string
  which: ChoiceFilter
  first: PieceChoices
  own?: readonly Listed[]
  /** 'merch/7'. */
  value: readonly string[]
  problem: string | null
  words: { find: string; noneFound: string; noPieces?: string }
  note(piece: Listed): string | null | undefined
  onChange(chosen: readonly string[]): void
}

const few = 9

/** Ticked pieces stay listed during a search. */
export function PieceChecks(props: PieceChecksProps) {
  const {
    name,
    label,
    which,
    first,
    own = [],
    value: chosen,
    problem,
    words,
    note,
    onChange,
  } = props
  const choices = usePieceChoices(which, first)
  const isOwn = new Set(own.map(choiceKey))
  const found = choices.pieces.filter((piece) => !isOwn.has(choiceKey(piece)))
  const foundKeys = new Set(found.map(choiceKey))
  const others = chosen.filter((key) => !isOwn.has(key) && !foundKeys.has(key))
  const listed: Listed[] = [...own, ...others.flatMap((key) => choices.known(key) ?? []), ...found]
  const isSearched = choices.words !== ''
  return (
    <div className={styles.checks} data-field={name}>
      {(isSearched || first.pieces.length > few) && (
        <Field
          plan={{
            name: 'find',
            label: words.find,
            kind: 'line',
            max: longestChoiceWords,
            optional: true,
          }}
          value={choices.words}
          problem={null}
          onChange={choices.onType}
        />
      )}
      {found.length === 0 && isSearched && (
        <p className={`${prose.hint} ${prose.light}`}>{words.noneFound}</p>
      )}
      {listed.length === 0 && !isSearched && (
        <p className={`${prose.hint} ${prose.light}`}>{words.noPieces}</p>
      )}
      {listed.length > 0 && (
        <fieldset className={styles.pieces}>
          <legend className="visually-hidden">{label}</legend>
          {listed.map((piece) => {
            const key = choiceKey(piece)
            return (
              <label key={key} className={styles.check}>
                <Tick
                  name={`${name}.${key}`}
                  checked={chosen.includes(key)}
                  onChange={() => onChange(toggled(chosen, key))}
                />
                <span>
                  {piece.name} <span className={`${prose.hint} ${prose.light}`}>{note(piece)}</span>
                </span>
              </label>
            )
          })}
        </fieldset>
      )}
      <MoreChoices choices={choices} />
      {problem && (
        <p role="alert" className={`${prose.label} ${prose.bad}`}>
          {problem}
        </p>
      )}
    </div>
  )
}
