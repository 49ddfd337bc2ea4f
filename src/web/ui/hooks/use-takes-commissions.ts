import { useMatches } from 'react-router'

/** From the page's frame. */
export function useTakesCommissions(): boolean {
  return useMatches().some(
    ({ loaderData }) =>
      (loaderData as { takesCommissions?: boolean } | undefined)?.takesCommissions === true,
  )
}
