import { z } from 'zod'
import { platformCopy } from './copy.ts'

/** Trimmed. `most` in characters; `missing` answers what is no text. */
export const textSchema = (most: number, missing: string = platformCopy.noWords) =>
  z.string(missing).trim().max(most, platformCopy.tooLong(most))

/** A text without line breaks and other control characters. */
export const lineSchema = (most: number) =>
  textSchema(most).regex(/^[^\p{Cc}]*$/u, platformCopy.oneLine)
