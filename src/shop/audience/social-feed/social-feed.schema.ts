import { z } from 'zod'
import { socialTroubles } from '#services/social-feed/port.ts'
import { socialFeedCopy } from './copy.ts'

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
      .string(socialFeedCopy.tokenMissing)
      .trim()
      .min(1, socialFeedCopy.tokenMissing)
      .max(2000, socialFeedCopy.tokenTooLong)
      .regex(/^[\w.|~+/=-]+$/, socialFeedCopy.badToken),
  })
  .meta({ id: 'NewSocialToken' })
