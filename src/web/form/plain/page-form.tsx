import type { ComponentProps } from 'react'
import { useActionData } from 'react-router'
import { ApiFailure } from '#web/ui/hooks/api.ts'

/** The page's answer when its form's call was refused. */
export interface PageFormRefusal extends Pick<ApiFailure, 'code' | 'field' | 'message'> {
  to: string
  /** The form's texts, as in an address. */
  typed: string
}

type PageFormProps = ComponentProps<'form'> & {
  /** The address of its call. */
  to: string
}

/**
 * A form of a public page. Until its scripts run it posts to its own page, whose action is
 * `answerPageForm`: after a refusal the page has everything that was typed.
 */
export function PageForm({ to, children, ...form }: PageFormProps) {
  return (
    <form method="post" {...form}>
      <input type="hidden" name="_to" value={to} />
      {children}
    </form>
  )
}

interface Refusal {
  failure: ApiFailure
  typed: URLSearchParams
}

/** Null: the form was not sent, or by scripts. */
export function usePageRefusal(to: string): Refusal | null {
  const refusal = useActionData<PageFormRefusal>()
  if (refusal?.to !== to) return null
  return { failure: new ApiFailure(422, refusal), typed: new URLSearchParams(refusal.typed) }
}

/** An input's attributes after a refusal. `first`: its value before the form was sent. */
export function repeated(refusal: Refusal | null, name: string, first = '') {
  const isWrong = refusal?.failure.field === name
  return {
    name,
    defaultValue: refusal?.typed.get(name) ?? first,
    ...(isWrong && { autoFocus: true, 'aria-invalid': true }),
  }
}
