import { config } from 'zod'
import { platformCopy } from './copy.ts'

/* Replaces zod's messages, which are for programmers. Imported for its effect. */

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
  if (input === undefined || input === null || input === '') return platformCopy.missing
  if (code === 'invalid_type') return typeWords(issue.expected)
  if (code === 'invalid_value' && values.length > 0 && values.length <= 8) {
    return platformCopy.notOneOf(values.join(', '))
  }
  if (code === 'too_big') return platformCopy.tooLarge(measured(origin), maximum)
  if (code === 'too_small') return platformCopy.tooSmall(measured(origin), minimum)
  if (code === 'unrecognized_keys') return platformCopy.unknownField(keys.join(', '))
  return platformCopy.unreadable
}

function typeWords(expected: unknown): string {
  if (expected === 'number' || expected === 'int') return platformCopy.noNumber
  if (expected === 'boolean') return platformCopy.noYesOrNo
  if (expected === 'string') return platformCopy.noWords
  return platformCopy.unreadable
}

function measured(origin: unknown): string {
  if (origin === 'string') return platformCopy.length
  return origin === 'array' || origin === 'set' ? platformCopy.count : platformCopy.number
}

config({ customError: (issue) => explainIssue(issue as Issue) })
