import type { Shop } from '#compose'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import {
  type SavedAnswer,
  savedAnswerInputSchema,
} from '#shop/people/messages/saved-answers.schema.ts'
import { List } from '#web/admin/list/list.tsx'
import type { Loaded, Section, SectionRequest } from '#web/admin/section.ts'
import { line, long } from '#web/form/fields.ts'
import { FormPart, FormParts, SectionForm } from '#web/form/form.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import { prepare } from '#web/ui/hooks/api.ts'
import { savedAnswersCopy as copy } from './saved-answers.copy.ts'

export const section = {
  at: 'saved-answers',
  label: copy.label,
  menu: { group: 'messages', place: 20, keywords: copy.keywords },
  help: 'orders',
  load,
} satisfies Section

async function load(shop: Shop, { id }: SectionRequest) {
  const answers = await shop.admin.answers.saved.list()
  return { answers, edited: answers.find((each) => each.id === id) ?? null }
}

const fields = {
  title: line({ label: copy.title, max: 80 }),
  text: long({ label: copy.text, hint: copy.textHint, max: 5000, fills: copy.fills }),
}

export default function SavedAnswersScreen({ answers, edited }: Loaded<typeof section>) {
  return (
    <FormParts>
      <FormPart title={copy.list}>
        <List items={answers} keyOf={({ id }) => id} none={copy.none} row={answerRow} />
      </FormPart>
      {edited ? <EditAnswer key={edited.id} answer={edited} /> : <NewAnswer />}
    </FormParts>
  )
}

function answerRow({ id, title, text }: SavedAnswer) {
  return {
    name: title,
    note: text.slice(0, 120),
    actions: [
      { label: copy.edit, of: title, to: adminSectionPath('saved-answers', id) },
      {
        label: copy.remove,
        of: title,
        done: copy.removed,
        failed: copy.notRemoved,
        ask: { title: copy.askRemove(title), text: copy.askRemoveText, danger: true },
        run: prepare('DELETE /api/saved-answers/id/{id}', { path: { id } }),
      },
    ],
  }
}

function NewAnswer() {
  const form = useFields(fields, {
    name: 'saved-answer',
    to: 'POST /api/saved-answers/create',
    schema: savedAnswerInputSchema,
    stored: null,
    saved: copy.saved,
    failed: copy.failed,
  })
  return (
    <SectionForm form={form} save={copy.save} inline>
      <FormPart title={copy.make}>{form.show('title', 'text')}</FormPart>
    </SectionForm>
  )
}

function EditAnswer({ answer }: { answer: SavedAnswer }) {
  const form = useFields(fields, {
    to: 'PUT /api/saved-answers/id/{id}',
    path: { id: answer.id },
    schema: savedAnswerInputSchema,
    stored: answer,
    load: { from: 'GET /api/saved-answers' },
    read: (all) => all.find(({ id }) => id === answer.id) ?? answer,
    saved: copy.saved,
    failed: copy.failed,
  })
  return (
    <SectionForm form={form} save={copy.save} inline>
      <FormPart title={copy.change}>{form.show('title', 'text')}</FormPart>
    </SectionForm>
  )
}
