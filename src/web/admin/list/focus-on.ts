export function focusOn(wanted: string | HTMLElement | null, frames = 30): void {
  const place = typeof wanted === 'string' ? document.querySelector<HTMLElement>(wanted) : wanted
  place?.focus()
  // Elements behind a dialog take no focus until it closes, some frames later.
  if (place === document.activeElement || frames === 0) return
  requestAnimationFrame(() => focusOn(wanted, frames - 1))
}
