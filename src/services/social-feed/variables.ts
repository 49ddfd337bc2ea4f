import type { Environment } from '#services/connections/service-definition.ts'
import { ConfigError, text, webAddress } from '../../config/values.ts'

export const socialFeedVariables = {
  INSTAGRAM_TOKEN: text,
  INSTAGRAM_API_BASE: webAddress,
}

export interface SocialFeedConfig {
  /** The first token only: the shop renews it and keeps the new token in its database. */
  firstToken: string | undefined
  /** For tests; without a slash at the end. */
  apiBase: string | undefined
}

export function readSocialFeed(e: Environment<typeof socialFeedVariables>): SocialFeedConfig {
  if (e.INSTAGRAM_TOKEN && /\s/.test(e.INSTAGRAM_TOKEN)) {
    throw new ConfigError('INSTAGRAM_TOKEN wants one long word without spaces.')
  }
  return { firstToken: e.INSTAGRAM_TOKEN, apiBase: e.INSTAGRAM_API_BASE }
}
