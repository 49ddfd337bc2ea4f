import type { ComponentProps } from 'react'
import { TextButton } from '#web/admin/list/text-button.tsx'
import { useSent } from '#web/form/plain/use-sent.ts'
import { Button } from '#web/ui/button.tsx'
import { useHydrated } from '#web/ui/hooks/use-hydrated.ts'

interface PartButtonProps extends Omit<ComponentProps<typeof TextButton>, 'onClick'> {
  /** Unique in its form. */
  name: string
  /** Absent: text only. `own`: by its class. */
  look?: 'primary' | 'quiet' | 'own'
  onClick(): void
}

/** Changes a part of the form without saving: without scripts the shop renders the page again. */
export function PartButton({ name, look, onClick, soft = false, ...rest }: PartButtonProps) {
  const hydrated = useHydrated()
  useSent(name, '', onClick, { part: true })
  const type = hydrated ? ('button' as const) : ('submit' as const)
  const parts = { ...rest, type, name, value: 'press', onClick }
  if (look === 'own') return <button {...parts} />
  return look ? <Button variant={look} {...parts} /> : <TextButton soft={soft} {...parts} />
}
