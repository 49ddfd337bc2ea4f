import { z } from 'zod'
import { messagesCopy } from './copy.ts'

/** In characters. */
export const longestAnswer = 5000
export const mostSavedAnswers = 50

export const savedAnswerInputSchema = z
  .object({
    title: z
      .string(messagesCopy.titleMissing)
      .trim()
      .min(1, messagesCopy.titleMissing)
      .max(80, messagesCopy.tooLong(80))
      .regex(/^[^\p{Cc}]*$/u, messagesCopy.oneLine),
    text: z
      .string(messagesCopy.answerMissing)
      .trim()
      .min(1, messagesCopy.answerMissing)
      .max(longestAnswer, messagesCopy.tooLong(longestAnswer)),
    version: z.string().max(64).optional(),
  })
  .meta({ id: 'SavedAnswerInput' })

export type SavedAnswerInput = z.output<typeof savedAnswerInputSchema>

const kept = z.object({ id: z.string(), title: z.string(), text: z.string() })

export const savedAnswerSchema = kept.extend({ version: z.string() }).meta({ id: 'SavedAnswer' })

export type SavedAnswer = z.output<typeof savedAnswerSchema>

export const savedAnswersSetting = {
  key: 'letters.saved-answers',
  schema: z.array(kept).default([]),
}
