import type { SellableType } from '../location.ts'

interface Saved {
  type: SellableType
  id: number
  hidden: boolean
}

/** Written in the browser alone, between a save and the list that follows it. */
let saved: Saved | null = null

/** Notes which piece was saved, for the list that is shown next. */
export function noteSaved(piece: Saved): void {
  saved = piece
}

/** The piece that was saved right before; null the next time. */
export function takeSaved(): Saved | null {
  const last = saved
  saved = null
  return last
}
