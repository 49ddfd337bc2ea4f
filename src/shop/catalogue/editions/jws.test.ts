import { expect, it } from 'vitest'
import { keyIdOf, newKeyPair, openToken, signPayload } from './jws.server.ts'

/** A key and a token as version 1.0.0 stored them. */
const privateKey =
  '-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEIC0EpFIQPfmTXsDy5xqXN8yfBaD94gWG2a6/RXpC3w5f\n-----END PRIVATE KEY-----\n'
const publicKey = 'SNZoUxC1L4B33Y0bUpdIAKvaWYRqJRhn8bK2AvjO7So'
const keyId = '3_P9IK40LrBoGWKrU18fP38jfOwSi_AEttDr9gQVVKo'
const payload = { jti: 'c-1', title: 'Nächte' }
const token =
  'eyJhbGciOiJFZERTQSIsImtpZCI6IjNfUDlJSzQwTHJCb0dXS3JVMThmUDM4amZPd1NpX0FFdHREcjlnUVZWS28ifQ.eyJqdGkiOiJjLTEiLCJ0aXRsZSI6Ik7DpGNodGUifQ.kEYDRdYpKt6pjVUg8LyG0COCIZKsA2gJzm15wz7xcCs8B8uzkurOikK6wWAiQRmBgUlCIsg1la8LSHSaq5wqBA'

it('opens and makes the tokens of an older version', async () => {
  expect(keyIdOf(token)).toBe(keyId)
  expect(await openToken(token, publicKey)).toEqual(payload)
  expect(await signPayload(payload, privateKey, keyId)).toBe(token)
})

it('opens only tokens that its own key signed', async () => {
  const key = await newKeyPair()
  const signed = await signPayload(payload, key.privateKey, key.id)
  expect(await openToken(signed, key.publicKey)).toEqual(payload)
  expect(await openToken(signed, publicKey)).toBeNull()
})

it.each([
  ['a payload that was changed', token.replace('eyJqdGki', 'eyJqdGkj')],
  ['a signature that was changed', token.replace('kEYDRd', 'kEYDRe')],
  ['a fourth part', `${token}.x`],
  ['no token', 'nonsense'],
])('opens no token with %s', async (_, changed) => {
  expect(await openToken(changed, publicKey)).toBeNull()
})
