import { type FormEvent, useState } from 'react'
import { useOneAtATime } from '#web/admin/list/use-one-at-a-time.ts'
import { ApiFailure } from '#web/ui/hooks/api.ts'
import { useVisitor } from '#web/ui/hooks/visitor.tsx'
import { signInCopy, signInFailure } from './copy.ts'

interface SignInParts {
  /** The API's code of a form that failed without JavaScript. */
  problem: string | null
  onSignedIn(): void | Promise<void>
  onRefused?(failure: string): void
}

/** The first refusal may only mean that a code from the app is needed, too. */
export function useSignIn({ problem, onSignedIn, onRefused }: SignInParts) {
  const [failure, setFailure] = useState(problem === 'code_needed' ? null : problem)
  const [coded, setCoded] = useState(problem === 'code_needed')
  const { busy, run } = useOneAtATime()
  const { signIn } = useVisitor()

  const enter = (
    event: FormEvent<HTMLFormElement>,
    send: (code: string | undefined) => Promise<unknown>,
  ) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '') || undefined
    return run(async () => {
      setFailure(null)
      try {
        await signIn(() => send(code))
        await onSignedIn()
      } catch (error) {
        const refused = error instanceof ApiFailure ? error : null
        const field = refused?.field
        if (refused?.code === 'code_needed' || field === 'code') setCoded(true)
        if (field === 'code') setFailure('code')
        else if (refused?.code !== 'code_needed') {
          const now = field === 'link' ? 'link' : (refused?.code ?? 'unknown')
          setFailure(now)
          onRefused?.(now)
        }
      }
    })
  }

  const said = failure === 'link' ? signInCopy.deadLink : failure && signInFailure(failure)
  return {
    busy,
    coded,
    codeProblem: failure === 'code' ? signInCopy.wrongCode : null,
    words: failure === 'code' ? null : said,
    enter,
  }
}
