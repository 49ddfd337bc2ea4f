type Look = 'success' | 'warning' | 'error' | 'info'
type Show = (look: Look, text: string, ms: number) => void

let shown: Promise<Show> | null = null
let open: (() => Promise<Show>) | null = null

/** Called once by `<Toasts>`: how the toaster is brought onto the page. */
export function provideToaster(provide: () => Promise<Show>): void {
  open = provide
}

/** Brings the toaster in ahead of need, so that it can speak when the network can't. */
export function readyToaster(): Promise<Show> | null {
  shown ??= open?.() ?? null
  shown?.catch(() => {
    shown = null
  })
  return shown
}

const say = (look: Look) => (text: string, ms: number) => {
  readyToaster()?.then(
    (show) => show(look, text, ms),
    () => {},
  )
}

/** Short words at the edge of the screen, for so many milliseconds; screen readers hear them. */
export const toast = {
  success: say('success'),
  warning: say('warning'),
  error: say('error'),
  info: say('info'),
}
