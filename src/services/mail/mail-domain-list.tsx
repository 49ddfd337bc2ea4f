import { useState } from 'react'
import styles from '#services/admin/services.module.css'
import { useAttempt } from '#web/admin/list/use-attempt.ts'
import { Button } from '#web/ui/button.tsx'
import { call, type Schemas } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { mailCopy as copy } from './form.copy.ts'

export function MailDomain() {
  const [found, setFound] = useState<Schemas['MailDomain'] | null>(null)
  const { busy, problem, attempt } = useAttempt()
  const look = () => attempt(() => call('GET /api/services/mail/domain'), setFound)

  return (
    <section className={layout.stack4}>
      <h2 className={prose.title3}>{copy.domainTitle}</h2>
      <p className={prose.soft}>{copy.domainHint}</p>
      <div>
        <Button variant="quiet" busy={busy} onClick={look}>
          {found ? copy.lookAgain : copy.look}
        </Button>
      </div>
      <p role="status">{busy ? copy.looking : (problem ?? found?.says)}</p>
      {found && found.findings.length > 0 && (
        <ul className={`${layout.stack} ${surface.ruled}`} aria-busy={busy}>
          {found.findings.map((finding) => (
            <Finding key={finding.what} {...finding} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Finding({ what, verdict, says, add }: Schemas['MailDomain']['findings'][number]) {
  return (
    <li className={styles.finding} data-verdict={verdict}>
      <h3 className={`${layout.words4} ${layout.apart} ${prose.title4}`}>
        {what}
        <span className={styles.verdict}>{copy.verdicts[verdict]}</span>
      </h3>
      <p>{says}</p>
      {add && (
        <dl className={styles.entry}>
          <dt>{copy.entry}</dt>
          <dd>{add.name}</dd>
          <dt>{copy.value}</dt>
          <dd>{add.value}</dd>
        </dl>
      )}
    </li>
  )
}
