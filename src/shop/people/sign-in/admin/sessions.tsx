import { daysAgo } from '#web/admin/list/days.ts'
import { useAction } from '#web/admin/list/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { call, type Schemas } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { LocalTime } from '#web/ui/local-time.tsx'
import styles from './account.module.css'
import { accountCopy } from './copy.ts'

const fewSessions = 5

interface SessionsProps {
  sessions: readonly Schemas['OwnSession'][]
  /** Epoch milliseconds. */
  now: number
}

export function Sessions({ sessions, now }: SessionsProps) {
  const { busy, act } = useAction()
  const few = sessions.slice(0, fewSessions)
  const more = sessions.slice(fewSessions)
  const rows = (some: typeof sessions) =>
    some.map(({ id, since, seen, current }) => (
      <li key={id} className={styles.session} data-current={current || undefined}>
        <span className={styles.where}>{current ? accountCopy.here : accountCopy.elsewhere}</span>
        <span className={prose.hint}>
          {accountCopy.since} <LocalTime at={since} form="date" />, {accountCopy.seen}{' '}
          {/* Sessions are renewed once a day at most, so the exact time is unknown. */}
          {daysAgo(seen, now, accountCopy.withinLastDay)}
        </span>
      </li>
    ))
  const endOthers = async () => (await call('DELETE /api/account/sessions')).ended

  return (
    <div className={`${layout.stack4} ${layout.start}`}>
      <ul className={`${layout.stack} ${layout.full}`}>{rows(few)}</ul>
      {more.length > 0 && (
        <details className={layout.full}>
          <summary className={control.summary}>{accountCopy.more(more.length)}</summary>
          <ul className={`${layout.stack} ${layout.full}`}>{rows(more)}</ul>
        </details>
      )}
      {sessions.every(({ current }) => current) ? (
        <p className={prose.hint}>{accountCopy.onlyHere}</p>
      ) : (
        <Button
          variant="quiet"
          busy={busy}
          onClick={() =>
            void act(endOthers, { done: accountCopy.ended, failed: accountCopy.notEnded })
          }
        >
          {accountCopy.endOthers}
        </Button>
      )}
    </div>
  )
}
