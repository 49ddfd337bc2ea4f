import { z } from 'zod'
import { call, calls } from '#http/call.ts'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import { messagesAudit } from './admin/copy.ts'
import { savedAnswerInputSchema, savedAnswerSchema } from './saved-answers.schema.ts'

const params = z.object({ id: z.string().min(1).max(64) })
const all = z.array(savedAnswerSchema)
const room = adminSectionPath('saved-answers')

export default calls('The owner: messages', [
  call({
    id: 'listSavedAnswers',
    at: 'GET /api/saved-answers',
    least: 'helper',
    summary: 'Answers to use again',
    answer: [all, 'All of them'],
    run: ({ shop }) => shop.admin.answers.saved.list(),
  }),
  call({
    id: 'createSavedAnswer',
    at: 'POST /api/saved-answers/create',
    least: 'helper',
    audit: ['answer.saved', messagesAudit.answerSaved],
    summary: 'Save an answer to use again',
    description: '`{name}` and `{order}` are filled in when it is used.',
    body: savedAnswerInputSchema,
    answer: [all, 'All of them'],
    leads: room,
    run: ({ shop, body }) => shop.admin.answers.saved.create(body),
  }),
  call({
    id: 'editSavedAnswer',
    at: 'PUT /api/saved-answers/id/{id}',
    least: 'helper',
    audit: ['answer.saved', messagesAudit.answerSaved],
    summary: 'Change a saved answer',
    path: params,
    body: savedAnswerInputSchema,
    answer: [all, 'All of them'],
    fails: ['not_found', 'changed'],
    leads: room,
    run: ({ shop, path, body }) => shop.admin.answers.saved.edit(path.id, body),
  }),
  call({
    id: 'deleteSavedAnswer',
    at: 'DELETE /api/saved-answers/id/{id}',
    least: 'helper',
    audit: ['answer.saved', messagesAudit.answerSaved],
    summary: 'Delete a saved answer',
    path: params,
    answer: [all, 'All of them'],
    leads: room,
    run: ({ shop, path }) => shop.admin.answers.saved.remove(path.id),
  }),
])
