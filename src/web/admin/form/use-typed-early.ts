import { useEffect } from 'react'

/**
 * A page can be typed into before its scripts are there, on a slow line for seconds. React keeps
 * those words on the screen, knows nothing of them, and wipes them at the next change: so each field
 * that no longer stands as the server sent it is told to React as if it were typed now.
 */
export function useTypedEarly(): void {
  useEffect(() => {
    for (const field of document.querySelectorAll<Field>('main input, main textarea')) {
      if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) chosen(field)
      else if (field.type !== 'file') typed(field)
    }
  }, [])
}

type Field = HTMLInputElement | HTMLTextAreaElement

/** React watches the element's own setter: what goes past it counts as typed. */
function typed(field: Field): void {
  const { value, defaultValue } = field
  if (value === defaultValue) return
  field.value = defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function chosen(field: HTMLInputElement): void {
  if (field.checked === field.defaultChecked) return
  // Of radios the chosen one is enough: it unsets the others.
  if (field.type === 'radio' && !field.checked) return
  field.checked = field.defaultChecked
  field.click()
}
