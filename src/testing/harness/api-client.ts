import type { Hono } from 'hono'
import type { ApiEnv } from '#http/api.ts'

export interface ApiClientOptions {
  /** Sent with every write; null sends none. */
  origin?: string | null
  address?: string
}

export interface Failure {
  code: string
  message: string
  field?: string
  heldUntil?: number
  items?: string[]
}

export type ApiClient = ReturnType<typeof createApiClient>

export function createApiClient(
  api: Pick<Hono<ApiEnv>, 'request'>,
  options: ApiClientOptions = {},
) {
  const { origin = 'http://localhost', address = '127.0.0.1' } = options
  const cookies = new Map<string, string>()

  async function send(
    method: string,
    path: string,
    body?: string | Uint8Array<ArrayBuffer> | FormData | ReadableStream<Uint8Array>,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const all = new Headers(headers)
    if (cookies.size > 0 && !all.has('Cookie')) {
      all.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    }
    if (origin !== null && method !== 'GET' && !all.has('Origin')) all.set('Origin', origin)
    const env = { incoming: { socket: { remoteAddress: address } } }
    // A stream is sent before it has ended.
    const init = { method, headers: all, body, duplex: 'half' }
    const answer = await api.request(path, init, env)
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }

  function call(method: string, path: string, body?: unknown): Promise<Response> {
    if (body === undefined) return send(method, path)
    return send(method, path, JSON.stringify(body), { 'Content-Type': 'application/json' })
  }

  return {
    cookies,
    send,
    get: (path: string) => call('GET', path),
    post: (path: string, body?: unknown) => call('POST', path, body),
    put: (path: string, body?: unknown) => call('PUT', path, body),
    delete: (path: string, body?: unknown) => call('DELETE', path, body),
    form(path: string, fields: Record<string, string>, referer?: string): Promise<Response> {
      const headers = {
        'Content-Type': 'application/x-www-form-urlencoded',
        Host: 'localhost',
        ...(referer ? { Referer: referer } : {}),
      }
      return send('POST', path, new URLSearchParams(fields).toString(), headers)
    },
  }
}

export async function bodyOf<T>(answer: Response | Promise<Response>): Promise<T> {
  const settled = await answer
  const text = await settled.text()
  if (!settled.ok) throw new Error(`answered ${settled.status}: ${text}`)
  return JSON.parse(text) as T
}

/** The client, with a session as a new guest. */
export async function asGuest(client: ApiClient) {
  const { user } = await bodyOf<{ user: { id: string } }>(client.post('/api/users/create', {}))
  return Object.assign(client, { userId: user.id })
}

export async function failureOf(
  answer: Response | Promise<Response>,
): Promise<Failure & { status: number }> {
  const settled = await answer
  const { error } = (await settled.json()) as { error: Failure }
  return { status: settled.status, ...error }
}
