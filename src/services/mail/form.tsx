import { useState } from 'react'
import type { Shop } from '#compose'
import {
  Disconnect,
  type ServiceEntry,
  type ServiceFormProps,
} from '#services/admin/connection-form.tsx'
import { useAttempt } from '#web/admin/list/use-attempt.ts'
import { Button } from '#web/ui/button.tsx'
import { call } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { mailCopy } from './copy.ts'
import { mailCopy as copy } from './form.copy.ts'
import type { MailboxForm as Mailbox } from './mail.schema.ts'
import { MailDomain } from './mail-domain-list.tsx'
import { MailboxForm } from './mailbox-form.tsx'

export const entry: ServiceEntry = {
  label: mailCopy.title,
  keywords: mailCopy.keywords,
  place: 60,
  help: 'mail',
}

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
  const [to, setTo] = useState<string | null>(null)
  const { busy, problem, attempt } = useAttempt()
  const send = () =>
    attempt(
      () => call('POST /api/services/mail/test-mail'),
      (sent) => setTo(sent.to),
    )

  return (
    <section className={layout.stack4}>
      <h2 className={prose.title3}>{copy.testTitle}</h2>
      <div>
        <Button variant="quiet" busy={busy} onClick={send}>
          {copy.test}
        </Button>
      </div>
      <p role="status">{problem ?? (to !== null && !busy && copy.sent(to))}</p>
    </section>
  )
}
