import { z } from 'zod'
import { platformCopy } from './copy.ts'

/** The client makes it up, so that a repeated request acts once. */
export const attemptSchema = (description: string) =>
  z
    .string(platformCopy.whichAttempt)
    .regex(/^[\w-]{8,64}$/, platformCopy.badAttempt)
    .meta({ description })
