import type { ReactNode } from 'react'
import { useHydrated } from './hooks/use-hydrated.ts'

const forms = {
  time: { hour: 'numeric', minute: '2-digit' },
  moment: { dateStyle: 'long', timeStyle: 'short' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

interface LocalTimeProps {
  /** Epoch milliseconds. */
  at: number
  form: keyof typeof forms
  lead?: string
  /** Shown until the visitor's time zone is known, and without JavaScript. */
  before?: ReactNode
}

export function LocalTime({ at, form, lead, before = null }: LocalTimeProps) {
  const hydrated = useHydrated()
  if (!hydrated) return before
  const words = new Intl.DateTimeFormat('en-US', forms[form]).format(at)
  return (
    <>
      {lead}
      <time dateTime={new Date(at).toISOString()}>{words}</time>
    </>
  )
}
