import { expect, it } from 'vitest'
import { firstProblem } from '#web/form/problem.ts'
import { schemaFor } from './vacation-form.tsx'

const body = {
  vacationModeOn: 0,
  header: 'Away',
  message: 'By the sea',
  startsOn: null,
  opensOn: null,
}
const problem = (changes: object) => firstProblem(schemaFor('2026-07-02'), { ...body, ...changes })

it('makes the call’s checks, and then refuses a past day', () => {
  expect(problem({})).toBeNull()
  expect(problem({ header: '' })?.field).toBe('header')
  expect(problem({ startsOn: '2026-07-01' })?.field).toBe('startsOn')
  expect(problem({ startsOn: '2026-07-01', opensOn: '2026-06-30' })?.message).toBe(
    'The shop can only open again after it has closed.',
  )
})
