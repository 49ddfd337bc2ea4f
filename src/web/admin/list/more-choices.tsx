import { adminCopy } from '#web/admin/copy.ts'
import prose from '#web/ui/kit/prose.module.css'
import { TextButton } from './text-button.tsx'
import type { usePieceChoices } from './use-piece-choices.ts'

export function MoreChoices({ choices }: { choices: ReturnType<typeof usePieceChoices> }) {
  const { failed, more, showMore } = choices
  if (failed) return <p role="alert">{adminCopy.choices.failed}</p>
  if (!more) return null
  if (!showMore) return <p className={`${prose.hint} ${prose.light}`}>{adminCopy.choices.narrow}</p>
  return (
    <p className={`${prose.hint} ${prose.light}`}>
      {adminCopy.choices.more} <TextButton onClick={showMore}>{adminCopy.choices.show}</TextButton>
    </p>
  )
}
