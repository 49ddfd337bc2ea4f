export function focusOn(selector: string, frames = 30): void {
  const place = document.querySelector<HTMLElement>(selector)
  place?.focus()
  // Elements behind a dialog take no focus until it closes, some frames later.
  if (place === document.activeElement || frames === 0) return
  requestAnimationFrame(() => focusOn(selector, frames - 1))
}
