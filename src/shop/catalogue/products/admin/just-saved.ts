import type { SellableType } from '#web/admin/location.ts'

interface Saved {
  type: SellableType
  id: number
  hidden: boolean
}

let saved: Saved | null = null

export function rememberSaved(piece: Saved): void {
  saved = piece
}

/** Only reads: React may render a list twice before it is shown. */
export const lastSaved = (): Saved | null => saved

export function forgetSaved(): void {
  saved = null
}
