import { useContext } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Shop } from '#compose'
import { adminSectionPath, dropPath } from '#platform/addresses/page-paths.ts'
import {
  type Drop,
  dropInputSchema,
  maxTitle,
  maxWords,
} from '#shop/catalogue/drops/drop.schema.ts'
import { momentInWords } from '#shop/catalogue/drops/drop-words.ts'
import type { PieceChoices } from '#shop/catalogue/products/lists/piece-choice.ts'
import { focusOn } from '#web/admin/list/focus-on.ts'
import { List } from '#web/admin/list/list.tsx'
import { choiceIn, choiceKey } from '#web/admin/list/use-piece-choices.ts'
import type { Loaded, Section, SectionRequest } from '#web/admin/section.ts'
import { StudioZone } from '#web/admin/studio-zone.ts'
import { check, line, long, moment, special } from '#web/form/fields.ts'
import { FormPart, FormParts, SectionForm } from '#web/form/form.tsx'
import { PieceChecks } from '#web/form/inputs/piece-checks.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import { prepare } from '#web/ui/hooks/api.ts'
import prose from '#web/ui/kit/prose.module.css'
import { dropsCopy as copy } from './copy.ts'

export const section = {
  at: 'drops',
  label: copy.drops,
  menu: { group: 'products', place: 40, keywords: copy.keywords },
  help: 'drops',
  load,
} satisfies Section

async function load(shop: Shop, { id }: SectionRequest) {
  const [drops, free] = await Promise.all([
    shop.storefront.drops.list(),
    shop.catalogue.choices({ which: 'free' }),
  ])
  return { drops, free, chosen: id === null ? null : Number(id) }
}

export default function DropsScreen({ drops, free, chosen }: Loaded<typeof section>) {
  const zone = useContext(StudioZone)
  const edited = drops.find(({ id }) => id === chosen) ?? null

  function row({ id, title: of, opensAt, hasBegun, announced, pieces }: Drop) {
    return {
      name: of,
      note: copy.count(pieces.length),
      about: copy.inShop(hasBegun, momentInWords(opensAt, zone)),
      actions: [
        { label: copy.change, of, to: adminSectionPath('drops', id) },
        announced && { label: copy.page, of, to: dropPath(id) },
        {
          label: copy.remove,
          of,
          done: copy.removed,
          failed: copy.notRemoved,
          ask: { title: copy.ask(of), text: hasBegun ? copy.askBegun : copy.askText, danger: true },
          run: prepare('DELETE /api/drops/delete/id/{id}', { path: { id } }),
        },
      ],
    }
  }

  return (
    <FormParts>
      <FormPart title={copy.list}>
        {chosen !== null && !edited && <p role="alert">{copy.gone}</p>}
        <List items={drops} keyOf={({ id }) => id} none={copy.none} row={row} />
      </FormPart>
      <DropForm
        key={edited ? `${edited.id}-${edited.hasBegun}` : 'new'}
        drop={edited}
        free={free}
      />
    </FormParts>
  )
}

function fieldsOf(hasBegun: boolean) {
  const isPast = (at: unknown) => typeof at === 'number' && at <= Date.now()
  return {
    title: line({ label: copy.title, max: maxTitle }),
    words: long({ label: copy.words, hint: copy.wordsHint, max: maxWords, optional: true }),
    opensAt: moment({
      label: copy.moment,
      hint: ({ opensAt }) => (isPast(opensAt) ? copy.past : undefined),
      fixed: hasBegun ? copy.begun : undefined,
    }),
    pieces: special({
      label: copy.pieces,
      first: [] as readonly string[],
      fill: (stored: Drop['pieces']) => stored.map(choiceKey),
      read: (keys) => keys.map(choiceIn),
    }),
    announced: check({ label: copy.announced, first: true }),
    oneEach: check({ label: copy.oneEach }),
  }
}

interface DropFormProps {
  drop: Drop | null
  free: PieceChoices
}

function DropForm({ drop, free }: DropFormProps) {
  const navigate = useNavigate()
  const hasBegun = drop?.hasBegun ?? false
  const own = drop?.pieces ?? []
  const form = useFields(fieldsOf(hasBegun), {
    name: `drop-${drop?.id ?? 'new'}`,
    ...(drop
      ? { to: 'PUT /api/drops/update/id/{id}', path: { id: drop.id } }
      : { to: 'POST /api/drops/create' }),
    schema: dropInputSchema,
    stored: drop,
    load: { from: 'GET /api/drops' },
    read: (answer) =>
      (Array.isArray(answer) ? answer.find(({ id }) => id === drop?.id) : answer) ?? {},
    saved: (saved) => (saved.hasBegun && !hasBegun ? copy.open : copy.saved),
    failed: copy.failed,
    ...(drop
      ? { onSaved: () => void navigate(adminSectionPath('drops')) }
      : // The list with the new drop is above the form.
        { onAnswer: () => focusOn('main h1') }),
    question: ({ opensAt }) =>
      !hasBegun && opensAt !== null && opensAt <= Date.now() ? copy.askPast : null,
  })
  return (
    <SectionForm form={form} save={copy.save} inline>
      <FormPart title={drop ? copy.edit : copy.make} hint={copy.makeHint}>
        {drop && (
          <p>
            <Link to={adminSectionPath('drops')}>{copy.another}</Link>
          </p>
        )}
        {form.show('title', 'words', 'opensAt')}
      </FormPart>
      <FormPart title={copy.pieces} hint={copy.piecesHint}>
        {hasBegun ? (
          <ul>
            {own.map((piece) => (
              <li key={choiceKey(piece)}>
                {piece.name}{' '}
                {piece.sold && <span className={`${prose.hint} ${prose.light}`}>{copy.sold}</span>}
              </li>
            ))}
          </ul>
        ) : (
          <PieceChecks
            {...form.bind('pieces')}
            label={copy.pieces}
            which="free"
            first={free}
            own={own}
            words={copy}
            note={({ descName }) => descName}
          />
        )}
        {form.show('announced', 'oneEach')}
      </FormPart>
    </SectionForm>
  )
}
