import { Agent, type ClientRequest, type IncomingHttpHeaders, request } from 'node:http'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'

export interface Question {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string | Uint8Array | Readable | undefined
  /** Milliseconds. */
  patience?: number
  /** Uses a new connection: on a used one the shop closes over unreadable input. */
  alone?: boolean
}

export interface Answer {
  /** 0 without an answer: the connection was refused, broken off or silent. */
  status: number
  headers: IncomingHttpHeaders
  body: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })
const mostKept = 512 * 1024
/** Bytes. */
const atOnce = 256 * 1024

/** Uses a socket, because fetch would correct an attacker's headers. */
export function ask(base: string, question: Question): Promise<Answer> {
  const { method = 'GET', path, headers = {}, body, patience = 30_000, alone } = question
  const { hostname, port } = new URL(base)
  return new Promise((resolve) => {
    const none = () => resolve({ status: 0, headers: {}, body: '' })
    // Sends `path` unchanged, so that 'a/../b' and half an escape reach the shop.
    // The shop may answer before the body's end; such a connection can't be used again.
    const isLarge = (typeof body === 'string' || body instanceof Uint8Array) && body.length > atOnce
    const by = alone || isLarge ? false : agent
    const sent = request({ hostname, port, method, path, headers, agent: by }, (response) => {
      const parts: Buffer[] = []
      let size = 0
      response.on('data', (part: Buffer) => {
        size += part.length
        if (size <= mostKept) parts.push(part)
      })
      response.on('close', () => {
        const { statusCode: status = 0, headers: said } = response
        resolve({ status, headers: said, body: Buffer.concat(parts).toString() })
      })
      response.on('error', none)
    })
    sent.setTimeout(patience, () => sent.destroy())
    sent.on('error', none)
    if (body === undefined) sent.end()
    else if (typeof body === 'string' || body instanceof Uint8Array) {
      const bytes = Buffer.from(body)
      if (!('Content-Length' in headers)) sent.setHeader('Content-Length', bytes.length)
      if (bytes.length <= atOnce) sent.end(bytes)
      else Readable.from(inParts(bytes, sent)).pipe(sent)
    } else body.pipe(sent)
  })
}

/** Reads between parts: the shop may answer and close before the body's end. */
async function* inParts(bytes: Buffer, sent: ClientRequest): AsyncGenerator<Buffer> {
  let answered = false
  sent.once('response', () => {
    answered = true
  })
  sent.flushHeaders()
  await pause(100)
  for (let at = 0; at < bytes.length && !answered; at += atOnce) {
    yield bytes.subarray(at, at + atOnce)
    await pause(2)
  }
}

export type Browser = ReturnType<typeof openBrowser>

/** Keeps cookies and sends JSON with the shop's own Origin. Every request carries `headers`. */
export function openBrowser(base: string, headers: Record<string, string> = {}) {
  const cookies = new Map<string, string>()

  async function send(question: Question): Promise<Answer> {
    const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const all = { ...headers, ...(Cookie && { Cookie }), ...question.headers }
    const answer = await ask(base, { ...question, headers: all })
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }

  function write(method: string, path: string, value: unknown = {}): Promise<Answer> {
    const own = { 'Content-Type': 'application/json', Origin: base }
    return send({ method, path, headers: own, body: JSON.stringify(value) })
  }

  return {
    base,
    cookies,
    /** Adds neither Origin nor Content-Type. */
    send,
    get: (path: string) => send({ path }),
    post: (path: string, value?: unknown) => write('POST', path, value),
    put: (path: string, value?: unknown) => write('PUT', path, value),
    delete: (path: string) => write('DELETE', path),
  }
}

export function jsonOf<T>({ status, body }: Answer): T {
  if (status < 200 || status > 299) throw new Error(`answered ${status}: ${body.slice(0, 200)}`)
  return JSON.parse(body) as T
}
