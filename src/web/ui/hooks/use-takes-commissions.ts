import { useMatches } from 'react-router'

export function useTakesCommissions(): boolean {
  return useMatches().some(
    ({ loaderData }) =>
      (loaderData as { takesCommissions?: boolean } | undefined)?.takesCommissions === true,
  )
}
