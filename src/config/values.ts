import { z } from 'zod'
import { addressSchema } from '#platform/network/email.schema.ts'

/** The message is one line for the person at the keyboard. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

export const text = z
  .string()
  .trim()
  .optional()
  .transform((value) => (value === '' ? undefined : value))

export const matching = (pattern: RegExp, wants: string) =>
  text.pipe(z.string().regex(pattern, wants).optional())

export const port = text.pipe(
  z
    .string()
    .regex(/^\d+$/, 'wants a number from 1 to 65535')
    .transform(Number)
    .refine((n) => n > 0 && n < 65536, 'wants a number from 1 to 65535')
    .optional(),
)

export const webAddress = text.pipe(
  z
    .string()
    .refine(isWebAddress, 'wants an address such as https://shop.example')
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
)

/** An address of a whole shop: no path, parameters or password. */
export const origin = text.pipe(
  z
    .string()
    .refine(isOrigin, 'wants an address without a path, such as https://shop.example')
    .transform((value) => new URL(value).origin)
    .optional(),
)

export const origins = text.pipe(
  z
    .string()
    .transform((value) => value.split(',').map((one) => one.trim()))
    .refine(
      (all) => all.every(isOrigin),
      'wants addresses with commas between them, such as https://www.shop.example, http://192.168.1.5:3000',
    )
    .transform((all) => all.map((one) => new URL(one).origin))
    .optional(),
)

export const mail = text.pipe(addressSchema('wants an email address').optional())

const inWords = (values: readonly string[]) =>
  `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`

export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  text.pipe(z.enum(values, `wants ${inWords(values)}`).optional())

function isOrigin(value: string): boolean {
  return isWebAddress(value) && /^[^/]+\/\/[^/?#@]+\/*$/.test(value)
}

function isWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false
  return ['http:', 'https:'].includes(new URL(value).protocol)
}
