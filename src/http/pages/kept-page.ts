import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { chooseEncoding, type Encoding, encodings, type Packed, packed } from './encoding.ts'

export interface ContentVersion {
  version: number
  /** The last opening of pieces, the last change of dates, and the shop's closure. */
  moment: string
}

export interface KeptPage {
  status: number
  content: ContentVersion
  /** A rendering with a higher number began later. */
  turn: number
  bytes: number
  bodies: Packed['bodies']
  digest: string
  heads: Record<Encoding, Record<string, string>>
  tags: Record<Encoding, string>
}

/** Browsers and proxies must not cache such an answer. */
export interface Overlay {
  status: number
  headers: Record<string, string>
}

export async function prepare(
  answer: Response,
  before: KeptPage | undefined,
): Promise<Omit<KeptPage, 'content' | 'turn'>> {
  const { bodies, length, digest } = await packed(answer, before)
  const common = Object.fromEntries(answer.headers)
  const heads = {} as KeptPage['heads']
  const tags = {} as KeptPage['tags']
  for (const encoding of encodings) {
    tags[encoding] = `"${digest}-${encoding}"`
    heads[encoding] = {
      ...common,
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      etag: tags[encoding],
      'content-length': String(bodies[encoding]?.length ?? length),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    }
  }
  const bytes = encodings.reduce((sum, encoding) => sum + (bodies[encoding]?.length ?? 0), 0)
  return { status: answer.status, bytes, bodies, digest, heads, tags }
}

export function send(
  page: KeptPage,
  request: IncomingMessage,
  response: ServerResponse,
  overlay: Overlay | undefined,
): void {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const head = page.heads[encoding]
  if (overlay) {
    const { etag: _, ...rest } = head
    const headers = { ...rest, ...overlay.headers, 'cache-control': 'no-store' }
    response.writeHead(overlay.status, headers)
    sendBody(page, encoding, request, response)
    return
  }
  if (page.status === 200 && matches(request.headers['if-none-match'], page.tags[encoding])) {
    const { 'content-length': _, 'content-type': __, 'content-encoding': ___, ...rest } = head
    response.writeHead(304, rest).end()
    return
  }
  response.writeHead(page.status, head)
  sendBody(page, encoding, request, response)
}

function sendBody(
  { bodies }: KeptPage,
  encoding: Encoding,
  { method }: IncomingMessage,
  response: ServerResponse,
): void {
  const body = bodies[encoding]
  if (method === 'HEAD') response.end()
  else if (body !== null) response.end(body)
  else pipeline(Readable.from([bodies.gzip]), createGunzip(), response, () => {})
}

function matches(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag)
}
