import { z } from 'zod'
import { platformCopy } from './copy.ts'

/** The client makes it up, so that a repeated request acts once. */
export const attemptSchema = z
  .string(platformCopy.whichAttempt)
  .regex(/^[\w-]{8,64}$/, platformCopy.badAttempt)
