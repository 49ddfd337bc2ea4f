import { z } from 'zod'
import { pushCopy } from './copy.ts'
import { isPushService, pushKinds } from './push.ts'

/** base64url of a P-256 point and of 16 bytes (RFC 8291, 3). */
const keys = z.object({
  p256dh: z.string(pushCopy.keys).regex(/^[\w-]{86,88}={0,2}$/, pushCopy.keys),
  auth: z.string(pushCopy.keys).regex(/^[\w-]{22}={0,2}$/, pushCopy.keys),
})

const endpoint = z
  .url(pushCopy.otherService)
  .max(1000, pushCopy.otherService)
  .refine(isPushService, pushCopy.otherService)

export const newDeviceSchema = z.object({
  endpoint,
  keys,
  name: z.string().trim().min(1).max(60),
})
export type NewDevice = z.output<typeof newDeviceSchema>

const hour = z.int(pushCopy.hour).min(0, pushCopy.hour).max(23, pushCopy.hour)

export const deviceChoiceSchema = z.object({
  kinds: z.array(z.enum(pushKinds)),
  quietFrom: hour,
  quietTo: hour,
})
export type DeviceChoice = z.output<typeof deviceChoiceSchema>

export const deviceSchema = deviceChoiceSchema
  .extend({
    id: z.string(),
    name: z.string(),
    /** Lets a browser find itself among them. */
    endpointDigest: z.string(),
    createdAt: z.number(),
    heardAt: z.number().nullable(),
  })
  .meta({ id: 'PushDevice' })
export type Device = z.output<typeof deviceSchema>

/** Sealed. */
export const subscriptionSchema = newDeviceSchema.omit({ name: true })

/** `publicKey`: base64url of the P-256 point; `privateKey`: sealed. */
export const vapidSetting = {
  key: 'push.keys',
  schema: z.object({ publicKey: z.string(), privateKey: z.string() }).nullable().default(null),
}
