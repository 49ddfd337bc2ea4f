import type { z } from 'zod'

export interface Problem {
  /** Includes positions in lists ('social.0.url'); '' for the whole form. */
  field: string
  message: string
}

/** All problems, in the order of the schema's checks; one for each field. */
export function problemsIn(schema: z.ZodType, body: object): Problem[] {
  const issues = schema.safeParse(body).error?.issues ?? []
  const problems = issues.map(({ path, message }) => ({ field: path.join('.'), message }))
  return problems.filter(({ field }, at) => problems.findIndex((one) => one.field === field) === at)
}

export const firstProblem = (schema: z.ZodType, body: object): Problem | null =>
  problemsIn(schema, body)[0] ?? null
