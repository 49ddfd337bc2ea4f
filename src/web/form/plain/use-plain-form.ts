import { useContext } from 'react'
import { useActionData, useLocation } from 'react-router'
import type { Filled } from '#web/form/use-form.ts'
import { PlainPostContext, type PlainRefusal, type ToldForm } from './plain-post.ts'

interface Shown<V> {
  base: Filled<V>
  values: V
}

const nothing = { problems: [], reason: null, changed: false, question: null }

/** `form`: its name, the address of its call. */
export function usePlainForm<V extends object>(form: string) {
  const posts = useContext(PlainPostContext)
  const post = posts?.form === form ? posts : null
  const answered = useActionData<PlainRefusal>()
  const refusal = answered?.form === form ? answered : undefined
  const repeated = post?.shown && { form, ...nothing, ...post.shown }
  return {
    isSaved: new URLSearchParams(useLocation().search).get('saved') === form,
    begun: (repeated ?? refusal) as (PlainRefusal & Shown<V>) | undefined,
    /** Absent: the form's own. */
    ...(post && {
      change: (_: string, to: (now: V) => V) => post.change((now) => to(now as V)),
      save: post.save,
    }),
    tell: (shown: Shown<V>, told: () => ToldForm) => post?.tell(shown, told),
  }
}
