import { z } from 'zod'
import { isLoopback } from '#platform/network/network.ts'
import { bucketProviderNames } from './bucket-providers.ts'

const endpointMessage =
  'This is an address such as https://s3.example.com, without anything behind it.'

/** One pasted line, without the characters that a browser adds on copying. */
const pasted = (message: string, pattern: RegExp) =>
  z.string().trim().max(400, message).regex(pattern, message)

const endpoint = z
  .string()
  .trim()
  .max(300, endpointMessage)
  .transform((value) => value.replace(/\/+$/, ''))
  .superRefine((value, check) => {
    const refuse = (message: string) => check.addIssue({ code: 'custom', message })
    if (!URL.canParse(value)) return refuse(endpointMessage)
    const { origin, protocol, hostname } = new URL(value)
    if (!['https:', 'http:'].includes(protocol) || origin !== value.toLowerCase()) {
      return refuse(endpointMessage)
    }
    if (protocol === 'http:' && !isLoopback(hostname)) {
      refuse('This address must begin with https, except for a server on the shop’s own machine.')
    }
  })

export const bucketInputSchema = z.object({
  provider: z.literal('s3'),
  bucketProvider: z.enum(bucketProviderNames, 'Please choose a provider.').meta({
    description: 'Whose bucket it is.',
  }),
  // Before `endpoint`: most providers' addresses contain the region.
  region: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9][a-z0-9-]{0,60}$/, 'A region looks like eu-central-1.'),
  endpoint,
  bucket: pasted(
    'A bucket’s name has 3 to 63 letters, digits, dots or hyphens.',
    /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/,
  ),
  accessKeyId: pasted('Please paste the key’s name (its ID).', /^[\x21-\x7e]+$/),
  secretAccessKey: pasted('This is no secret of a key.', /^[\x21-\x7e]*$/).meta({
    description: 'Empty: the one that is known of this bucket; never answered again.',
  }),
})

export const cloudinaryInputSchema = z.object({
  provider: z.literal('cloudinary'),
  cloud: pasted('Please enter the cloud name from Cloudinary’s dashboard.', /^[\w-]+$/),
  apiKey: pasted('Please paste the API key: a long number.', /^\w+$/),
  apiSecret: pasted('This is no API secret of Cloudinary’s.', /^[\w-]*$/).meta({
    description: 'Empty: the one that is known of this cloud; never answered again.',
  }),
})

export const diskInputSchema = z.object({ provider: z.literal('disk') })

export const picturesInputSchema = z.discriminatedUnion('provider', [
  diskInputSchema,
  bucketInputSchema,
  cloudinaryInputSchema,
])

export type PictureStoreInput =
  | { provider: 'disk' }
  | Omit<z.output<typeof bucketInputSchema>, 'secretAccessKey'>
  | Omit<z.output<typeof cloudinaryInputSchema>, 'apiSecret'>

/** The current store, and the store that one press brings back; null: there is none. */
export interface PictureStoreForm {
  now: PictureStoreInput
  before: { place: string; input: PictureStoreInput } | null
}
