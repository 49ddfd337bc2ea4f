import { expect, it } from 'vitest'
import { explainRefusal } from './refusal.ts'

const fulfillments = [
  { kind: 'prints', state: 'failed', reason: 'No ink.', updatedAt: 0, selfFulfilled: false },
] as Parameters<typeof explainRefusal>[0]['fulfillments']

const issue = {
  id: 1,
  since: 0,
  words: 'The prints could not be ordered: No ink.',
  ...({ code: 'prints_refused', details: { reason: 'No ink.' } } as const),
}

it('says why prints were refused once their issue is resolved', () => {
  expect(explainRefusal({ issues: [], fulfillments })).toBe('No ink.')
})

it('leaves the reason to the open issue, so that it appears once', () => {
  expect(explainRefusal({ issues: [issue], fulfillments })).toBeNull()
})
