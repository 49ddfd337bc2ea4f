import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import { formatMoney } from '#platform/money/money.ts'
import type { OwnCosts } from '#shop/catalogue/costs/costs.server.ts'
import {
  longestChoiceWords,
  type PieceChoice,
  type PieceChoices,
} from '#shop/catalogue/products/lists/piece-choice.ts'
import { List } from '#web/admin/list/list.tsx'
import { MoreChoices } from '#web/admin/list/more-choices.tsx'
import { choiceKey, usePieceChoices } from '#web/admin/list/use-piece-choices.ts'
import { Field } from '#web/form/field.tsx'
import { FormPart } from '#web/form/form.tsx'
import { useCurrency } from '#web/ui/money.ts'
import { costsAdminCopy as copy } from './copy.ts'

const costsOf = (piece: Pick<PieceChoice, 'kind' | 'id'>) =>
  `${adminSectionPath('costs')}&piece=${choiceKey(piece)}`

export function OwnPieces({ own, first }: { own: readonly OwnCosts[]; first: PieceChoices }) {
  const currency = useCurrency()
  const choices = usePieceChoices('all', first)
  return (
    <FormPart title={copy.pieces} hint={copy.piecesHint}>
      <List
        items={own}
        keyOf={(piece) => choiceKey(piece)}
        none={copy.noPieces}
        row={(piece) => ({
          name: piece.name,
          about: piece.costs
            .map(({ size, cost }) => copy.sizeCost(size, formatMoney(cost, currency)))
            .join(' · '),
          actions: [{ label: copy.change, of: piece.name, to: costsOf(piece) }],
        })}
      />
      <Field
        plan={{ name: 'find', label: copy.find, kind: 'line', max: longestChoiceWords }}
        value={choices.words}
        problem={null}
        onChange={choices.onType}
      />
      {choices.words !== '' && (
        <List
          items={choices.pieces}
          keyOf={(piece) => choiceKey(piece)}
          none={copy.noneFound}
          row={(piece) => ({
            name: piece.name,
            about: copy.kinds[piece.kind],
            actions: [{ label: copy.enter, of: piece.name, to: costsOf(piece) }],
          })}
        />
      )}
      {choices.words !== '' && <MoreChoices choices={choices} />}
    </FormPart>
  )
}
