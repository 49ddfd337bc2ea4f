import { useCallback, useEffect, useState } from 'react'
import type { Shop } from '#compose'
import { type Device, deviceChoiceSchema } from '#shop/upkeep/push/push.schema.ts'
import { mayHear, pushKinds } from '#shop/upkeep/push/push.ts'
import { ActionButton } from '#web/admin/list/action-button.tsx'
import { useAction } from '#web/admin/list/use-action.ts'
import type { Loaded, Section, SectionRequest } from '#web/admin/section.ts'
import { check, select } from '#web/form/fields.ts'
import { FormPart, SectionForm } from '#web/form/form.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { prepare } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { notificationsCopy as copy } from './copy.ts'
import { type Ability, ability, ownDigest, subscribe, unsubscribe } from './this-device.ts'

export const section = {
  at: 'notifications',
  label: copy.title,
  menu: { group: 'settings', place: 130, keywords: copy.keywords },
  help: 'notifications',
  load,
} satisfies Section

async function load({ admin }: Shop, { userId, role }: SectionRequest) {
  const [devices, publicKey] = await Promise.all([
    admin.pushes.devices(userId),
    admin.pushes.publicKey(),
  ])
  return { devices, publicKey, kinds: pushKinds.filter((kind) => mayHear(role, kind)) }
}

export default function NotificationsScreen({ devices, publicKey, kinds }: Loaded<typeof section>) {
  const [can, setCan] = useState<Ability | null>(null)
  const [own, setOwn] = useState<string | null>(null)
  const { busy, act } = useAction()

  const look = useCallback(async () => {
    setCan(ability())
    setOwn(await ownDigest())
  }, [])
  useEffect(() => void look(), [look])

  const isOn = devices.some(({ endpointDigest }) => endpointDigest === own)
  const turnOn = () =>
    act(() => subscribe(publicKey).then(look), { done: copy.on, failed: copy.notOn })

  return (
    <div className={layout.stack6}>
      <div className={`${layout.stack4} ${layout.start} ${layout.column}`}>
        <p>{copy.intro}</p>
        {can === 'can' && !isOn && (
          <Button busy={busy} onClick={() => void turnOn()}>
            {busy ? copy.turningOn : copy.turnOn}
          </Button>
        )}
        {can === 'denied' && <p role="status">{copy.denied}</p>}
        {can === 'home-screen' && <p role="status">{copy.homeScreen}</p>}
        {can === 'cannot' && <p role="status">{copy.cannot}</p>}
      </div>
      <div className={layout.stack2}>
        <h2 className={prose.title3}>{copy.devices}</h2>
        {devices.length === 0 && <p className={prose.hint}>{copy.none}</p>}
      </div>
      {devices.map((device) => (
        <DeviceForm
          key={device.id}
          device={device}
          isOwn={device.endpointDigest === own}
          kinds={kinds}
          onRemoved={look}
        />
      ))}
    </div>
  )
}

const hours = Object.fromEntries(Array.from({ length: 24 }, (_, at) => [at, copy.hour(at)]))
const hourField = (label: string) =>
  select({ label, choices: hours, half: true, read: (chosen) => Number(chosen) })

const fields = {
  sold: check({ label: copy.kinds.sold }),
  contact: check({ label: copy.kinds.contact }),
  'needs-you': check({ label: copy.kinds['needs-you'] }),
  quietFrom: hourField(copy.quietFrom),
  quietTo: hourField(copy.quietTo),
}

interface DeviceFormProps {
  device: Device
  isOwn: boolean
  kinds: readonly (typeof pushKinds)[number][]
  onRemoved(): Promise<void>
}

function DeviceForm({ device, isOwn, kinds, onRemoved }: DeviceFormProps) {
  const { id, name, quietFrom, quietTo } = device
  const path = { id }
  const stored = {
    ...Object.fromEntries(pushKinds.map((kind) => [kind, device.kinds.includes(kind)])),
    quietFrom: String(quietFrom),
    quietTo: String(quietTo),
  }
  const form = useFields(fields, {
    to: 'PUT /api/push/update/id/{id}',
    path,
    schema: deviceChoiceSchema,
    stored,
    body: (_, values) => ({
      kinds: pushKinds.filter((kind) => values[kind]),
      quietFrom: Number(values.quietFrom),
      quietTo: Number(values.quietTo),
    }),
    after: (values) => values,
    saved: copy.saved,
    failed: copy.failed,
  })
  async function onGone(): Promise<void> {
    if (isOwn) await unsubscribe()
    await onRemoved()
  }

  return (
    <SectionForm form={form} save={copy.save} inline>
      <FormPart title={isOwn ? `${name} (${copy.thisDevice})` : name}>
        <p>{copy.tells}</p>
        {form.show(...kinds)}
        <p>{copy.quiet}</p>
        {form.show('quietFrom', 'quietTo')}
        <p className={prose.hint}>
          {copy.quietHint} {copy.never}
        </p>
        <div className={layout.words5}>
          <ActionButton
            run={prepare('POST /api/push/try/id/{id}', { path })}
            done={copy.tested}
            failed={copy.notOn}
            to={null}
          >
            {copy.test}
          </ActionButton>
          <ActionButton
            run={prepare('DELETE /api/push/delete/id/{id}', { path })}
            done={copy.removed}
            failed={copy.failed}
            onDone={() => void onGone()}
          >
            {copy.remove}
          </ActionButton>
        </div>
      </FormPart>
    </SectionForm>
  )
}
