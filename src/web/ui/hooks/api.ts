import type { Calls, Schemas } from '#api-types'
import { shopCopy } from '#web/ui/copy.ts'

export type { Schemas }

/** A call of the API, as method and path. */
export type Call = keyof Calls

export type Answer<C extends Call> = Calls[C]['answer']

/** The parts of a call's input: path, query, body. Distributes over a union of calls. */
type Input<C extends Call, Part extends string> = C extends Call
  ? Pick<Calls[C], Extract<keyof Calls[C], Part>>
  : never
/** The input as an argument, which may be left out when nothing in it is required. */
type Taking<I> = Partial<I> extends I ? [input?: I] : [input: I]

interface Parts {
  path?: Record<string, string | number>
  query?: Record<string, string | number | null>
  body?: unknown
}

/** A refusal of the shop's API, or 'offline' (status 0) when it couldn't be reached. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly status: number
  readonly code: Schemas['Failure']['error']['code'] | 'offline' | 'unknown'
  /** The input field at fault. */
  readonly field: string | undefined
  /** Epoch milliseconds at which a held piece may come back. */
  readonly heldUntil: number | undefined

  constructor(
    status: number,
    facts: Partial<Pick<ApiFailure, 'code' | 'message' | 'field' | 'heldUntil'>>,
  ) {
    super(facts.message ?? shopCopy.noAnswer)
    this.status = status
    this.code = facts.code ?? 'unknown'
    this.field = facts.field
    this.heldUntil = facts.heldUntil
  }
}

/** The address of a call: for links, and for a form's action. */
export function addressOf<C extends Call>(
  call: C,
  ...[input]: Taking<Input<C, 'path' | 'query'>>
): string {
  return split(call, input).address
}

function split(call: Call, { path, query }: Parts = {}) {
  const [method, template = ''] = call.split(' ')
  const address = template.replace(/{(\w+)}/g, (_, name) => encodeURIComponent(path?.[name] ?? ''))
  // Numbers become texts there.
  const asked = query && `?${new URLSearchParams(query as Record<string, string>)}`
  return { method, address: address + (asked ?? '') }
}

/**
 * Calls the shop's API and answers its JSON (undefined for an empty answer). Throws an ApiFailure
 * for everything else. The answer's shape isn't checked, since it comes from our own server.
 */
export async function call<C extends Call>(
  call: C,
  ...[input]: Taking<Input<C, 'path' | 'query' | 'body'>>
): Promise<Answer<C>> {
  const { method, address } = split(call, input)
  const { body }: Parts = input ?? {}
  const answer = await fetch(address, {
    method,
    ...(body !== undefined && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch(() => {
    throw new ApiFailure(0, { code: 'offline' })
  })
  const value = await answer.json().catch(() => undefined)
  if (answer.ok) return value
  const failure = new ApiFailure(answer.status, value?.error ?? {})
  // The shop has closed meanwhile: whatever address this is, it says so itself.
  if (failure.code === 'on_vacation' || failure.code === 'not_open') {
    window.location.reload()
    return new Promise(() => {})
  }
  throw failure
}
