import { z } from 'zod'
import { emailSchema } from '#platform/network/email.schema.ts'
import { mailCopy } from './form.copy.ts'
import { mailProviderNames, mailSecurities } from './mail-providers.ts'

const line = (longest: number, message: string) =>
  z
    .string()
    .trim()
    .max(longest, message)
    .refine((value) => !/\p{Cc}/u.test(value), message)

export const smtpInputSchema = z.object({
  provider: z.literal('smtp'),
  mailbox: z
    .enum(mailProviderNames, mailCopy.providerMissing)
    .meta({ description: 'Whose mailbox it is.' }),
  fromAddress: emailSchema(mailCopy.fromMissing).meta({
    description: 'Whom mails come from.',
  }),
  fromName: line(100, mailCopy.fromNameTooLong).meta({
    description: 'Empty: the studio’s name.',
  }),
  host: z
    .string()
    .trim()
    .toLowerCase()
    .max(253, mailCopy.hostMessage)
    .regex(/^[a-z0-9]([a-z0-9.:-]*[a-z0-9])?$/, mailCopy.hostMessage),
  port: z.int(mailCopy.badPort).min(1, mailCopy.badPort).max(65535, mailCopy.badPort),
  security: z.enum(mailSecurities, mailCopy.securityMissing).meta({
    description: '`none` only for a server on the machine that the shop runs on.',
  }),
  user: line(254, mailCopy.userTooLong).meta({
    description: 'Empty: the server asks for no login.',
  }),
  password: line(400, mailCopy.passwordTooLong).meta({
    description: 'Empty: the one that is set already; never answered again.',
  }),
})
export type SmtpInput = z.output<typeof smtpInputSchema>

export type MailboxForm = Omit<SmtpInput, 'provider' | 'password'>

export const smtpConnectionSchema = z.object({
  provider: z.literal('smtp'),
  mailbox: z.enum(mailProviderNames).optional(),
  host: z.string(),
  port: z.number(),
  /** True: TLS from the first byte; false: STARTTLS, unless `plain`. */
  secure: z.boolean(),
  /** No encryption at all: only on this very machine. */
  plain: z.boolean(),
  auth: z.object({ user: z.string(), pass: z.string() }).optional(),
  /** No name: the studio's. */
  from: z.object({ name: z.string().optional(), address: z.string() }).optional(),
  /** Address for the owner's mails; absent: the studio's address in the settings. */
  to: z.string().optional(),
})
export type SmtpConnection = z.output<typeof smtpConnectionSchema>
