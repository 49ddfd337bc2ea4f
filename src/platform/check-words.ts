import { config } from 'zod'

/*
 * The words of a check that has none of its own: zod's ("Invalid input: expected string, received
 * undefined") are for programmers. Imported for its effect where schemas meet people.
 */

interface Issue {
  code?: string
  input?: unknown
  expected?: unknown
  origin?: unknown
  maximum?: unknown
  minimum?: unknown
  values?: readonly unknown[]
  keys?: readonly string[]
}

export function explainIssue(issue: Issue): string {
  const { code, input, origin, maximum, minimum, values = [], keys = [] } = issue
  if (input === undefined || input === null || input === '') return 'Please fill this in.'
  if (code === 'invalid_type') return typeWords(issue.expected)
  if (code === 'invalid_value' && values.length > 0 && values.length <= 8) {
    return `Please choose one of these: ${values.join(', ')}.`
  }
  if (code === 'too_big') return `${measured(origin)} can be ${maximum} at most.`
  if (code === 'too_small') return `${measured(origin)} has to be ${minimum} at least.`
  if (code === 'unrecognized_keys') return `The shop doesn’t know this field: ${keys.join(', ')}.`
  return 'Please look at this again: the shop can’t read it.'
}

function typeWords(expected: unknown): string {
  if (expected === 'number' || expected === 'int') return 'Please enter a number.'
  if (expected === 'boolean') return 'Please say yes or no.'
  if (expected === 'string') return 'Please write this in words.'
  return 'Please look at this again: the shop can’t read it.'
}

function measured(origin: unknown): string {
  if (origin === 'string') return 'Its length in characters'
  return origin === 'array' || origin === 'set' ? 'How many there are' : 'The number'
}

config({ customError: (issue) => explainIssue(issue as Issue) })
