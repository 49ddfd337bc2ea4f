import { useEffect } from 'react'
import { useMatches } from 'react-router'
import type { LookFacts } from './theme-facts.server.ts'

/** Written in the browser alone: on the server all visitors would share it. */
let last: LookFacts | null = null

/** Null when it can't be read. A page that failed with its layout keeps the last theme. */
export function useLook(): LookFacts | null {
  const loaded = useMatches().map(
    ({ loaderData }) => loaderData as { look?: LookFacts } | undefined,
  )
  const look = loaded.find((each) => each?.look)?.look ?? null
  useEffect(() => {
    if (look) last = look
  }, [look])
  return look ?? last
}

export const lastLook = (): LookFacts | null => last
