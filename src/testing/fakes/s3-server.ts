/* Checks signatures by AWS's description of Signature Version 4, not by the library's own code. */
import { createHash, createHmac } from 'node:crypto'
import { openLocalServer } from './local-server.ts'

export interface S3Object {
  bytes: Buffer<ArrayBuffer>
  headers: Record<string, string>
}

const account = {
  region: 'us-east-1',
  bucket: 'studio',
  accessKeyId: 'S3SERVER',
  secretAccessKey: 'S3SERVER',
}

export async function openS3Server() {
  const objects = new Map<string, S3Object>()
  const server = await openLocalServer(async (request) => {
    const body = Buffer.from(await request.arrayBuffer())
    const refused = refusal(request, body)
    if (refused) return refused
    const [, bucket, ...path] = new URL(request.url).pathname.split('/').map(decodeURIComponent)
    const key = path.join('/')
    if (bucket !== account.bucket) return failure(404, 'NoSuchBucket')
    if (request.method === 'DELETE') {
      objects.delete(key)
      return new Response(null, { status: 204 })
    }
    if (request.method === 'PUT') {
      const kept = ['content-type', 'cache-control']
      const headers = kept.map((name) => [name, request.headers.get(name) ?? ''])
      objects.set(key, { bytes: body, headers: Object.fromEntries(headers) })
      return new Response(null)
    }
    if (key === '') return list(objects, new URL(request.url).searchParams)
    const object = objects.get(key)
    return object ? answer(object, request.headers.get('range')) : failure(404, 'NoSuchKey')
  })
  return { options: { endpoint: server.url, ...account }, objects, close: server.close }
}

const pageSize = 3

function list(objects: ReadonlyMap<string, S3Object>, query: URLSearchParams): Response {
  const prefix = query.get('prefix') ?? ''
  const after = query.get('continuation-token') ?? ''
  const found = [...objects.keys()]
    .filter((key) => key.startsWith(prefix) && !key.slice(prefix.length).includes('/'))
    .sort()
    .filter((key) => key > after)
  const page = found.slice(0, pageSize)
  const entries = page.map((key) => {
    const size = objects.get(key)?.bytes.length
    return `<Contents><Key>${key}</Key><Size>${size}</Size></Contents>`
  })
  const next =
    found.length > pageSize ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  return new Response(`<ListBucketResult>${entries.join('')}${next}</ListBucketResult>`)
}

function answer({ bytes, headers }: S3Object, range: string | null): Response {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
  if (first === undefined || last === undefined) return new Response(bytes, { headers })
  const part = bytes.subarray(Number(first), Number(last) + 1)
  const whole = { 'content-range': `bytes ${first}-${last}/${bytes.length}` }
  return new Response(part, { status: 206, headers: { ...headers, ...whole } })
}

function failure(status: number, code: string): Response {
  const text = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`
  return new Response(text, { status, headers: { 'content-type': 'application/xml' } })
}

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/

/** Null when the account's key signed the request. */
function refusal(request: Request, body: Buffer): Response | null {
  const said = authorization.exec(request.headers.get('authorization') ?? '')
  if (!said) return failure(403, 'AccessDenied')
  const [, keyId = '', date = '', region = '', signed = '', signature] = said
  if (keyId !== account.accessKeyId) return failure(403, 'InvalidAccessKeyId')
  if (region !== account.region) return failure(400, 'AuthorizationHeaderMalformed')
  const payload = request.headers.get('x-amz-content-sha256') ?? ''
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) {
    return failure(400, 'XAmzContentSHA256Mismatch')
  }
  const { pathname, host, searchParams } = new URL(request.url)
  const headerLines = signed
    .split(';')
    .map((name) => `${name}:${name === 'host' ? host : request.headers.get(name)}`)
  const query = [...searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).sort()
  const target = [request.method, pathname, query.join('&')]
  const canonical = [...target, ...headerLines, '', signed, payload].join('\n')
  const scope = `${date}/${region}/s3/aws4_request`
  const time = request.headers.get('x-amz-date')
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')
  let key = Buffer.from(`AWS4${account.secretAccessKey}`)
  for (const part of [...scope.split('/'), text]) key = hmac(key, part)
  return key.toString('hex') === signature ? null : failure(403, 'SignatureDoesNotMatch')
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest()
