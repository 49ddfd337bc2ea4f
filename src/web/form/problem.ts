import type { z } from 'zod'

export interface Problem {
  /** With its place in lists ('social.0.url'); '' for the form as a whole. */
  field: string
  message: string
}

export function firstProblem(schema: z.ZodType, body: object): Problem | null {
  const result = schema.safeParse(body)
  if (result.success) return null
  const [issue] = result.error.issues
  return { field: issue?.path.join('.') ?? '', message: issue?.message ?? '' }
}
