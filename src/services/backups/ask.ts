import { lookup } from 'node:dns'
import { type ClientRequest, Agent as HttpAgent, type IncomingMessage, request } from 'node:http'
import { Agent as HttpsAgent, request as secureRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeStream } from 'node:stream/web'

interface Init {
  method: string
  headers?: Headers | Record<string, string> | undefined
  body?: Blob | string | Uint8Array<ArrayBuffer> | null | undefined
  signal: AbortSignal
}

export type Ask = (address: string, init: Init) => Promise<Response>

/** Like `fetch`, but with its own name look-up (the `lookup` of Node's http.Agent). */
export function createAsk(lookUp: LookupFunction = lookup): Ask {
  const kept = { keepAlive: true, lookup: lookUp }
  const plain = new HttpAgent(kept)
  const secure = new HttpsAgent(kept)
  return async (address, { method, headers, body, signal }) => {
    const url = new URL(address)
    const isSecure = url.protocol === 'https:'
    const content = body instanceof Blob || body == null ? body : new Blob([body])
    const asked = (isSecure ? secureRequest : request)(url, {
      method,
      signal,
      agent: isSecure ? secure : plain,
      headers: {
        ...Object.fromEntries(new Headers(headers)),
        'accept-encoding': 'identity',
        ...(content && { 'content-length': String(content.size) }),
      },
    })
    const answer = await answerTo(asked, content)
    const { statusCode: status = 0 } = answer
    if (status >= 300 && status < 400 && answer.headers.location !== undefined) {
      answer.destroy()
      throw new TypeError('no-redirect')
    }
    const isEmpty = status === 204 || status === 205 || status === 304
    if (isEmpty) answer.resume()
    return new Response(isEmpty ? null : (Readable.toWeb(answer) as ReadableStream), {
      status,
      headers: { 'content-type': answer.headers['content-type'] ?? '' },
    })
  }
}

/** An answer counts, even when the rest of the body is not taken any more. */
function answerTo(asked: ClientRequest, content: Blob | null | undefined) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve)
    asked.on('error', (error) =>
      reject(error.name === 'AbortError' ? error : new TypeError('no-answer', { cause: error })),
    )
    if (!content) asked.end()
    else pipeline(Readable.fromWeb(content.stream() as NodeStream), asked).catch(() => {})
  })
}
