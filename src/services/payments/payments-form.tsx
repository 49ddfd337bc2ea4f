import { AskedChange, useServiceChange } from '#services/admin/change-service.tsx'
import { servicesCopy } from '#services/admin/copy.ts'
import styles from '#services/admin/services.module.css'
import { stripeInputSchema } from '#services/connections/connect.schema.ts'
import type { ServiceStatus } from '#services/connections/service.ts'
import { line } from '#web/form/fields.ts'
import { SectionForm } from '#web/form/form.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { call } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import ways from '../../web/admin/list/list.module.css'
import { FormerAccounts } from './former-accounts.tsx'
import { restrictedKeyLink } from './stripe-key.ts'

const path = { service: 'payments' } as const

export function PaymentsForm({ service }: { service: ServiceStatus }) {
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
  key: line({ label: servicesCopy.stripe.label, hint: servicesCopy.stripe.under, mode: 'url' }),
}

function KeyForm({ isStripe }: { isStripe: boolean }) {
  const copy = servicesCopy.stripe
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
    <section className={layout.stack4}>
      <h2 className={prose.title3}>{isStripe ? copy.another : copy.title}</h2>
      <p className={prose.soft}>{copy.hint}</p>
      <p className={`${layout.words5} ${ways.ways}`}>
        <a href={restrictedKeyLink('live')} target="_blank" rel="noreferrer">
          {copy.live}
        </a>
        <a href={restrictedKeyLink('test')} target="_blank" rel="noreferrer">
          {copy.test}
        </a>
      </p>
      <SectionForm form={form} save={copy.save} inline>
        {form.show('key')}
      </SectionForm>
    </section>
  )
}

function Rest({ service: { provider, state } }: { service: ServiceStatus }) {
  const { busy, change } = useServiceChange()
  const isClosed = provider === 'none'
  if (provider !== 'stripe' && !isClosed) return null

  const tryAgain = () =>
    change(() => call('POST /api/services/{service}/try', { path }), servicesCopy.tried)
  const playAgain = () =>
    change(
      () => call('PUT /api/services/{service}', { path, body: { provider: 'demo' } }),
      servicesCopy.played,
    )
  return (
    <div className={`${layout.row3} ${styles.end}`}>
      {state === 'waiting' && (
        <Button look="quiet" busy={busy} onClick={tryAgain}>
          {servicesCopy.tryAgain}
        </Button>
      )}
      {isClosed ? (
        <Button look="quiet" busy={busy} onClick={playAgain}>
          {servicesCopy.play}
        </Button>
      ) : (
        <AskedChange
          label={servicesCopy.disconnect}
          question={servicesCopy.askDisconnect}
          text={servicesCopy.disconnectText}
          said={servicesCopy.disconnected}
          danger
          work={() => call('DELETE /api/services/{service}', { path })}
        />
      )}
    </div>
  )
}
