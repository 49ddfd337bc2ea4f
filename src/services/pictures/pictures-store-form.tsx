import { line, secret, select, type ValuesOf } from '#web/form/fields.ts'
import { SectionForm } from '#web/form/form.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import {
  type BucketProviderName,
  bucketEndpoint,
  bucketProvider,
  bucketProviderNames,
} from './bucket-providers.ts'
import { picturesCopy as copy } from './form.copy.ts'
import type { PictureStoreInput } from './pictures-input.schema.ts'
import { picturesInputSchema } from './pictures-input.schema.ts'

type Kind = 'disk' | 'cloudinary' | BucketProviderName

const isBucket = (kind: unknown): kind is BucketProviderName =>
  kind !== 'disk' && kind !== 'cloudinary'

type Others = Readonly<Record<string, unknown>>

/** `now`: the kind whose secrets the shop keeps. */
function fieldsOf(now: Kind) {
  const ofBucket = (hint: (kind: BucketProviderName) => string | undefined) => ({
    hint: ({ kind }: Others) => (isBucket(kind) ? hint(kind) : undefined),
    when: ({ kind }: Others) => isBucket(kind) && hint(kind) !== undefined,
  })
  const ofCloud = { when: ({ kind }: Others) => kind === 'cloudinary' }
  const kept = ({ kind }: Others) => (kind === now && kind !== 'disk' ? copy.kept : copy.secretHint)
  const shared = { max: 400, mode: 'url' as const, keep: true }
  return {
    kind: select({
      label: copy.kind,
      choices: {
        disk: copy.disk,
        ...Object.fromEntries(bucketProviderNames.map((name) => [name, bucketProvider(name).name])),
        cloudinary: copy.cloudinary,
      } as Record<Kind, string>,
    }),
    cloud: line({ label: copy.cloud, hint: copy.cloudHint, ...shared, ...ofCloud }),
    apiKey: line({ label: copy.apiKey, hint: copy.apiKeyHint, ...shared, ...ofCloud }),
    apiSecret: secret({ label: copy.apiSecret, max: 400, keep: true, ...ofCloud, hint: kept }),
    endpoint: line({
      label: copy.endpoint,
      ...shared,
      ...ofBucket((kind) => bucketProvider(kind).endpointHint),
    }),
    region: line({
      label: copy.region,
      ...shared,
      ...ofBucket((kind) => bucketProvider(kind).regionHint),
    }),
    bucket: line({ label: copy.bucket, ...shared, ...ofBucket(() => copy.bucketHint) }),
    accessKeyId: line({
      label: copy.accessKeyId,
      ...shared,
      ...ofBucket((kind) => bucketProvider(kind).keyHint),
    }),
    secretAccessKey: secret({
      ...{ label: copy.secretAccessKey, max: 400, keep: true, hint: kept },
      when: ({ kind }) => isBucket(kind),
    }),
  }
}

export function PicturesForm({ now }: { now: PictureStoreInput }) {
  const stored = toFormValues(now)
  const form = useFields(fieldsOf(stored.kind), {
    to: 'PUT /api/services/{service}',
    path: { service: 'pictures' },
    schema: picturesInputSchema,
    body: (_, values) => toRequest(values),
    stored,
    after: (values) => ({ ...values, secretAccessKey: '', apiSecret: '' }),
    saved: copy.saved,
    failed: copy.failed,
  })
  const { show } = form
  const choose = (kind: Kind) => form.change('kind', (was) => chosen(was, kind))
  return (
    <section className={layout.stack4}>
      <h2 className={prose.title3}>{copy.title}</h2>
      <p className={prose.soft}>{copy.hint}</p>
      <SectionForm form={form} save={copy.save} inline>
        <div className={`${layout.stack4} ${layout.shrinks}`}>
          {form.showWith('kind', choose)}
          {show('cloud', 'apiKey', 'apiSecret', 'endpoint', 'region', 'bucket', 'accessKeyId')}
          {show('secretAccessKey')}
        </div>
      </SectionForm>
    </section>
  )
}

type Values = ValuesOf<ReturnType<typeof fieldsOf>>

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
