import { usePolling } from './use-polling.ts'

/** Milliseconds. */
const grace = 3000
const pause = 30_000

export function useRevalidateHeld(held: boolean, heldUntil: number | null): void {
  usePolling(held ? Math.max((heldUntil ?? 0) - Date.now() + grace, pause) : null)
}
