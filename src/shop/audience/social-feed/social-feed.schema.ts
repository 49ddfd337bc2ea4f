import { z } from 'zod'
import { socialTroubles } from '#services/social-feed/port.ts'

/** Specification §3. */
export const socialItemSchema = z
  .object({
    media_type: z.enum(['IMAGE', 'CAROUSEL_ALBUM', 'VIDEO']),
    permalink: z.string().meta({ description: 'The post at its network.' }),
    media_url: z.string().meta({ description: 'A still picture of it, from this shop.' }),
    alt: z.string(),
    width: z.number().int(),
    height: z.number().int(),
  })
  .meta({ id: 'SocialItem' })

export type SocialItem = z.output<typeof socialItemSchema>

/** Epoch milliseconds. */
const moment = z.number().int().nullable()

/** Never contains the token itself. */
export const feedStatusSchema = z
  .object({
    on: z.boolean(),
    renewedAt: moment,
    expiresAt: moment,
    fetchedAt: moment,
    shown: z.number().int(),
    trouble: z.enum(socialTroubles).nullable(),
    troubleAt: moment,
  })
  .meta({ id: 'FeedStatus' })

export type FeedStatus = z.output<typeof feedStatusSchema>

export const newTokenSchema = z
  .object({
    token: z
      .string('Please paste the token.')
      .trim()
      .min(1, 'Please paste the token.')
      .max(2000, 'That is longer than any token.')
      .regex(/^[\w.|~+/=-]+$/, 'A token is one long word. Please copy it once more, all of it.'),
  })
  .meta({ id: 'NewSocialToken' })
