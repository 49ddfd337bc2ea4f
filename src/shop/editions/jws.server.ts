/*
 * Signs and checks JSON Web Signatures in compact form (RFC 7515) by Ed25519 (RFC 8037). What is
 * signed are the ASCII bytes before the second dot: header, a dot, payload, each base64url.
 * Knows nothing of what a payload says.
 */
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
} from 'node:crypto'

/** A new pair of keys: the private one as PKCS #8 in PEM, the public one as its 32 bytes in base64url. */
export function newKeyPair(): { privateKey: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKey.export({ format: 'jwk' }).x ?? '',
  }
}

/** The RFC 7638 thumbprint of a public key. */
export function thumbprintOf(publicKey: string): string {
  const members = `{"crv":"Ed25519","kty":"OKP","x":"${publicKey}"}`
  return createHash('sha256').update(members).digest('base64url')
}

/** Signs a payload. `keyId` stands in the header. */
export function signPayload(payload: object, privateKey: string, keyId: string): string {
  const header = { alg: 'EdDSA', kid: keyId }
  const signed = [header, payload].map((part) => encode(JSON.stringify(part))).join('.')
  return `${signed}.${sign(null, Buffer.from(signed), createPrivateKey(privateKey)).toString('base64url')}`
}

/** The payload that this key has signed; null: it has not. */
export function openToken(token: string, publicKey: string): unknown {
  const [header = '', payload = '', signature = '', ...more] = token.split('.')
  if (more.length > 0) return null
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' })
  const bytes = Buffer.from(`${header}.${payload}`)
  if (!verify(null, bytes, key, Buffer.from(signature, 'base64url'))) return null
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
}

/** The id of the key that a token says it was signed by; it proves nothing. */
export function keyIdOf(token: string): string | null {
  try {
    const [header = ''] = token.split('.')
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString('utf8'))
    return typeof kid === 'string' ? kid : null
  } catch {
    return null
  }
}

const encode = (text: string) => Buffer.from(text).toString('base64url')
