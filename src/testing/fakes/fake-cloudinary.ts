/* As strict as Cloudinary: it signs every parameter but the file, sorted, SHA-1 with the secret. */
import { createHash } from 'node:crypto'
import { type LocalServer, openLocalServer } from './local-server.ts'

export interface FakeCloudinary extends LocalServer {
  readonly kept: Map<string, { kind: string; bytes: Uint8Array; folder: string }>
  trouble: 'none' | 'rate_limit' | 'reset'
}

const secret = 'shh-this-is-the-secret'
export const cloudinaryAccount = { cloud: 'atelier-test', apiKey: '123456789', apiSecret: secret }

const { cloud } = cloudinaryAccount
const actionPattern = new RegExp(`^/v1_1/${cloud}/(image|video)/(upload|destroy)$`)
const deliveryPattern = new RegExp(`^/${cloud}/(image|video)/upload/(.+)\\.\\w+$`)

export async function openFakeCloudinary(): Promise<FakeCloudinary> {
  const kept: FakeCloudinary['kept'] = new Map()
  const server = await openLocalServer(async (request) => {
    if (fake.trouble === 'reset') return null
    if (fake.trouble === 'rate_limit') return refuse(420, 'Rate Limit Exceeded')
    const { pathname } = new URL(request.url)
    if (request.method === 'GET' || request.method === 'HEAD') {
      return deliver(pathname, request.headers.get('Range'))
    }
    const form = await request.formData()
    const stated = new Map([...form].filter(([, value]) => typeof value === 'string')) as Map<
      string,
      string
    >
    const refusal = checkSignature(stated)
    if (refusal) return refusal
    const id = stated.get('public_id') ?? ''
    const [, kind, action] = actionPattern.exec(pathname) ?? []
    if (!kind) return refuse(404, 'Not found')
    if (action === 'destroy') {
      return Response.json({ result: kept.delete(id) ? 'ok' : 'not found' })
    }
    const file = form.get('file')
    if (!(file instanceof File)) return refuse(400, 'Missing required parameter - file')
    if (/\.\w+$/.test(id)) return refuse(400, 'a public id has no ending')
    if (!kept.has(id) || stated.get('overwrite') !== 'false') {
      const bytes = new Uint8Array(await file.arrayBuffer())
      kept.set(id, { kind, bytes, folder: stated.get('asset_folder') ?? '' })
    }
    return Response.json({ public_id: id, secure_url: `https://res.example/${id}.jpg` })
  })

  function deliver(pathname: string, range: string | null): Response {
    const [, kind, id = ''] = deliveryPattern.exec(pathname) ?? []
    const found = kept.get(id)
    if (!found || found.kind !== kind) return refuse(404, `Resource not found - ${id}`)
    const headers = { 'Content-Type': kind === 'video' ? 'video/mp4' : 'image/jpeg' }
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
    if (first === undefined) return new Response(new Uint8Array(found.bytes), { headers })
    const part = found.bytes.slice(Number(first), Number(last) + 1)
    return new Response(part, { status: 206, headers })
  }

  const fake: FakeCloudinary = { ...server, kept, trouble: 'none' }
  return fake
}

function checkSignature(stated: Map<string, string>): Response | null {
  const { signature, api_key, ...signed } = Object.fromEntries(stated)
  if (api_key !== cloudinaryAccount.apiKey) return refuse(401, 'Invalid api_key')
  const age = Math.abs(Date.now() / 1000 - Number(signed.timestamp))
  if (!(age < 3600)) return refuse(400, 'Stale request')
  const text = Object.keys(signed)
    .sort()
    .map((name) => `${name}=${signed[name]?.replaceAll('&', '%26')}`)
    .join('&')
  const right = createHash('sha1').update(`${text}${secret}`).digest('hex')
  return signature === right ? null : refuse(401, `Invalid Signature ${signature}`)
}

function refuse(status: number, message: string): Response {
  return Response.json({ error: { message } }, { status, headers: { 'X-Cld-Error': message } })
}
