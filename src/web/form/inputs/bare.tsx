import type { ComponentProps } from 'react'
import { useSent } from '#web/form/plain/use-sent.ts'

type Bare<Tag extends 'input' | 'select' | 'textarea'> = Omit<ComponentProps<Tag>, 'onChange'> & {
  /** Unique in its form. */
  name: string
  value: string
  onChange(typed: string): void
}

/* Inputs inside a field that its screen renders itself. */

export function BareInput({ name, value, onChange, ...rest }: Bare<'input'>) {
  const sent = useSent(name, value, onChange)
  const parts = { ...sent, ...rest, name, value }
  return <input {...parts} onChange={(event) => onChange(event.target.value)} />
}

export function BareSelect({ name, value, onChange, ...rest }: Bare<'select'>) {
  const sent = useSent(name, value, onChange)
  const parts = { ...sent, ...rest, name, value }
  return <select {...parts} onChange={(event) => onChange(event.target.value)} />
}

export function BareText({ name, value, onChange, ...rest }: Bare<'textarea'>) {
  const sent = useSent(name, value, onChange)
  const parts = { ...sent, ...rest, name, value }
  return <textarea {...parts} onChange={(event) => onChange(event.target.value)} />
}
