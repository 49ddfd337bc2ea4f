import { useContext } from 'react'
import { useActionData } from 'react-router'
import type { PreparedCall } from '#web/ui/hooks/api.ts'
import { PlainPostContext, type PlainRefusal, type ToldForm } from './plain-post.ts'

/** The form of all buttons that only act, in the page's layout. */
export const actForm = 'act'

/** A button is named by its whole call: several may share an address. */
export function usePlainAction(
  { method, address, body }: PreparedCall<unknown>,
  action: NonNullable<ToldForm['action']>,
) {
  const name = [method, address, body === undefined ? '' : JSON.stringify(body)].join(' ').trim()
  const post = useContext(PlainPostContext)
  const refusal = useActionData<PlainRefusal>()
  if (post?.form === name) {
    const calls = [{ method, address, body }]
    const told = { problems: [], question: null, values: {}, compares: false }
    post.tell({ base: {}, values: {} }, () => ({ ...told, calls, action }))
  }
  return {
    name,
    reason: refusal?.form === name ? refusal.reason : null,
    button: { type: 'submit' as const, form: actForm, name: '_form', value: name },
  }
}
