import { useEffect } from 'react'

export const startedEvent = 'started'

export const startsLater = 'data-later'

/** React must learn of early typing before presses are repeated. */
export function useStarted(): void {
  useEffect(() => {
    tellWhatWasTyped()
    dispatchEvent(new Event(startedEvent))
  }, [])
}

/** React doesn't know text that was typed early, and would wipe it at the next change. */
function tellWhatWasTyped(): void {
  for (const field of document.querySelectorAll<Field>('main :is(input, textarea, select)')) {
    if (field instanceof HTMLSelectElement) selected(field)
    else if (/^(checkbox|radio)$/.test(field.type)) chosen(field as HTMLInputElement)
    else if (field.type !== 'file') typed(field)
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** React overrides the element's own setter: a value set through the prototype counts as typed. */
function typed(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, defaultValue } = field
  if (value === defaultValue) return
  field.value = defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function chosen(field: HTMLInputElement): void {
  if (field.checked === field.defaultChecked) return
  // The chosen radio unsets the others.
  if (field.type === 'radio' && !field.checked) return
  field.checked = field.defaultChecked
  field.click()
}

function selected(field: HTMLSelectElement): void {
  const sent = [...field.options].findIndex((option) => option.defaultSelected)
  if (field.selectedIndex === Math.max(sent, 0)) return
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
