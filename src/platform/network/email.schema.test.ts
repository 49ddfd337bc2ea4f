import { expect, it } from 'vitest'
import { platformCopy } from '#platform/copy.ts'
import { emailSchema, isAddress } from './email.schema.ts'

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

it.each([
  'tim&ana@example.com',
  'a/b@example.com',
  'x!y@example.com',
  "o'neil@example.com",
  'jürgen@müller.example',
  'a..b@mail.example.com',
])('takes %s, which mails reach', (typed) => {
  expect(schema.parse(typed)).toBe(typed)
  expect(isAddress(typed)).toBe(true)
})

it.each([
  'ada@nowhere',
  'ada@example..com',
  'ada@.example.com',
  'ada@example.com.',
  'ada@bob@example.com',
  'ada@example.com,bob@example.com',
  'Ada <ada@example.com>',
  '"ada"@example.com',
  'ada\n@example.com',
  'ada\0@example.com',
  'ada lovelace@example.com',
])('refuses %j', (typed) => {
  expect(problems(typed)).toEqual([platformCopy.badEmail])
  expect(isAddress(typed)).toBe(false)
})
