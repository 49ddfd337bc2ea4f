/*
 * What the outbox's work is called when a person hears of it, and what its failures mean. Topics that
 * are not here are the shop's own housekeeping.
 */

/** What a job was to do, for the order with this number (null: for none). */
export function workWords(topic: string, number: number | null): string {
  const order = number === null ? 'an order' : `order ${number}`
  if (topic === 'prints.place') return `Handing the prints of ${order} to the printer`
  if (topic.startsWith('prints.')) return `Asking the printer about ${order}`
  if (topic.startsWith('refund')) return `Paying back money for ${order}`
  if (topic.startsWith('payment') || topic.startsWith('hold.')) {
    return `Asking the payment provider about ${order}`
  }
  if (topic.startsWith('mail.')) {
    return number === null ? 'Sending a mail' : `Sending a mail about order ${number}`
  }
  if (topic.startsWith('instagram')) return 'Fetching the Instagram feed'
  return 'Something that the shop does by itself'
}

const causes: readonly [RegExp, string][] = [
  [/ECONNREFUSED|ECONNRESET|EPIPE|socket hang up/i, 'Nobody answered there.'],
  [/ENOTFOUND|EAI_AGAIN/i, 'The address could not be found. Is the shop online?'],
  [/ETIMEDOUT|timeout|timed out|abort/i, 'It took too long to answer.'],
  [/fetch failed|network/i, 'It could not be reached.'],
  [/\b401\b|\b403\b|unauthori[sz]ed|forbidden|EAUTH/i, 'It refused our key or password.'],
  [/\b429\b|too many/i, 'It said that we ask too often.'],
  [/\b5\d\d\b/, 'It had a problem of its own.'],
]

/** Why a job failed, as a person would say it; the shop's own sentences stay as they are. */
export function failureWords(lastError: string | null): string {
  if (!lastError) return 'Nobody said why.'
  const cause = causes.find(([pattern]) => pattern.test(lastError))?.[1]
  if (isSentence(lastError)) return lastError
  return cause ?? `It said: ${lastError}`
}

/** The shop's own errors are sentences; a driver's are not. */
function isSentence(text: string): boolean {
  return /^[A-Z][^\n]*[a-z][.!?]$/.test(text) && !/\bE[A-Z]{4,}\b/.test(text)
}
