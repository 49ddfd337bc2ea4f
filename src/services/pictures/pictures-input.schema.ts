import { z } from 'zod'
import { isLoopback } from '#platform/network/network.ts'
import { connectionsCopy } from '#services/connections/copy.ts'
import { bucketProviderNames } from './bucket-providers.ts'

const pasted = (message: string, pattern: RegExp) =>
  z.string().trim().max(400, message).regex(pattern, message)

const endpoint = z
  .string()
  .trim()
  .max(300, connectionsCopy.endpointMessage)
  .transform((value) => value.replace(/\/+$/, ''))
  .superRefine((value, check) => {
    const refuse = (message: string) => check.addIssue({ code: 'custom', message })
    if (!URL.canParse(value)) return refuse(connectionsCopy.endpointMessage)
    const { origin, protocol, hostname } = new URL(value)
    if (!['https:', 'http:'].includes(protocol) || origin !== value.toLowerCase()) {
      return refuse(connectionsCopy.endpointMessage)
    }
    if (protocol === 'http:' && !isLoopback(hostname)) {
      refuse(connectionsCopy.httpsNeeded)
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
    .regex(/^[a-z0-9][a-z0-9-]{0,60}$/, connectionsCopy.badRegion),
  endpoint,
  bucket: pasted(connectionsCopy.badBucket, /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/),
  accessKeyId: pasted(connectionsCopy.keyMissing, /^[\x21-\x7e]+$/),
  secretAccessKey: pasted('This is no secret of a key.', /^[\x21-\x7e]*$/).meta({
    description: 'Empty: the one that is known of this bucket; never answered again.',
  }),
})

export const cloudinaryInputSchema = z.object({
  provider: z.literal('cloudinary'),
  cloud: pasted(connectionsCopy.cloudMissing, /^[\w-]+$/),
  apiKey: pasted(connectionsCopy.apiKeyMissing, /^\w+$/),
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

export interface PictureStoreForm {
  now: PictureStoreInput
  before: { place: string; input: PictureStoreInput } | null
}
