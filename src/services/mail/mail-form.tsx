import { useState } from 'react'
import { AskedChange } from '#services/admin/change-service.tsx'
import styles from '#services/admin/services.module.css'
import type { ServiceStatus } from '#services/connections/service.ts'
import { reasonFor } from '#web/admin/copy.ts'
import { useOneAtATime } from '#web/admin/list/use-one-at-a-time.ts'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import { Button } from '#web/ui/button.tsx'
import { call } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { mailCopy as copy } from './form.copy.ts'
import { MailDomain } from './mail-domain-list.tsx'
import type { MailboxForm as Mailbox } from './mail-input.schema.ts'
import { MailboxForm } from './mailbox-form.tsx'

interface MailPartProps {
  service: ServiceStatus
  mailbox: Mailbox | null
}

export function MailPart({ service: { state, facts }, mailbox }: MailPartProps) {
  const isOwn = state !== 'machine'
  const isSet = state === 'working' || !isOwn
  return (
    <>
      {isSet && <TestMail />}
      {isSet && <MailDomain key={JSON.stringify(facts)} />}
      {isOwn && <MailboxForm key={String(mailbox === null)} mailbox={mailbox} />}
      {isOwn && state !== 'unset' && (
        <div className={`${layout.row3} ${styles.end}`}>
          <AskedChange
            label={copy.disconnect}
            question={copy.ask}
            text={copy.askText}
            said={copy.disconnected}
            danger
            work={() => call('DELETE /api/services/{service}', { path: { service: 'mail' } })}
          />
        </div>
      )}
    </>
  )
}

function TestMail() {
  const [said, setSaid] = useState<string | null>(null)
  const { busy, run } = useOneAtATime()
  const asOwner = useAsOwner()

  function send(): void {
    void run(async () => {
      setSaid(null)
      try {
        const { to } = await asOwner(() => call('POST /api/services/mail/test-mail'))
        setSaid(copy.sent(to))
      } catch (failure) {
        setSaid(reasonFor(failure))
      }
    })
  }

  return (
    <section className={layout.stack4}>
      <h2 className={prose.title3}>{copy.testTitle}</h2>
      <div>
        <Button look="quiet" busy={busy} onClick={send}>
          {copy.test}
        </Button>
      </div>
      <p role="status">{said}</p>
    </section>
  )
}
