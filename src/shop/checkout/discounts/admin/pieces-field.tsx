import { productKinds } from '#platform/addresses/kinds.ts'
import type { CollectionType } from '#shop/catalogue/collections/collection.ts'
import {
  longestChoiceWords,
  type PieceChoices,
} from '#shop/catalogue/products/lists/piece-choice.ts'
import { MoreChoices } from '#web/admin/list/more-choices.tsx'
import { choiceKey, usePieceChoices } from '#web/admin/list/use-piece-choices.ts'
import fields from '#web/form/field.module.css'
import { Field } from '#web/form/field.tsx'
import prose from '#web/ui/kit/prose.module.css'
import type { CodeValues } from './code-values.ts'
import styles from './codes.module.css'
import { codesCopy as copy } from './copy.ts'

/** A gallery of the owner's, or a series, that a code may be for. */
export interface CollectionOption {
  id: number
  type: CollectionType
  title: string
}

interface PiecesFieldProps {
  values: Pick<CodeValues, 'scope' | 'kinds' | 'collections' | 'pieces'>
  /** Pieces offered before any search. */
  pieces: PieceChoices
  collections: readonly CollectionOption[]
  problem: string | null
  onChange(changes: Partial<CodeValues>): void
}

export function PiecesField(props: PiecesFieldProps) {
  const { values, pieces, collections, problem, onChange } = props
  const choices = usePieceChoices('shown', pieces)
  const { scope, kinds, pieces: chosen } = values
  if (scope === 'all') return null
  const toggled = <T,>(list: readonly T[], each: T) =>
    list.includes(each) ? list.filter((other) => other !== each) : [...list, each]
  const found = new Set(choices.pieces.map(choiceKey))
  const others = chosen.filter((key) => !found.has(key))
  const listed = [...others.flatMap((key) => choices.known(key) ?? []), ...choices.pieces]
  return (
    <div className={styles.options} data-field="scope">
      {scope === 'kinds' &&
        productKinds.map((kind) => (
          <label key={kind} className={fields.check}>
            <input
              type="checkbox"
              checked={kinds.includes(kind)}
              onChange={() => onChange({ kinds: toggled(kinds, kind) })}
            />
            {copy.kinds[kind]}
          </label>
        ))}
      {scope === 'collections' &&
        collections.map(({ id, type, title }) => (
          <label key={id} className={fields.check}>
            <input
              type="checkbox"
              checked={values.collections.includes(id)}
              onChange={() => onChange({ collections: toggled(values.collections, id) })}
            />
            <span>
              {title}{' '}
              <span className={`${prose.hint} ${prose.wraps}`}>{copy.collectionTypes[type]}</span>
            </span>
          </label>
        ))}
      {scope === 'collections' && collections.length === 0 && (
        <p className={`${prose.hint} ${prose.wraps}`}>{copy.noCollections}</p>
      )}
      {scope === 'pieces' && (
        <>
          <Field
            plan={{
              name: 'find',
              label: copy.find,
              kind: 'line',
              max: longestChoiceWords,
              optional: true,
            }}
            shape={undefined}
            value={choices.words}
            problem={null}
            onChange={choices.onType}
          />
          <div className={styles.pieces}>
            {listed.map(({ kind, id, name }) => (
              <label key={`${kind}/${id}`} className={fields.check}>
                <input
                  type="checkbox"
                  checked={chosen.includes(`${kind}/${id}`)}
                  onChange={() => onChange({ pieces: toggled(chosen, `${kind}/${id}`) })}
                />
                <span>
                  {name} <span className={`${prose.hint} ${prose.wraps}`}>{copy.kinds[kind]}</span>
                </span>
              </label>
            ))}
            {found.size === 0 && <p className={`${prose.hint} ${prose.wraps}`}>{copy.noneFound}</p>}
          </div>
          <MoreChoices choices={choices} />
        </>
      )}
      {problem && <p className={`${prose.label} ${prose.bad}`}>{problem}</p>}
    </div>
  )
}
