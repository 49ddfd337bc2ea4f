import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** For parts that differ from visitor to visitor on a public page. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
