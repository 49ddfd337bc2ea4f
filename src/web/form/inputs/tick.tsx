import type { ComponentProps } from 'react'
import { useSent } from '#web/form/plain/use-sent.ts'

interface TickProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  /** Unique in its form. */
  name: string
  checked: boolean
  onChange(checked: boolean): void
}

export function Tick({ name, checked, onChange, ...rest }: TickProps) {
  const sent = useSent(name, checked && !rest.disabled, (typed) => onChange(typed !== ''))
  return (
    <input
      {...sent}
      {...rest}
      type="checkbox"
      name={name}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}
