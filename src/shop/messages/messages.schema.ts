import { z } from 'zod'
import { longest } from './message.ts'

const line = (most: number, missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(most, `That is a little long: ${most} characters at most.`)
    .regex(/^[^\p{Cc}]*$/u, 'One line, please.')

/**
 * What the contact form sends. The field `website` is a trap: people don't see it, and who fills
 * it in is a machine. `took` is how long the writing took, in milliseconds, where that is known.
 */
export const contactSchema = z
  .object({
    name: line(longest.name, 'Who is it? A name, please.'),
    email: line(longest.email, 'An e-mail address, please, so that I can answer.').pipe(
      z.email('That is no e-mail address that I could answer to.'),
    ),
    subject: line(longest.subject, 'What is it about? A few words are enough.'),
    message: z
      .string('The letter itself is missing.')
      .trim()
      .min(1, 'The letter itself is missing.')
      .max(longest.message, `A long letter: ${longest.message} characters at most, please.`),
    website: z.string().max(500).optional(),
    took: z.coerce.number().optional(),
  })
  .meta({ id: 'ContactMessage' })

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

/** What the owner changes about a message; what is left out stays. */
export const markSchema = z
  .object({ read: z.boolean().optional(), suspicious: z.boolean().optional() })
  .refine(({ read, suspicious }) => read !== undefined || suspicious !== undefined, {
    path: ['read'],
    message: 'Please say whether it is read, or whether it is suspicious.',
  })
