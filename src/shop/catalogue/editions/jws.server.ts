/* JSON Web Signatures in compact form (RFC 7515) by Ed25519 (RFC 8037). */
import {
  CompactSign,
  calculateJwkThumbprint,
  compactVerify,
  decodeProtectedHeader,
  errors,
  exportJWK,
  exportPKCS8,
  generateKeyPair,
  importJWK,
  importPKCS8,
} from 'jose'

const alg = 'EdDSA'
const jwkOf = (publicKey: string) => ({ kty: 'OKP', crv: 'Ed25519', x: publicKey })

/** Private key: PKCS #8 in PEM. Public key: 32 bytes in base64url. Id: RFC 7638 thumbprint. */
export async function newKeyPair() {
  const pair = await generateKeyPair(alg, { extractable: true })
  const { x: publicKey = '' } = await exportJWK(pair.publicKey)
  return {
    id: await calculateJwkThumbprint(jwkOf(publicKey)),
    privateKey: await exportPKCS8(pair.privateKey),
    publicKey,
  }
}

export async function signPayload(
  payload: object,
  privateKey: string,
  keyId: string,
): Promise<string> {
  return new CompactSign(Buffer.from(JSON.stringify(payload)))
    .setProtectedHeader({ alg, kid: keyId })
    .sign(await importPKCS8(privateKey, alg))
}

/** Null when this key did not sign the token. */
export async function openToken(token: string, publicKey: string): Promise<unknown> {
  try {
    const { payload } = await compactVerify(token, await importJWK(jwkOf(publicKey), alg))
    return JSON.parse(Buffer.from(payload).toString('utf8'))
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

/** The token's own claim: it proves nothing. */
export function keyIdOf(token: string): string | null {
  try {
    return decodeProtectedHeader(token).kid ?? null
  } catch {
    return null
  }
}
