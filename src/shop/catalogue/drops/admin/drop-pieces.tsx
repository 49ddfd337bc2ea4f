import type { Drop } from '#shop/catalogue/drops/drop.ts'
import {
  longestChoiceWords,
  type PieceChoice,
  type PieceChoices,
} from '#shop/catalogue/products/lists/piece-choice.ts'
import styles from '#shop/checkout/discounts/admin/codes.module.css'
import { MoreChoices } from '#web/admin/list/more-choices.tsx'
import { choiceKey, usePieceChoices } from '#web/admin/list/use-piece-choices.ts'
import fields from '#web/form/field.module.css'
import { Field } from '#web/form/field.tsx'
import prose from '#web/ui/kit/prose.module.css'
import { dropsCopy as copy } from './copy.ts'

interface DropPiecesProps {
  drop: Drop | null
  free: PieceChoices
  chosen: readonly string[]
  problem: string | null
  onChange(chosen: readonly string[]): void
}

/** Up to this many pieces are listed without a search field. */
const few = 9

/** Editable until the drop begins, read-only afterwards. */
export function DropPieces({ drop, free, chosen, problem, onChange }: DropPiecesProps) {
  const choices = usePieceChoices('free', free)
  const own = drop?.pieces ?? []
  if (drop?.hasBegun) {
    return (
      <ul>
        {own.map((piece) => (
          <li key={choiceKey(piece)}>
            {piece.name}{' '}
            {piece.sold && <span className={`${prose.hint} ${prose.wraps}`}>{copy.sold}</span>}
          </li>
        ))}
      </ul>
    )
  }
  const isOwn = new Set(own.map(choiceKey))
  const found = choices.pieces.filter((piece) => !isOwn.has(choiceKey(piece)))
  const isFound = new Set(found.map(choiceKey))
  const others = chosen.filter((key) => !isOwn.has(key) && !isFound.has(key))
  const listed: (Pick<PieceChoice, 'kind' | 'id' | 'name'> & { descName?: string | null })[] = [
    ...own,
    ...others.flatMap((key) => choices.known(key) ?? []),
    ...found,
  ]
  const isSearched = choices.words !== ''
  return (
    <div data-field="pieces">
      {(isSearched || free.pieces.length > few) && (
        <Field
          plan={{
            ...{ name: 'find', label: copy.find, kind: 'line' },
            ...{ max: longestChoiceWords, optional: true },
          }}
          shape={undefined}
          value={choices.words}
          problem={null}
          onChange={choices.onType}
        />
      )}
      {found.length === 0 && isSearched && (
        <p className={`${prose.hint} ${prose.wraps}`}>{copy.noneFound}</p>
      )}
      {listed.length === 0 && !isSearched && (
        <p className={`${prose.hint} ${prose.wraps}`}>{copy.noPieces}</p>
      )}
      {listed.length > 0 && (
        <fieldset className={styles.pieces}>
          <legend className="visually-hidden">{copy.pieces}</legend>
          {listed.map((piece) => {
            const key = choiceKey(piece)
            return (
              <label key={key} className={fields.check}>
                <input
                  type="checkbox"
                  checked={chosen.includes(key)}
                  onChange={(event) =>
                    onChange(
                      event.target.checked
                        ? [...chosen, key]
                        : chosen.filter((other) => other !== key),
                    )
                  }
                />
                <span>
                  {piece.name}{' '}
                  <span className={`${prose.hint} ${prose.wraps}`}>{piece.descName}</span>
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
