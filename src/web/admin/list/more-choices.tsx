import prose from '#web/ui/kit/prose.module.css'
import { TextButton } from './text-button.tsx'
import type { usePieceChoices } from './use-piece-choices.ts'

const moreCopy = {
  more: 'There are more: type more of the name, or',
  show: 'show more of them',
  narrow: 'There are more: type more of the name.',
  failed: 'The shop can’t be reached, so nothing was looked for. Type again in a moment.',
} as const

/** Below pieces to choose from: that there are more of them, or that none could be looked for. */
export function MoreChoices({ choices }: { choices: ReturnType<typeof usePieceChoices> }) {
  const { failed, more, showMore } = choices
  if (failed) return <p role="alert">{moreCopy.failed}</p>
  if (!more) return null
  if (!showMore) return <p className={`${prose.hint} ${prose.light}`}>{moreCopy.narrow}</p>
  return (
    <p className={`${prose.hint} ${prose.light}`}>
      {moreCopy.more} <TextButton onClick={showMore}>{moreCopy.show}</TextButton>
    </p>
  )
}
