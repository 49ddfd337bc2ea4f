import { z } from 'zod'
import { bucketInputSchema, httpsAddress } from '#services/pictures/pictures.schema.ts'
import { backupsFormCopy as copy } from './form.copy.ts'

const folder = z
  .string()
  .trim()
  .max(200, copy.badFolder)
  .transform((value) => value.replace(/^\/+|\/+$/g, ''))
  .refine((value) => /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(value), copy.badFolder)

/** '' keeps the stored passphrase. */
const passphrase = z
  .string()
  .trim()
  .max(200, copy.longPassphrase)
  .refine((value) => value === '' || value.length >= 12, copy.shortPassphrase)
  .meta({ description: 'Seals the key of the backups; never kept, never answered.' })

const shared = { folder, passphrase }
const login = {
  user: z.string().trim().min(1, copy.userMissing).max(200, copy.userMissing),
  password: z.string().max(400, copy.longPassphrase).meta({
    description: 'Empty: the one that is known of this login; never answered again.',
  }),
}

export const bucketBackupsSchema = bucketInputSchema.extend({
  provider: z.literal('s3-backups'),
  ...shared,
})

export const webdavBackupsSchema = z.object({
  provider: z.literal('webdav-backups'),
  url: httpsAddress(
    400,
    copy.badAddress,
    ({ search, hash, username }) => !search && !hash && !username,
  ),
  ...login,
  ...shared,
})

export const sftpBackupsSchema = z.object({
  provider: z.literal('sftp-backups'),
  host: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9:][a-z0-9.:-]{0,252}$/, copy.badHost),
  port: z.number(copy.badPort).int(copy.badPort).min(1, copy.badPort).max(65535, copy.badPort),
  ...login,
  ...shared,
})

export const backupsInputSchema = z.discriminatedUnion('provider', [
  bucketBackupsSchema,
  webdavBackupsSchema,
  sftpBackupsSchema,
])
export type BackupsInput = z.output<typeof backupsInputSchema>

/** The age identity that opens and seals, so that the shop can test its backups by itself. */
const identity = z.string()

export const backupsConnectionSchema = z.discriminatedUnion('provider', [
  bucketBackupsSchema.omit({ passphrase: true }).extend({ identity }),
  webdavBackupsSchema.omit({ passphrase: true }).extend({ identity }),
  sftpBackupsSchema.omit({ passphrase: true }).extend({ hostKey: z.string(), identity }),
])
export type BackupsConnection = z.output<typeof backupsConnectionSchema>

/** `Omit` for each member of a union. */
export type Without<Union, Field extends string> = Union extends unknown
  ? Omit<Union, Field>
  : never

export type BackupsPlace = Without<BackupsInput, 'passphrase'>
export type BackupsForm = Without<BackupsPlace, 'secretAccessKey' | 'password'>
