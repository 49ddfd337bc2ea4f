import type { Calls, Schemas } from '#api-types'
import { shopCopy } from '#web/ui/copy.ts'

export type { Schemas }

export type Call = keyof Calls

export type Answer<C extends Call> = Calls[C]['answer']

type Input<C extends Call, Part extends string> = C extends Call
  ? Pick<Calls[C], Extract<keyof Calls[C], Part>>
  : never
type Taking<I> = Partial<I> extends I ? [input?: I] : [input: I]

/** A read-only call on the server. */
export type Reading = <C extends Call & `GET ${string}`>(
  call: C,
  ...[input]: Taking<Input<C, 'path' | 'query'>>
) => Promise<Answer<C>>

interface Parts {
  path?: Record<string, string | number>
  query?: Record<string, string | number | null | string[]>
  body?: unknown
}

/** 'offline' (status 0) when the shop couldn't be reached. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly status: number
  readonly code: Schemas['Failure']['error']['code'] | 'offline' | 'unknown'
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

export function addressOf<C extends Call>(
  call: C,
  ...[input]: Taking<Input<C, 'path' | 'query'>>
): string {
  return split(call, input).address
}

/** `{ method, address }` */
export function split(call: Call, { path, query }: Parts = {}) {
  const [method = '', template = ''] = call.split(' ')
  const address = template.replace(/{(\w+)}/g, (_, name) => encodeURIComponent(path?.[name] ?? ''))
  const asked = query && `?${new URLSearchParams(pairsOf(query))}`
  return { method, address: address + (asked ?? '') }
}

function pairsOf(query: NonNullable<Parts['query']>): [string, string][] {
  return Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  )
}

/** A call that is sent when it is called, or by a browser without scripts. */
export type PreparedCall<A> = (() => Promise<A>) & {
  method: string
  address: string
  body: unknown
}

export function prepare<C extends Call>(
  to: C,
  ...input: Taking<Input<C, 'path' | 'query' | 'body'>>
): PreparedCall<Answer<C>> {
  const [parts]: [Parts?] = input
  return Object.assign(() => call(to, ...input), { ...split(to, parts), body: parts?.body })
}

/** Throws an ApiFailure. The answer's shape isn't checked, since it comes from our own server. */
export async function call<C extends Call>(
  call: C,
  ...[input]: Taking<Input<C, 'path' | 'query' | 'body'>>
): Promise<Answer<C>> {
  const { method, address } = split(call, input)
  const { body }: Parts = input ?? {}
  return send(address, {
    method,
    ...(body !== undefined && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
}

/** As `call`, for a body that isn't JSON. */
export async function send(address: string, init: RequestInit) {
  const answer = await fetch(address, init).catch(() => {
    throw new ApiFailure(0, { code: 'offline' })
  })
  const value = await answer.json().catch(() => undefined)
  if (answer.ok) return value
  const failure = new ApiFailure(answer.status, value?.error ?? {})
  // The shop has closed: every address says so.
  if (failure.code === 'on_vacation' || failure.code === 'not_open') {
    window.location.reload()
    return new Promise(() => {})
  }
  throw failure
}
