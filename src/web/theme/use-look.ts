import { useEffect } from 'react'
import { useMatches } from 'react-router'
import type { LookFacts } from './look-facts.server.ts'

/** Written in the browser alone: on the server it would be every visitor's. */
let last: LookFacts | null = null

/**
 * The look, as the outermost page or layout loaded it; null when it can't be read: pages then have the first look. A page
 * that failed together with its layout keeps the look that was read last.
 */
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

/** The look that was read last, for what is no component. */
export const lastLook = (): LookFacts | null => last
