import { useMatches } from 'react-router'

/** As the frame of the page was told. */
export function useTakesCommissions(): boolean {
  return useMatches().some(
    ({ loaderData }) =>
      (loaderData as { takesCommissions?: boolean } | undefined)?.takesCommissions === true,
  )
}
