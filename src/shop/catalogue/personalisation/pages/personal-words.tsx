import type { PersonalText } from '#shop/catalogue/personalisation/personalisation.ts'
import prose from '#web/ui/kit/prose.module.css'

export function PersonalWords({ line }: { line: { personalText?: PersonalText } }) {
  if (!line.personalText) return null
  const { label, text } = line.personalText
  return (
    <p className={`${prose.hint} ${prose.lines} ${prose.wraps}`}>
      {label && `${label}: `}
      <bdi className={prose.strong}>{text}</bdi>
    </p>
  )
}
