import { call, calls } from '#http/call.ts'
import { choiceQuerySchema, choicesSchema } from './piece-choice.schema.ts'

export default calls('The owner: products', [
  call({
    id: 'listPieceChoices',
    at: 'GET /api/pieces',
    least: 'helper',
    summary: 'Pieces of every kind by words of their names, to choose from',
    query: choiceQuerySchema,
    answer: [choicesSchema, 'The newest of each kind, kind by kind'],
    run: ({ shop, query }) => shop.catalogue.choices(query),
  }),
])
