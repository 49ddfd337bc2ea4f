import { z } from 'zod'
import { isLoopback } from '#platform/network/network.ts'
import { bucketProviderNames } from './bucket-providers.ts'
import { picturesCopy } from './form.copy.ts'

const pasted = (message: string, pattern: RegExp) =>
  z.string().trim().max(400, message).regex(pattern, message)

/** Without a slash at the end. `fits`: further demands on the address. */
export const httpsAddress = (
  longest: number,
  words: string,
  fits: (url: URL, typed: string) => boolean,
) =>
  z
    .string()
    .trim()
    .max(longest, words)
    .transform((value) => value.replace(/\/+$/, ''))
    .superRefine((value, check) => {
      const refuse = (message: string) => check.addIssue({ code: 'custom', message })
      const url = URL.parse(value)
      const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
      if (!url || !isWeb || !fits(url, value)) return refuse(words)
      if (url.protocol === 'http:' && !isLoopback(url.hostname)) refuse(picturesCopy.httpsNeeded)
    })

export const bucketInputSchema = z.object({
  provider: z.literal('s3'),
  bucketProvider: z.enum(bucketProviderNames, picturesCopy.providerMissing).meta({
    description: 'Whose bucket it is.',
  }),
  // Before `endpoint`: most providers' addresses contain the region.
  region: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9][a-z0-9-]{0,60}$/, picturesCopy.badRegion),
  endpoint: httpsAddress(
    300,
    picturesCopy.endpointMessage,
    ({ origin }, typed) => origin === typed.toLowerCase(),
  ),
  bucket: pasted(picturesCopy.badBucket, /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/),
  accessKeyId: pasted(picturesCopy.keyMissing, /^[\x21-\x7e]+$/),
  secretAccessKey: pasted(picturesCopy.badSecret, /^[\x21-\x7e]*$/).meta({
    description: 'Empty: the one that is known of this bucket; never answered again.',
  }),
})

export const cloudinaryInputSchema = z.object({
  provider: z.literal('cloudinary'),
  cloud: pasted(picturesCopy.cloudMissing, /^[\w-]+$/),
  apiKey: pasted(picturesCopy.apiKeyMissing, /^\w+$/),
  apiSecret: pasted(picturesCopy.badApiSecret, /^[\w-]*$/).meta({
    description: 'Empty: the one that is known of this cloud; never answered again.',
  }),
})

export const diskInputSchema = z.object({ provider: z.literal('disk') })

export const picturesInputSchema = z.discriminatedUnion('provider', [
  diskInputSchema,
  bucketInputSchema,
  cloudinaryInputSchema,
])

export type PicturesInput = z.output<typeof picturesInputSchema>

export type PictureStoreInput =
  | { provider: 'disk' }
  | Omit<z.output<typeof bucketInputSchema>, 'secretAccessKey'>
  | Omit<z.output<typeof cloudinaryInputSchema>, 'apiSecret'>

export interface PictureStoreForm {
  now: PictureStoreInput
  before: { place: string; input: PictureStoreInput } | null
}

export const picturesConnectionSchema = z.discriminatedUnion('provider', [
  diskInputSchema,
  z.object({
    provider: z.literal('s3'),
    bucketProvider: z.enum(bucketProviderNames).optional(),
    endpoint: z.string(),
    region: z.string(),
    bucket: z.string(),
    accessKeyId: z.string(),
    secretAccessKey: z.string(),
  }),
  z.object({
    provider: z.literal('cloudinary'),
    cloud: z.string(),
    apiKey: z.string(),
    apiSecret: z.string(),
    apiBase: z.string().optional(),
    deliveryBase: z.string().optional(),
  }),
])
export type PicturesConnection = z.output<typeof picturesConnectionSchema>
