import type { ProductKind } from '#platform/addresses/kinds.ts'
import { longestChoiceWords } from '#shop/catalogue/products/lists/piece-choice.ts'
import { List } from '#web/admin/list/list.tsx'
import { TextButton } from '#web/admin/list/text-button.tsx'
import { choiceKey, usePieceChoices } from '#web/admin/list/use-piece-choices.ts'
import { Field } from '#web/form/field.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { blockCopy as copy } from './copy.ts'
import type { BlockSources } from './pages-section.tsx'

interface PieceChoiceProps {
  name: string
  chosen: { kind: ProductKind; id: number } | null
  sources: BlockSources
  onChange(piece: { kind: ProductKind; id: number } | null): void
}

const few = 8

export function PieceChoice({ name, chosen, sources, onChange }: PieceChoiceProps) {
  const choices = usePieceChoices('shown', sources.pieces)
  const key = chosen && choiceKey(chosen)
  const called = key && (sources.named[key] ?? choices.known(key)?.name ?? null)
  return (
    <div className={`${layout.stack3} ${layout.wide}`} data-field={name}>
      {chosen && (
        <p className={`${layout.words4} ${layout.baseline}`}>
          {called ? (
            <strong>{called}</strong>
          ) : (
            <span className={prose.hint}>{copy.gonePiece}</span>
          )}
          <TextButton soft onClick={() => onChange(null)}>
            {copy.anotherPiece}
          </TextButton>
        </p>
      )}
      {!chosen && (
        <>
          <Field
            plan={{
              name: `${name}.find`,
              label: copy.findPiece,
              kind: 'line',
              max: longestChoiceWords,
              optional: true,
            }}
            value={choices.words}
            problem={null}
            onChange={choices.onType}
          />
          <List
            items={choices.pieces.slice(0, few)}
            keyOf={(piece) => choiceKey(piece)}
            none={copy.noPiece}
            row={(piece) => ({
              name: piece.name,
              note: piece.descName,
              actions: [
                {
                  label: copy.take,
                  of: piece.name,
                  open: () => onChange({ kind: piece.kind, id: piece.id }),
                },
              ],
            })}
          />
        </>
      )}
    </div>
  )
}
