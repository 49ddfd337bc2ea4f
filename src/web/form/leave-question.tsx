import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { adminCopy } from '#web/admin/copy.ts'
import { Ask } from '#web/admin/list/ask.tsx'

interface LeaveQuestionProps {
  dirty: boolean
  onLeave?: () => void
}

export function LeaveQuestion({ dirty, onLeave }: LeaveQuestionProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty &&
      currentLocation.pathname + currentLocation.search !==
        nextLocation.pathname + nextLocation.search,
  )

  useEffect(() => {
    if (!dirty) return
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onLeave)
    return () => window.removeEventListener('beforeunload', onLeave)
  }, [dirty])

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
