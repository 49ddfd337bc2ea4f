import prose from '#web/ui/kit/prose.module.css'

interface FieldWordsProps {
  /** Named by the field's `aria-describedby`. */
  id: string
  problem: string | null | undefined
  hint?: string | null
}

export function FieldWords({ id, problem, hint }: FieldWordsProps) {
  const words = problem ?? hint
  if (!words) return null
  return (
    <p id={id} className={problem ? `${prose.label} ${prose.bad}` : `${prose.hint} ${prose.light}`}>
      {words}
    </p>
  )
}
