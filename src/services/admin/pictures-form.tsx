import type { ReactNode } from 'react'
import {
  type BucketProviderName,
  bucketEndpoint,
  bucketProvider,
  bucketProviderNames,
} from '#services/connections/bucket-providers.ts'
import type { PictureStoreInput } from '#services/connections/pictures-input.schema.ts'
import { Choice, type Option } from '#shop/store/place/admin/choice.tsx'
import { firstProblem } from '#web/form/checks.ts'
import { Field, type FieldPlan } from '#web/form/field.tsx'
import { SectionForm } from '#web/form/form.tsx'
import { problemAt, useForm } from '#web/form/use-form.ts'
import { call } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { picturesCopy as copy } from './pictures.copy.ts'

type Kind = 'disk' | 'cloudinary' | BucketProviderName

/** Form values for every kind of store in one object. */
interface Values {
  kind: Kind
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  cloud: string
  apiKey: string
  apiSecret: string
}

const kinds: Option[] = [
  ['disk', copy.disk],
  ...bucketProviderNames.map((name): Option => [name, bucketProvider(name).name]),
  ['cloudinary', copy.cloudinary],
]
const labels = Object.fromEntries(
  Object.entries(copy).filter(([, words]) => typeof words === 'string'),
) as Record<string, string>

export function PicturesForm({ now }: { now: PictureStoreInput }) {
  const initial = { values: toFormValues(now), version: '' }
  const form = useForm<Values>({
    initial: () => initial,
    check: (values) => firstProblem('pictures', toRequest(values)),
    send: async (values) => {
      const path = { service: 'pictures' } as const
      await call('PUT /api/services/{service}', { path, body: toRequest(values) })
      return { values: { ...values, secretAccessKey: '', apiSecret: '' }, version: '' }
    },
    saved: copy.saved,
    failed: copy.failed,
  })
  const { values, set } = form
  const { kind } = values
  const isSame = kind === initial.values.kind
  const line = (name: keyof Values & string, plan: Omit<FieldPlan, 'name' | 'kind' | 'label'>) => (
    <Field
      plan={{ name, kind: 'line', label: labels[name] ?? name, max: 400, ...plan }}
      shape={undefined}
      value={values[name]}
      problem={problemAt(form, name)}
      onChange={(value) => set(name as 'bucket', value)}
    />
  )
  const secret = (name: 'secretAccessKey' | 'apiSecret') =>
    line(name, {
      mode: 'secret',
      hint: isSame && kind !== 'disk' ? copy.kept : copy.secretHint,
    })

  return (
    <section className={layout.stack4}>
      <h2 className={prose.title3}>{copy.title}</h2>
      <p className={prose.soft}>{copy.hint}</p>
      <SectionForm form={form} labels={labels} save={copy.save} inline>
        <div className={`${layout.stack4} ${layout.shrinks}`}>
          <Choice
            name="kind"
            label={copy.kind}
            options={kinds}
            value={kind}
            fixed={null}
            problem={problemAt(form, 'kind') ?? problemAt(form, 'provider')}
            onChange={(next) => form.change('kind', (was) => chosen(was, next as Kind))}
          />
          {kind === 'cloudinary' && (
            <>
              {line('cloud', { mode: 'url', hint: copy.cloudHint })}
              {line('apiKey', { mode: 'url', hint: copy.apiKeyHint })}
              {secret('apiSecret')}
            </>
          )}
          {isBucket(kind) && (
            <>
              <Place kind={kind} line={line} />
              {line('bucket', { mode: 'url', hint: copy.bucketHint })}
              {line('accessKeyId', { mode: 'url', hint: bucketProvider(kind).keyHint })}
              {secret('secretAccessKey')}
            </>
          )}
        </div>
      </SectionForm>
    </section>
  )
}

interface PlaceProps {
  kind: BucketProviderName
  line(name: 'endpoint' | 'region', plan: { mode: 'url'; hint: string }): ReactNode
}

/** Most providers need only a region. */
function Place({ kind, line }: PlaceProps) {
  const { endpointHint, regionHint } = bucketProvider(kind)
  return (
    <>
      {endpointHint && line('endpoint', { mode: 'url', hint: endpointHint })}
      {regionHint && line('region', { mode: 'url', hint: regionHint })}
    </>
  )
}

const isBucket = (kind: Kind): kind is BucketProviderName =>
  kind !== 'disk' && kind !== 'cloudinary'

function toFormValues(now: PictureStoreInput): Values {
  const none = { endpoint: '', region: '', bucket: '', accessKeyId: '', secretAccessKey: '' }
  const empty = { ...none, cloud: '', apiKey: '', apiSecret: '' }
  if (now.provider === 'disk') return { kind: 'disk', ...empty }
  if (now.provider === 'cloudinary') {
    return { kind: 'cloudinary', ...empty, cloud: now.cloud, apiKey: now.apiKey }
  }
  const { provider: _, bucketProvider: kind, ...bucket } = now
  return { kind, ...empty, ...bucket }
}

/** A new kind starts with its default region and without the old kind's keys. */
function chosen({ bucket }: Values, kind: Kind): Values {
  const region = isBucket(kind) ? bucketProvider(kind).region : ''
  return { ...toFormValues({ provider: 'disk' }), kind, region, bucket }
}

function toRequest(values: Values) {
  const { kind, endpoint, region, bucket, accessKeyId, secretAccessKey, ...cloud } = values
  if (kind === 'disk') return { provider: 'disk' as const }
  if (kind === 'cloudinary') return { provider: 'cloudinary' as const, ...cloud }
  return {
    provider: 's3' as const,
    bucketProvider: kind,
    region,
    endpoint: bucketEndpoint(kind, region, endpoint),
    bucket,
    accessKeyId,
    secretAccessKey,
  }
}
