import { expect, it } from 'vitest'
import { platformCopy } from '#platform/copy.ts'
import { emailSchema } from './email.schema.ts'

const schema = emailSchema('Whose address?')
const problems = (typed: unknown) => schema.safeParse(typed).error?.issues.map((one) => one.message)

it('tells an address that is missing from one that is cut off', () => {
  expect(schema.parse('  Ada@Example.com ')).toBe('ada@example.com')
  for (const nothing of [undefined, '', '   '])
    expect(problems(nothing)).toEqual(['Whose address?'])
  for (const typed of ['ada', 'ada@nowhere', `${'a'.repeat(250)}@example.com`]) {
    expect(problems(typed)).toEqual([platformCopy.badEmail])
  }
})
