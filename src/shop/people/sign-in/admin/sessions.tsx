import { useCallback, useEffect, useState } from 'react'
import { dateInWords } from '#platform/time/zone.ts'
import { adminCopy } from '#web/admin/copy.ts'
import { daysAgo } from '#web/admin/list/days.ts'
import { useAction } from '#web/admin/list/use-action.ts'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import { Button } from '#web/ui/button.tsx'
import { call, type Schemas } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import styles from './account.module.css'
import { accountCopy } from './copy.ts'

const fewSessions = 5

export function Sessions({ zone }: { zone: string }) {
  const [sessions, setSessions] = useState<Schemas['OwnSession'][] | null>(null)
  const [reason, setReason] = useState<string | null>(null)
  const { busy, act } = useAction()
  const asOwner = useAsOwner()

  const look = useCallback(async () => {
    setSessions(await asOwner(() => call('GET /api/account/sessions')))
  }, [asOwner])

  useEffect(() => {
    look().catch(() => setReason(accountCopy.unknown))
  }, [look])

  async function endOthers() {
    const { ended } = await call('DELETE /api/account/sessions')
    await look()
    return ended
  }

  const others = sessions?.filter(({ current }) => !current) ?? []
  const shown = [...(sessions?.filter(({ current }) => current) ?? []), ...others]
  return (
    <div className={`${layout.stack4} ${layout.start}`}>
      {sessions === null && reason === null && <p role="status">{adminCopy.loading}</p>}
      <ul className={`${layout.stack} ${layout.full}`}>
        {shown.slice(0, fewSessions).map((session) => (
          <Session key={session.id} {...session} zone={zone} />
        ))}
      </ul>
      {shown.length > fewSessions && (
        <details className={styles.more}>
          <summary>{accountCopy.more(shown.length - fewSessions)}</summary>
          <ul className={`${layout.stack} ${layout.full}`}>
            {shown.slice(fewSessions).map((session) => (
              <Session key={session.id} {...session} zone={zone} />
            ))}
          </ul>
        </details>
      )}
      {reason && (
        <p role="alert" className={prose.reason}>
          {reason}
        </p>
      )}
      {sessions && others.length === 0 && <p className={prose.hint}>{accountCopy.onlyHere}</p>}
      {others.length > 0 && (
        <Button
          variant="quiet"
          busy={busy}
          onClick={() =>
            act(endOthers, { done: accountCopy.ended, failed: accountCopy.notEnded, to: null })
          }
        >
          {accountCopy.endOthers}
        </Button>
      )}
    </div>
  )
}

function Session({ since, seen, current, zone }: Schemas['OwnSession'] & { zone: string }) {
  return (
    <li className={styles.session} data-current={current || undefined}>
      <span className={styles.where}>{current ? accountCopy.here : accountCopy.elsewhere}</span>
      <span className={prose.hint}>
        {accountCopy.since} {dateInWords(since, zone)}, {accountCopy.seen}{' '}
        {/* Sessions are renewed once a day at most, so the exact time is unknown. */}
        {daysAgo(seen, Date.now(), accountCopy.withinLastDay)}
      </span>
    </li>
  )
}
