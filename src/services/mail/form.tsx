import { useState } from 'react'
import type { Shop } from '#compose'
import { Disconnect, type ServiceFormProps } from '#services/admin/connection-form.tsx'
import { reasonFor } from '#web/admin/copy.ts'
import { useOneAtATime } from '#web/admin/list/use-one-at-a-time.ts'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import { Button } from '#web/ui/button.tsx'
import { call } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { mailCopy as copy } from './form.copy.ts'
import type { MailboxForm as Mailbox } from './mail.schema.ts'
import { MailDomain } from './mail-domain-list.tsx'
import { MailboxForm } from './mailbox-form.tsx'

export const load = (shop: Shop) => shop.services.mailbox.form()

export default function MailForm({ service, data: mailbox }: ServiceFormProps<Mailbox | null>) {
  const { state, facts } = service
  const isOwn = state !== 'machine'
  const isSet = state === 'working' || !isOwn
  return (
    <>
      {isSet && <TestMail />}
      {isSet && <MailDomain key={JSON.stringify(facts)} />}
      {isOwn && <MailboxForm key={String(mailbox === null)} mailbox={mailbox} />}
      {isOwn && state !== 'unset' && <Disconnect service="mail" copy={copy} />}
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
        <Button variant="quiet" busy={busy} onClick={send}>
          {copy.test}
        </Button>
      </div>
      <p role="status">{said}</p>
    </section>
  )
}
