import { type RefObject, useEffect } from 'react'
import type { Problem } from '../products/product-checks.ts'

/** The field that a check is about: the keyboard, and the eye, go there. */
export function useFocusOnProblem(
  form: RefObject<HTMLFormElement | null>,
  problem: Problem | null,
): void {
  useEffect(() => {
    if (!problem) return
    const field = form.current?.querySelector(`[data-field="${CSS.escape(problem.field)}"]`)
    field?.querySelector<HTMLElement>('input:not([hidden]), textarea, select, button')?.focus()
  }, [form, problem])
}
