import '../form/jitless.ts'
import { isShopError } from '#kernel/errors.ts'
import { vacationEditSchema } from '#shop/vacation/vacation.schema.ts'
import { checkDays } from '#shop/vacation/vacation.ts'
import type { Problem } from '../products/product-checks.ts'
import type { VacationMode } from './vacation-mode.ts'

/** The first check that fails, by the API's own schema; null: none. */
export function firstProblem(body: VacationMode, today: string): Problem | null {
  const result = vacationEditSchema.safeParse(body)
  if (!result.success) {
    const [issue] = result.error.issues
    return { field: String(issue?.path[0] ?? ''), message: issue?.message ?? '' }
  }
  try {
    checkDays(result.data, today)
    return null
  } catch (error) {
    if (!isShopError(error)) throw error
    return { field: error.details.field ?? '', message: error.message }
  }
}
