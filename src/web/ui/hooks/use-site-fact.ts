import { useMatches } from 'react-router'

/** `mails`: emails reach people. */
export function useSiteFact(fact: 'takesCommissions' | 'mails'): boolean {
  return useMatches().some(
    ({ loaderData }) =>
      (loaderData as Partial<Record<typeof fact, boolean>> | undefined)?.[fact] === true,
  )
}
