import type { ErrorCode } from '#kernel/errors.ts'

/** What the shop's API refused, or 'offline' (status 0) when it couldn't be reached. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly status: number
  readonly code: ErrorCode | 'offline' | 'unknown'
  /** The input field at fault. */
  readonly field: string | undefined
  /** Epoch milliseconds at which a held piece may come back. */
  readonly heldUntil: number | undefined

  constructor(
    status: number,
    facts: Partial<Pick<ApiFailure, 'code' | 'message' | 'field' | 'heldUntil'>>,
  ) {
    super(facts.message ?? 'The shop did not answer.')
    this.status = status
    this.code = facts.code ?? 'unknown'
    this.field = facts.field
    this.heldUntil = facts.heldUntil
  }
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Calls the shop's API and answers its JSON (undefined for an empty answer). Throws an ApiFailure
 * for everything else; the answer's shape is believed, since it comes from our own server.
 */
export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    method,
    credentials: 'same-origin',
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => {
    throw new ApiFailure(0, { code: 'offline' })
  })
  const text = await answer.text().catch(() => '')
  const value = parse(text)
  if (answer.ok) return value as T
  const failure = new ApiFailure(answer.status, failureIn(value))
  // The shop has closed meanwhile: whatever address this is, it says so itself.
  if (failure.code === 'on_vacation') {
    window.location.reload()
    return new Promise(() => {})
  }
  throw failure
}

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function failureIn(value: unknown): ConstructorParameters<typeof ApiFailure>[1] {
  const found = typeof value === 'object' && value !== null && 'error' in value ? value.error : null
  return typeof found === 'object' && found !== null ? found : {}
}
