import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose'

/** A browser's subscription, and the service that carries to it. */
export function pushService(host = 'fcm.googleapis.com') {
  const browser = createECDH('prime256v1')
  const point = browser.generateKeys()
  const auth = randomBytes(16)
  const received: { message: PushMessage; headers: Headers }[] = []
  const device = {
    endpoint: `https://${host}/send/${randomBytes(12).toString('hex')}`,
    keys: { p256dh: point.toString('base64url'), auth: auth.toString('base64url') },
    name: 'A phone',
  }
  const service = {
    device,
    received,
    status: 201,
    /** Checks the signature and opens the message (RFC 8291, 8292). */
    async send(endpoint: string, init: RequestInit): Promise<Response> {
      if (endpoint !== device.endpoint) throw new Error(`${endpoint} is nobody's`)
      if (service.status !== 201) return new Response(null, { status: service.status })
      const headers = new Headers(init.headers)
      await verify(headers.get('authorization') ?? '', new URL(endpoint).origin)
      const body = Buffer.from(init.body as Uint8Array)
      if (body.length > 4096) return new Response(null, { status: 413 })
      received.push({ message: JSON.parse(open(body)), headers })
      return new Response(null, { status: 201 })
    },
  }

  function open(body: Buffer): string {
    const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 86)]
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), point, sender])
    const secret = hkdf(auth, browser.computeSecret(sender), info, 32)
    const key = hkdf(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = hkdf(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12)
    const cipher = createDecipheriv('aes-128-gcm', key, nonce)
    cipher.setAuthTag(body.subarray(-16))
    const plain = Buffer.concat([cipher.update(body.subarray(86, -16)), cipher.final()])
    return plain.subarray(0, plain.lastIndexOf(2)).toString()
  }
  return service
}

export interface PushMessage {
  web_push: number
  notification: { title: string; body: string; navigate: string }
}

const hkdf = (salt: Buffer, secret: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

async function verify(authorization: string, audience: string): Promise<void> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(authorization) ?? []
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((at) => at.toString('base64url'))
  if (decodeProtectedHeader(token).alg !== 'ES256') throw new Error('not ES256')
  await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', alg: 'ES256', x, y }), {
    audience,
  })
}
