import { useEffect, useState } from 'react'
import { reasonFor } from '#web/admin/copy.ts'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import { type Answer, call } from '#web/ui/hooks/api.ts'

/** The pause in typing, in milliseconds, before the shop is asked. */
const rest = 200

interface SearchAnswer {
  words: string
  /** Null: the search failed. */
  answer: Answer<'GET /api/admin-search'> | null
  reason: string
}

/** Finds orders, products and people by words. Earlier results stay until new ones arrive. */
export function useAdminSearch(typed: string) {
  const words = typed.trim()
  const [found, setFound] = useState<SearchAnswer | null>(null)
  const [attempt, setAttempt] = useState(0)
  const asOwner = useAsOwner()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (words === '') return setFound(null)
    let isOld = false
    async function find(): Promise<void> {
      try {
        const answer = await asOwner(() =>
          call('GET /api/admin-search', { query: { find: words } }),
        )
        if (!isOld) setFound({ words, answer, reason: '' })
      } catch (failure) {
        if (!isOld) setFound({ words, answer: null, reason: reasonFor(failure) })
      }
    }
    const timer = window.setTimeout(() => void find(), rest)
    return () => {
      isOld = true
      window.clearTimeout(timer)
    }
  }, [words, attempt, asOwner])

  return {
    answer: found?.answer ?? null,
    looking: words !== '' && found?.words !== words,
    failed: found?.words === words && found.answer === null ? found.reason : null,
    again() {
      setFound(null)
      setAttempt((now) => now + 1)
    },
  }
}
