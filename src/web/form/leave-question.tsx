import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { adminCopy } from '#web/admin/copy.ts'
import { Ask } from '#web/admin/list/ask.tsx'

interface LeaveQuestionProps {
  dirty: boolean
  onLeave?: () => void
}

/** The router asks only the blocker that registered last, so a form without changes has none. */
export function LeaveQuestion({ dirty, ...rest }: LeaveQuestionProps) {
  return dirty && <Question {...rest} />
}

function Question({ onLeave }: Pick<LeaveQuestionProps, 'onLeave'>) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname + currentLocation.search !==
      nextLocation.pathname + nextLocation.search,
  )

  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onUnload)
    return () => window.removeEventListener('beforeunload', onUnload)
  }, [])

  return (
    <Ask
      open={blocker.state === 'blocked'}
      title={adminCopy.leaveTitle}
      busy={false}
      yes={adminCopy.leave}
      cancel={adminCopy.stay}
      onYes={() => {
        onLeave?.()
        blocker.proceed?.()
      }}
      onCancel={() => blocker.reset?.()}
    >
      <p>{adminCopy.leaveText}</p>
    </Ask>
  )
}
