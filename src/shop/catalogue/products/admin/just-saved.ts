import type { SellableType } from '#web/admin/location.ts'

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

/** The piece that was saved right before. React may render a list twice before it is shown: only reads. */
export const lastSaved = (): Saved | null => saved

/** The list is shown: the next one names nothing. */
export function forgetSaved(): void {
  saved = null
}
