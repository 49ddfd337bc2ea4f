import { useId } from 'react'
import { type ProductKind, productKinds } from '#platform/addresses/kinds.ts'
import type { CollectionType } from '#shop/catalogue/collections/collection.ts'
import type { RaisedPiece } from '#shop/catalogue/prices/raised-prices.server.ts'
import type { PieceChoices } from '#shop/catalogue/products/lists/piece-choice.ts'
import { choiceIn, toggled } from '#web/admin/list/use-piece-choices.ts'
import fieldStyles from '#web/form/field.module.css'
import { Notice } from '#web/form/form.tsx'
import { FieldWords } from '#web/form/inputs/field-words.tsx'
import { Options } from '#web/form/inputs/options.tsx'
import { PieceChecks } from '#web/form/inputs/piece-checks.tsx'
import { Tick } from '#web/form/inputs/tick.tsx'
import type { Bound } from '#web/form/use-fields.tsx'
import prose from '#web/ui/kit/prose.module.css'
import { useMoney } from '#web/ui/money.ts'
import { discountsAdminCopy as copy } from './copy.ts'

interface Scope {
  to: 'all' | 'kinds' | 'collections' | 'pieces'
  kinds: readonly ProductKind[]
  collections: readonly number[]
  /** As 'merch/7'. */
  pieces: readonly string[]
}

export const everything: Scope = { to: 'all', kinds: [], collections: [], pieces: [] }

export function scopeBody({ to, kinds, collections, pieces }: Scope) {
  if (to === 'all') return null
  const named = pieces.map((piece) => {
    const { kind, id } = choiceIn(piece)
    return { kind, productId: id }
  })
  return {
    kinds: to === 'kinds' ? kinds : [],
    pieces: to === 'pieces' ? named : [],
    collections: to === 'collections' ? collections : [],
  }
}

export interface CollectionOption {
  id: number
  type: CollectionType
  title: string
}

interface ScopeFieldProps extends Bound<Scope> {
  pieces: PieceChoices
  collections: readonly CollectionOption[]
}

export function ScopeField(props: ScopeFieldProps) {
  const { name, value, pieces, collections, problem, onChange } = props
  const { to } = value
  const id = useId()
  const set = (changes: Partial<Scope>) => onChange({ ...value, ...changes })
  return (
    <>
      <Options
        name={`${name}.to`}
        label={copy.pieces}
        choices={copy.scopes}
        value={to}
        problem={null}
        onChange={(next) => set({ to: next as Scope['to'] })}
      />
      {(to === 'kinds' || to === 'collections') && (
        <fieldset
          className={fieldStyles.checks}
          data-field={name}
          aria-label={copy.scopes[to]}
          aria-describedby={id}
        >
          {to === 'kinds' &&
            productKinds.map((kind) => (
              <label key={kind} className={fieldStyles.check}>
                <Tick
                  name={`${name}.kinds.${kind}`}
                  checked={value.kinds.includes(kind)}
                  onChange={() => set({ kinds: toggled(value.kinds, kind) })}
                />
                {copy.kinds[kind]}
              </label>
            ))}
          {to === 'collections' &&
            collections.map(({ id, type, title }) => (
              <label key={id} className={fieldStyles.check}>
                <Tick
                  name={`${name}.collections.${id}`}
                  checked={value.collections.includes(id)}
                  onChange={() => set({ collections: toggled(value.collections, id) })}
                />
                <span>
                  {title}{' '}
                  <span className={`${prose.hint} ${prose.light}`}>
                    {copy.collectionTypes[type]}
                  </span>
                </span>
              </label>
            ))}
          {to === 'collections' && collections.length === 0 && (
            <p className={`${prose.hint} ${prose.light}`}>{copy.noCollections}</p>
          )}
          <FieldWords id={id} problem={problem} />
        </fieldset>
      )}
      {to === 'pieces' && (
        <PieceChecks
          name={name}
          label={copy.pieces}
          which="shown"
          first={pieces}
          value={value.pieces}
          problem={problem}
          words={copy}
          note={({ kind }) => copy.kinds[kind]}
          onChange={(chosen) => set({ pieces: chosen })}
        />
      )}
    </>
  )
}

const named = 6

/** The form doesn't know the pieces of a collection: there all raised pieces count. */
export function raisedIn(
  raised: readonly RaisedPiece[],
  { to, kinds, pieces }: Scope,
): RaisedPiece[] {
  return raised.filter(({ kind, id }) => {
    if (to === 'kinds') return kinds.includes(kind)
    return to !== 'pieces' || pieces.includes(`${kind}/${id}`)
  })
}

export function RaisedNote({ raised }: { raised: readonly RaisedPiece[] }) {
  const money = useMoney()
  if (raised.length === 0) return null
  return (
    <Notice>
      <p>{copy.raised}</p>
      <ul>
        {raised.slice(0, named).map(({ kind, id, name, price, lowest }) => (
          <li key={`${kind}/${id}`}>{copy.raisedPiece(name, money(price), money(lowest))}</li>
        ))}
        {raised.length > named && <li>{copy.raisedMore(raised.length - named)}</li>}
      </ul>
    </Notice>
  )
}
