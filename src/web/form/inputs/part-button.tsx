import type { ComponentProps, MouseEvent } from 'react'
import { flushSync } from 'react-dom'
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
  function press({ currentTarget: button }: MouseEvent<HTMLButtonElement>): void {
    const field = button.closest('[data-field]')
    const { form } = button
    flushSync(onClick)
    // The entry that it adds can push it below the bars at the window's end.
    if (document.activeElement === button) button.scrollIntoView({ block: 'nearest' })
    if (button.isConnected || document.activeElement !== document.body) return
    const near = (form && controlNear(form, name)) ?? field?.querySelector('button')
    near?.focus()
  }
  const parts = { ...rest, type, name, value: 'press', onClick: press }
  if (look === 'own') return <button {...parts} />
  return look ? <Button variant={look} {...parts} /> : <TextButton soft={soft} {...parts} />
}

/**
 * After a press that removed the button: the same button of the entry before it or in its place,
 * the button that adds entries, or the button that began the list.
 */
function controlNear(form: HTMLFormElement, name: string): HTMLElement | undefined {
  const [, entries, at, tool] = /^(.+)\.(\d+)\.(\w+)$/.exec(name) ?? []
  const list = entries ?? name.replace(/\.\w+$/, '')
  const controls = [...form.querySelectorAll<HTMLInputElement>('button, input:not([hidden])')]
  const named = (wanted: string) =>
    controls.find((each) => `${each.name}.`.startsWith(`${wanted}.`))
  return (
    named(`${list}.${Number(at) - 1}.${tool}`) ??
    named(name) ??
    named(`${list}.add`) ??
    controls.find((each) => each.name === list)
  )
}
