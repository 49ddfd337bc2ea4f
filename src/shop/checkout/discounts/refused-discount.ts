import { type ErrorCode, ShopError } from '#platform/errors.ts'
import { type DiscountProblem, problemWords } from './discount.ts'

const codes: Partial<Record<DiscountProblem, ErrorCode>> = {
  unknown: 'code_unknown',
  over: 'code_over',
  used_up: 'code_used_up',
}

export function refusedDiscount(problem: DiscountProblem, code: string, missing = ''): ShopError {
  const words = problemWords(problem, code.slice(0, 60), missing)
  return new ShopError(codes[problem] ?? 'code_not_usable', words, { field: 'code' })
}
