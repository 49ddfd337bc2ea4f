import type { z } from 'zod'

export interface Problem {
  /** The field at fault, in lists with its place ('social.0.url'); '' when the form as a whole is. */
  field: string
  message: string
}

/** The first check of a call's schema that the body of a form fails, or null. */
export function firstProblem(schema: z.ZodType, body: object): Problem | null {
  const result = schema.safeParse(body)
  if (result.success) return null
  const [issue] = result.error.issues
  return { field: issue?.path.join('.') ?? '', message: issue?.message ?? '' }
}
