import { useCallback, useEffect, useState } from 'react'
import { adminCopy, reasonFor } from '#web/admin/copy.ts'
import { useOneAtATime } from '#web/admin/list/use-one-at-a-time.ts'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import { Button } from '#web/ui/button.tsx'
import { call, type Schemas } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { LocalTime } from '#web/ui/local-time.tsx'
import { toast } from '#web/ui/toast.ts'
import styles from './account.module.css'
import { accountCopy } from './copy.ts'

const fewSessions = 5

export function Sessions() {
  const [sessions, setSessions] = useState<Schemas['OwnSession'][] | null>(null)
  const [reason, setReason] = useState<string | null>(null)
  const { busy, run } = useOneAtATime()
  const asOwner = useAsOwner()

  const look = useCallback(async () => {
    setSessions(await asOwner(() => call('GET /api/account/sessions')))
  }, [asOwner])

  useEffect(() => {
    look().catch(() => setReason(accountCopy.unknown))
  }, [look])

  async function endOthers(): Promise<void> {
    setReason(null)
    try {
      const { ended } = await asOwner(() => call('DELETE /api/account/sessions'))
      toast.success(accountCopy.ended(ended), 2500)
      await look()
    } catch (failure) {
      toast.error(accountCopy.notEnded, 3000)
      setReason(reasonFor(failure))
    }
  }

  const others = sessions?.filter(({ current }) => !current) ?? []
  const shown = [...(sessions?.filter(({ current }) => current) ?? []), ...others]
  return (
    <div className={`${layout.stack4} ${layout.start}`}>
      {sessions === null && reason === null && <p role="status">{adminCopy.loading}</p>}
      <ul className={`${layout.stack} ${layout.full}`}>
        {shown.slice(0, fewSessions).map((session) => (
          <Session key={session.id} {...session} />
        ))}
      </ul>
      {shown.length > fewSessions && (
        <details className={styles.more}>
          <summary>{accountCopy.more(shown.length - fewSessions)}</summary>
          <ul className={`${layout.stack} ${layout.full}`}>
            {shown.slice(fewSessions).map((session) => (
              <Session key={session.id} {...session} />
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
        <Button variant="quiet" busy={busy} onClick={() => run(endOthers)}>
          {accountCopy.endOthers}
        </Button>
      )}
    </div>
  )
}

function Session({ since, seen, current }: Schemas['OwnSession']) {
  return (
    <li className={styles.session} data-current={current || undefined}>
      <span className={styles.where}>{current ? accountCopy.here : accountCopy.elsewhere}</span>
      <span className={prose.hint}>
        {accountCopy.since} <LocalTime at={since} form="date" />, {accountCopy.seen} {daysAgo(seen)}
      </span>
    </li>
  )
}

const day = 24 * 60 * 60 * 1000

/** A session is renewed once a day at the most, so nothing more exact is known. */
function daysAgo(at: number): string {
  const days = Math.floor((Date.now() - at) / day)
  if (days <= 0) return accountCopy.withinLastDay
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(-days, 'day')
}
