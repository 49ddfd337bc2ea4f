import { socialFeedCopy } from './copy.ts'
import { SocialFailure, type SocialTrouble } from './port.ts'

/* Codes from Instagram's guide. Passes no message on: it may repeat the request. */

const throttled = [4, 17, 32, 613]
const passing = [1, 2]

function toTrouble(code: number): SocialTrouble {
  if (code === 190) return 'token_dead'
  if (code === 10 || (code >= 200 && code <= 299)) return 'permission'
  if (throttled.includes(code)) return 'throttled'
  if (passing.includes(code)) return 'unreachable'
  return 'nonsense'
}

export function failureIn(status: number, bytes: Uint8Array): SocialFailure | null {
  const answer = parse(bytes)
  const code = codeIn(answer)
  if (code !== null) return new SocialFailure(toTrouble(code), socialFeedCopy.refusedWithCode(code))
  if (status === 429) return new SocialFailure('throttled', 'answered 429')
  if (status >= 500) return new SocialFailure('unreachable', socialFeedCopy.answered(status))
  if (status !== 200) return new SocialFailure('nonsense', socialFeedCopy.answered(status))
  if (answer === undefined) return new SocialFailure('nonsense', socialFeedCopy.answerNoJson)
  return null
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return undefined
  }
}

/** An error field in the answer means failure (specification §7), whatever the status. */
function codeIn(answer: unknown): number | null {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return null
  const { error } = answer
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : 0
  return typeof code === 'number' ? code : 0
}
