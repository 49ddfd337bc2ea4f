import { useEffect } from 'react'
import type { SiteFacts } from './site.ts'

/** Written in the browser alone: on the server it would be every shopper's. */
let last: SiteFacts | undefined

/** The studio's words as they were read last, for pages that failed together with them. */
export function useLastSite(site: SiteFacts | undefined): SiteFacts | undefined {
  useEffect(() => {
    if (site) last = site
  }, [site])
  return site ?? last
}

export function lastSite(): SiteFacts | undefined {
  return last
}
