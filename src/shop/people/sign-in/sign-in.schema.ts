import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'
import { textSchema } from '#platform/text.schema.ts'
import { identityCopy } from '#shop/people/identity/copy.ts'
import { signInCopy } from './copy.ts'

const link = z.string().max(200)
export const oneTimeCodeSchema = z.string(signInCopy.codeMissing).trim().min(6).max(20)

export const loginSchema = z
  .object({
    email: z.string(identityCopy.emailMissing).max(320, identityCopy.emailTooLong),
    password: z.string(identityCopy.ownPasswordMissing).max(200, identityCopy.ownPasswordTooLong),
    code: z.string().max(20).optional().meta({
      description: 'Of the authenticator app, or a recovery code, where the account asks for one.',
    }),
  })
  .meta({ id: 'Login' })

export const linkRequestSchema = z
  .object({
    email: z.string(identityCopy.emailMissing).max(320, identityCopy.emailTooLong),
  })
  .meta({ id: 'SignInLinkRequest' })

export const linkUseSchema = z
  .object({
    link,
    code: z.string().max(20).optional(),
    next: z.string().max(500).optional(),
  })
  .meta({ id: 'SignInLinkUse' })

const bytes = z.string().max(20_000)
const credential = {
  id: z.string().max(1400),
  rawId: z.string().max(1400),
  type: z.literal('public-key'),
}

/** The JSON of `navigator.credentials.get`; the shop checks its bytes. */
const authentication = z
  .looseObject({
    ...credential,
    response: z.looseObject({
      clientDataJSON: bytes,
      authenticatorData: bytes,
      signature: bytes,
    }),
  })
  .meta({ id: 'PasskeyAuthentication' })

/** The JSON of `navigator.credentials.create`. */
const registration = z
  .looseObject({
    ...credential,
    response: z.looseObject({ clientDataJSON: bytes, attestationObject: bytes }),
  })
  .meta({ id: 'PasskeyRegistration' })

export const passkeyOptionsSchema = z
  .looseObject({ challenge: z.string() })
  .meta({ id: 'PasskeyOptions' })

export const passkeyUseSchema = z.object({
  response: authentication.transform((value) => value as unknown as AuthenticationResponseJSON),
})

export const passkeyNameSchema = textSchema(60, signInCopy.nameMissing).min(
  1,
  signInCopy.nameMissing,
)

export const newPasskeySchema = z.object({
  name: passkeyNameSchema,
  response: registration.transform((value) => value as unknown as RegistrationResponseJSON),
})

export const confirmSchema = z
  .object({
    password: z.string().max(200).optional(),
    code: z.string().max(20).optional(),
    passkey: passkeyUseSchema.shape.response.optional(),
  })
  .meta({ id: 'Confirmation' })

export const securitySchema = z
  .object({
    /** `recovery`: unused codes. */
    codes: z.object({ on: z.boolean(), recovery: z.number().int() }),
    passkeys: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        createdAt: z.number().int(),
        /** Null: never. */
        usedAt: z.union([z.number().int(), z.null()]),
      }),
    ),
  })
  .meta({ id: 'AccountSecurity' })

export type AccountSecurity = z.output<typeof securitySchema>
