import { useState } from 'react'
import { type ProductKind, productKinds } from '#kernel/kinds.ts'
import type { CollectionType } from '#shop/collections/collection.ts'
import fields from '../form/field.module.css'
import { Field } from '../form/field.tsx'
import type { CodeValues } from './code-values.ts'
import styles from './codes.module.css'
import { codesCopy as copy } from './codes-copy.ts'

/** A piece that a code may be for. */
export interface PieceOption {
  kind: ProductKind
  id: number
  name: string
}

/** A gallery of the owner's, or a series, that a code may be for. */
export interface CollectionOption {
  id: number
  type: CollectionType
  title: string
}

interface PiecesFieldProps {
  values: Pick<CodeValues, 'scope' | 'kinds' | 'collections' | 'pieces'>
  pieces: readonly PieceOption[]
  collections: readonly CollectionOption[]
  cut: number | null
  problem: string | null
  onChange(changes: Partial<CodeValues>): void
}

/** Which kinds, galleries and series, or pieces a code is for. */
export function PiecesField(props: PiecesFieldProps) {
  const { values, pieces, collections, cut, problem, onChange } = props
  const [typed, setTyped] = useState('')
  const { scope, kinds, pieces: chosen } = values
  if (scope === 'all') return null
  const toggled = <T,>(list: readonly T[], each: T) =>
    list.includes(each) ? list.filter((other) => other !== each) : [...list, each]
  const found = pieces.filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()))
  return (
    <div className={styles.options} data-field="scope">
      {scope === 'kinds' &&
        productKinds.map((kind) => (
          <label key={kind} className={styles.check}>
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
          <label key={id} className={styles.check}>
            <input
              type="checkbox"
              checked={values.collections.includes(id)}
              onChange={() => onChange({ collections: toggled(values.collections, id) })}
            />
            <span>
              {title} <span className={styles.soft}>{copy.collectionTypes[type]}</span>
            </span>
          </label>
        ))}
      {scope === 'collections' && collections.length === 0 && (
        <p className={styles.soft}>{copy.noCollections}</p>
      )}
      {scope === 'pieces' && (
        <>
          <Field
            plan={{ name: 'find', label: copy.find, kind: 'line', max: 60, optional: true }}
            shape={undefined}
            value={typed}
            problem={null}
            onChange={setTyped}
          />
          <div className={styles.pieces}>
            {found.map(({ kind, id, name }) => (
              <label key={`${kind}/${id}`} className={styles.check}>
                <input
                  type="checkbox"
                  checked={chosen.includes(`${kind}/${id}`)}
                  onChange={() => onChange({ pieces: toggled(chosen, `${kind}/${id}`) })}
                />
                <span>
                  {name} <span className={styles.soft}>{copy.kinds[kind]}</span>
                </span>
              </label>
            ))}
            {found.length === 0 && <p className={styles.soft}>{copy.noneFound}</p>}
          </div>
          {cut !== null && <p className={styles.soft}>{copy.firstOf(cut)}</p>}
        </>
      )}
      {problem && <p className={fields.problem}>{problem}</p>}
    </div>
  )
}
