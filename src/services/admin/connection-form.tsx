import type { ReactNode } from 'react'
import type { ServiceName, ServiceStatus } from '#services/connections/service.ts'
import { ActionButton } from '#web/admin/list/action-button.tsx'
import type { SectionPart } from '#web/admin/section.ts'
import { SectionForm } from '#web/form/form.tsx'
import { prepare } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { servicesCopy } from './copy.ts'

/** Milliseconds between looks at what goes on by itself. */
export const lookAgain = 3000

/** Exported by each `form.tsx`: the service's line in the menu, among the settings. */
export interface ServiceEntry extends Pick<SectionPart, 'label' | 'help'> {
  place: number
  keywords: string
}

/** The props of a `form.tsx`; `data`: what its `load` reads. */
export interface ServiceFormProps<Data = unknown> {
  service: ServiceStatus
  data: Data
}

interface ConnectionFormProps<V extends object> {
  form: Parameters<typeof SectionForm<V>>[0]['form']
  title: string
  copy: Readonly<{ hint: string; save: string }>
  lead?: ReactNode
  children: ReactNode
}

export function ConnectionForm<V extends object>(props: ConnectionFormProps<V>) {
  const { form, title, copy, lead, children } = props
  return (
    <section className={layout.stack4}>
      <h2 className={prose.title3}>{title}</h2>
      <p className={prose.soft}>{copy.hint}</p>
      {lead}
      <SectionForm form={form} save={copy.save} inline stays={false}>
        <div className={`${layout.stack4} ${layout.shrinks}`}>{children}</div>
      </SectionForm>
    </section>
  )
}

interface DisconnectProps {
  service: ServiceName
  copy: Readonly<Record<'disconnect' | 'ask' | 'askText' | 'disconnected', string>>
  children?: ReactNode
}

export function Disconnect({ service, copy, children }: DisconnectProps) {
  return (
    <div className={`${layout.row3} ${surface.farBelow}`}>
      {children}
      <ActionButton
        run={prepare('DELETE /api/services/{service}', { path: { service } })}
        ask={{ title: copy.ask, text: copy.askText, danger: true }}
        done={copy.disconnected}
        failed={servicesCopy.failed}
      >
        {copy.disconnect}
      </ActionButton>
    </div>
  )
}
