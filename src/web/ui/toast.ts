export type ToastType = 'success' | 'warning' | 'error' | 'info'

export interface ToastMessage {
  id: number
  type: ToastType
  text: string
  /** Milliseconds. */
  duration: number
}

/** More would hide the page: a fourth toast replaces the oldest. */
const mostShown = 3

let shown: readonly ToastMessage[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly ToastMessage[]): void {
  shown = next
  for (const listener of listeners) listener()
}

const show = (type: ToastType) => (text: string, duration: number) => {
  lastId += 1
  change([{ id: lastId, type, text, duration }, ...shown].slice(0, mostShown))
}

/** `duration` in milliseconds. */
export const toast = {
  success: show('success'),
  warning: show('warning'),
  error: show('error'),
  info: show('info'),
}

export function dismissToast(id: number): void {
  change(shown.filter((message) => message.id !== id))
}

export const toastStore = {
  current: () => shown,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
