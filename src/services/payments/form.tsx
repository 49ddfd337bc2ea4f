import {
  ConnectionForm,
  Disconnect,
  type ServiceEntry,
  type ServiceFormProps,
} from '#services/admin/connection-form.tsx'
import { servicesCopy } from '#services/admin/copy.ts'
import type { ServiceStatus } from '#services/connections/service.ts'
import { ActionButton } from '#web/admin/list/action-button.tsx'
import { line } from '#web/form/fields.ts'
import { useFields } from '#web/form/use-fields.tsx'
import { prepare } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import surface from '#web/ui/kit/surface.module.css'
import list from '../../web/admin/list/list.module.css'
import { paymentsCopy } from './copy.ts'
import { paymentsCopy as copy } from './form.copy.ts'
import { FormerAccounts } from './former-accounts.tsx'
import { stripeInputSchema } from './payments.schema.ts'
import { restrictedKeyLink } from './stripe-key.ts'

export const entry: ServiceEntry = {
  label: paymentsCopy.title,
  keywords: paymentsCopy.keywords,
  place: 40,
}

const path = { service: 'payments' } as const

export default function PaymentsForm({ service }: ServiceFormProps) {
  if (service.state === 'machine') return null
  const isStripe = service.provider === 'stripe'
  return (
    <>
      <KeyForm isStripe={isStripe} />
      <Rest service={service} />
      <FormerAccounts accounts={service.former} />
    </>
  )
}

const fields = {
  key: line({ label: copy.label, hint: copy.under, mode: 'url' }),
}

function KeyForm({ isStripe }: { isStripe: boolean }) {
  const form = useFields(fields, {
    to: 'PUT /api/services/{service}',
    path,
    schema: stripeInputSchema,
    body: (body) => ({ provider: 'stripe', ...body }),
    stored: null,
    saved: copy.saved,
    failed: copy.failed,
  })
  return (
    <ConnectionForm
      form={form}
      title={isStripe ? copy.another : copy.title}
      copy={copy}
      lead={
        <p className={`${layout.words5} ${list.links}`}>
          <a href={restrictedKeyLink('live')} target="_blank" rel="noreferrer">
            {copy.live}
          </a>
          <a href={restrictedKeyLink('test')} target="_blank" rel="noreferrer">
            {copy.test}
          </a>
        </p>
      }
    >
      {form.show('key')}
    </ConnectionForm>
  )
}

function Rest({ service: { provider, state } }: { service: ServiceStatus }) {
  const { failed } = servicesCopy
  if (provider === 'none') {
    return (
      <div className={`${layout.row3} ${surface.farBelow}`}>
        <ActionButton
          run={prepare('PUT /api/services/{service}', { path, body: { provider: 'demo' } })}
          done={copy.played}
          failed={failed}
        >
          {copy.play}
        </ActionButton>
      </div>
    )
  }
  if (provider !== 'stripe') return null
  return (
    <Disconnect service="payments" copy={copy}>
      {state === 'waiting' && (
        <ActionButton
          run={prepare('POST /api/services/{service}/try', { path })}
          done={copy.tried}
          failed={failed}
        >
          {copy.tryAgain}
        </ActionButton>
      )}
    </Disconnect>
  )
}
