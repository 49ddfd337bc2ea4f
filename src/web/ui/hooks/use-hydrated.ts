import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False on the server and in the first render of the browser, true from then on. For parts that
 * differ from visitor to visitor on a page that is the same for all (design §7).
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
