import { useContext } from 'react'
import { PlainFormContext, PlainPostContext, type SentInput } from './plain-post.ts'

/**
 * Every input of a form registers how it takes its text, for a browser without scripts. The
 * answer's attributes belong on the input: the first input with a problem has the focus.
 */
export function useSent(
  name: string,
  shown: string | boolean,
  put: (typed: string) => void,
  more?: Pick<SentInput, 'folder' | 'part'>,
): { autoFocus?: true } {
  const post = useContext(PlainPostContext)
  const { form, problem } = useContext(PlainFormContext)
  if (post && post.form === form) post.inputs.push({ name, shown, put, ...more })
  const isWrong = problem !== undefined && `${name}.`.startsWith(`${problem}.`)
  return isWrong ? { autoFocus: true } : {}
}
