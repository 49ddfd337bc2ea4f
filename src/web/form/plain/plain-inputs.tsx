import { useHydrated } from '#web/ui/hooks/use-hydrated.ts'
import type { Shown } from './plain-post.ts'

/** Part of the page until its scripts run. */
export function PlainInputs({ form, shown }: { form: string; shown: Shown }) {
  if (useHydrated()) return null
  const { base, values } = shown
  return (
    <>
      {/* The Enter key presses a form's first button. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="visually-hidden" />
      <input type="hidden" name="_form" value={form} />
      {/* Every rendering gives a form a new number. */}
      <input
        type="hidden"
        name="_shown"
        value={JSON.stringify({ base, values })}
        suppressHydrationWarning
      />
    </>
  )
}
