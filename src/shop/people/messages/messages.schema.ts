import { z } from 'zod'
import { attemptSchema } from '#platform/attempt.schema.ts'
import { addressSchema } from '#platform/network/email.schema.ts'
import { messagesCopy } from './copy.ts'
import { longest, missing } from './message.ts'

const line = (field: keyof typeof longest) =>
  z
    .string(missing[field])
    .trim()
    .min(1, missing[field])
    .max(longest[field], messagesCopy.tooLong(longest[field]))
    .regex(/^[^\p{Cc}]*$/u, messagesCopy.oneLine)

/** `website` is a trap that only bots fill in. `took`: writing time in milliseconds. */
export const contactSchema = z
  .object({
    name: line('name'),
    email: line('email').pipe(addressSchema(messagesCopy.badEmail)),
    subject: line('subject'),
    message: z
      .string(missing.message)
      .trim()
      .min(1, missing.message)
      .max(longest.message, messagesCopy.messageTooLong(longest.message)),
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
    answered: z.boolean(),
    suspicious: z.boolean().meta({ description: 'Kept aside as one of a flood.' }),
  })
  .meta({ id: 'Message' })

export const answerInputSchema = z
  .object({
    attempt: attemptSchema.meta({
      description: 'Made up by the client: the same one is sent once.',
    }),
    subject: line('subject'),
    text: z
      .string(messagesCopy.answerMissing)
      .trim()
      .min(1, messagesCopy.answerMissing)
      .max(longest.message, messagesCopy.tooLong(longest.message)),
    version: z.string().max(100).optional().meta({
      description:
        'The id of the last answer that the client knows, or none: refused after another answer.',
    }),
  })
  .meta({ id: 'AnswerInput' })

export type AnswerInput = z.output<typeof answerInputSchema>

/** Absent fields stay unchanged. */
export const markSchema = z
  .object({
    read: z.boolean().optional(),
    answered: z.boolean().optional(),
    suspicious: z.boolean().optional(),
  })
  .refine((marks) => Object.values(marks).some((mark) => mark !== undefined), {
    path: ['read'],
    message: messagesCopy.markMissing,
  })

export type MessageMarks = z.output<typeof markSchema>
