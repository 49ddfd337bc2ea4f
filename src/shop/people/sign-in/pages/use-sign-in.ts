import { type FormEvent, useState } from 'react'
import { useOneAtATime } from '#web/admin/list/use-one-at-a-time.ts'
import { ApiFailure } from '#web/ui/hooks/api.ts'
import { useVisitor } from '#web/ui/hooks/visitor.tsx'
import { signInCopy, signInFailure } from './copy.ts'

interface SignInParts {
  /** Null: the page's form was not sent without scripts. */
  refused: ApiFailure | null
  onSignedIn(): void | Promise<void>
  onRefused?(failure: string): void
}

const asksForCode = (refused: ApiFailure | null) =>
  refused?.code === 'code_needed' || refused?.field === 'code'

function failureOf({ code, field }: ApiFailure): string | null {
  if (field === 'code' || field === 'link') return field
  return code === 'code_needed' ? null : code
}

/** The first refusal may only mean that a code from the app is needed, too. */
export function useSignIn({ refused: first, onSignedIn, onRefused }: SignInParts) {
  const [failure, setFailure] = useState(first && failureOf(first))
  const [coded, setCoded] = useState(asksForCode(first))
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
        const refused = error instanceof ApiFailure ? error : new ApiFailure(0, {})
        const now = failureOf(refused)
        setFailure(now)
        if (asksForCode(refused)) setCoded(true)
        else if (now !== null) onRefused?.(now)
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
