import { z } from 'zod'
import { messagesCopy } from './copy.ts'
import { longest, missing } from './message.ts'

const line = (field: keyof typeof longest) =>
  z
    .string(missing[field])
    .trim()
    .min(1, missing[field])
    .max(longest[field], messagesCopy.tooLong(longest[field]))
    .regex(/^[^\p{Cc}]*$/u, messagesCopy.oneLine)

/** `website` is a trap: only machines fill it in. `took`: writing time in milliseconds. */
export const contactSchema = z
  .object({
    name: line('name'),
    email: line('email').pipe(z.email('That is no e-mail address that I could answer to.')),
    subject: line('subject'),
    message: z
      .string(missing.message)
      .trim()
      .min(1, missing.message)
      .max(longest.message, `A long message: ${longest.message} characters at most, please.`),
    website: z.string().max(500).optional(),
    took: z.coerce.number().optional(),
  })
  .meta({ id: 'ContactMessage' })

export type MessageInput = z.output<typeof contactSchema>

export const messageSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
    createdAt: z.number().int(),
    read: z.boolean(),
    suspicious: z.boolean().meta({ description: 'Kept aside as one of a flood.' }),
  })
  .meta({ id: 'Message' })

/** Absent fields stay as they are. */
export const markSchema = z
  .object({ read: z.boolean().optional(), suspicious: z.boolean().optional() })
  .refine(({ read, suspicious }) => read !== undefined || suspicious !== undefined, {
    path: ['read'],
    message: messagesCopy.markMissing,
  })

export type MessageMarks = z.output<typeof markSchema>
