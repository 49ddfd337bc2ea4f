/**
 * As much of Cloudinary as the shop uses, strict about what the real one refuses: signed uploads
 * (every parameter but the file, sorted, SHA-1 with the secret), deletion, and delivery.
 */
import { createHash } from 'node:crypto'
import { type LocalServer, openLocalServer } from './local-server.ts'

export interface FakeCloudinary extends LocalServer {
  /** What is kept, by public id. */
  readonly kept: Map<string, { bytes: Uint8Array; folder: string }>
  /** What it answers instead, while set. */
  trouble: 'none' | 'rate_limit' | 'reset'
}

const secret = 'shh-this-is-the-secret'
export const cloudinaryAccount = { cloud: 'atelier-test', apiKey: '123456789', apiSecret: secret }

export async function openFakeCloudinary(): Promise<FakeCloudinary> {
  const kept: FakeCloudinary['kept'] = new Map()
  const server = await openLocalServer(async (request) => {
    if (fake.trouble === 'reset') return null
    if (fake.trouble === 'rate_limit') return refuse(420, 'Rate Limit Exceeded')
    const { pathname } = new URL(request.url)
    if (request.method === 'GET' || request.method === 'HEAD') return deliver(pathname)
    const form = await request.formData()
    const stated = new Map([...form].filter(([, value]) => typeof value === 'string')) as Map<
      string,
      string
    >
    const refusal = checkSignature(stated)
    if (refusal) return refusal
    const id = stated.get('public_id') ?? ''
    if (pathname === `/v1_1/${cloudinaryAccount.cloud}/image/destroy`) {
      return Response.json({ result: kept.delete(id) ? 'ok' : 'not found' })
    }
    if (pathname !== `/v1_1/${cloudinaryAccount.cloud}/image/upload`)
      return refuse(404, 'Not found')
    const file = form.get('file')
    if (!(file instanceof File)) return refuse(400, 'Missing required parameter - file')
    if (/\.\w+$/.test(id)) return refuse(400, 'a public id has no ending')
    if (!kept.has(id) || stated.get('overwrite') !== 'false') {
      const bytes = new Uint8Array(await file.arrayBuffer())
      kept.set(id, { bytes, folder: stated.get('asset_folder') ?? '' })
    }
    return Response.json({ public_id: id, secure_url: `https://res.example/${id}.jpg` })
  })

  function deliver(pathname: string): Response {
    const id = pathname
      .replace(`/${cloudinaryAccount.cloud}/image/upload/`, '')
      .replace(/\.\w+$/, '')
    const found = kept.get(id)
    if (!found) return refuse(404, `Resource not found - ${id}`)
    return new Response(new Uint8Array(found.bytes), { headers: { 'Content-Type': 'image/jpeg' } })
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
