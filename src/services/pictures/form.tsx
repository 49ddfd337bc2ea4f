import type { Shop } from '#compose'
import {
  ConnectionForm,
  lookAgain,
  type ServiceEntry,
  type ServiceFormProps,
} from '#services/admin/connection-form.tsx'
import {
  addressLine,
  bucketFields,
  isBucket,
  kindChoice,
} from '#services/buckets/bucket-fields.tsx'
import { line, secret, type ValuesOf } from '#web/form/fields.ts'
import { useFields } from '#web/form/use-fields.tsx'
import { usePolling } from '#web/ui/hooks/use-polling.ts'
import { type BucketProviderName, bucketEndpoint, bucketProvider } from './bucket-providers.ts'
import { picturesCopy } from './copy.ts'
import { picturesCopy as copy } from './form.copy.ts'
import { PictureMove } from './picture-move.tsx'
import type { PictureStoreInput } from './pictures.schema.ts'
import { picturesInputSchema } from './pictures.schema.ts'

export const entry: ServiceEntry = {
  label: picturesCopy.title,
  keywords: picturesCopy.keywords,
  place: 70,
  help: 'pictures',
}

export async function load({ services: { pictureStore } }: Shop) {
  return { form: await pictureStore.form(), move: await pictureStore.status() }
}

type Props = ServiceFormProps<Awaited<ReturnType<typeof load>>>

export default function PicturesForm({ service: { state }, data: { form, move } }: Props) {
  const isOwn = state !== 'machine'
  usePolling(move.state === 'moving' ? lookAgain : null)
  return (
    <>
      {move.state !== 'none' && move.all > 0 && (
        <PictureMove move={move} before={isOwn ? form.before : null} />
      )}
      {isOwn && <StoreForm key={JSON.stringify(form.now)} now={form.now} />}
    </>
  )
}

type Kind = 'disk' | 'cloudinary' | BucketProviderName

type Others = Readonly<Record<string, unknown>>

/** `now`: the kind whose secrets the shop keeps. */
function fieldsOf(now: Kind) {
  const ofCloud = { when: ({ kind }: Others) => kind === 'cloudinary' }
  const secretHint = (kind: Kind) => (kind === now ? copy.kept : copy.secretHint)
  return {
    kind: kindChoice<Kind>(copy.kind, { disk: copy.disk }, { cloudinary: copy.cloudinary }),
    cloud: line({ label: copy.cloud, hint: copy.cloudHint, ...addressLine, ...ofCloud }),
    apiKey: line({ label: copy.apiKey, hint: copy.apiKeyHint, ...addressLine, ...ofCloud }),
    apiSecret: secret({
      label: copy.apiSecret,
      max: 400,
      keep: true,
      ...ofCloud,
      hint: secretHint('cloudinary'),
    }),
    ...bucketFields(secretHint),
  }
}

function StoreForm({ now }: { now: PictureStoreInput }) {
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
    <ConnectionForm form={form} title={copy.title} copy={copy}>
      {form.showWith('kind', choose)}
      {show('cloud', 'apiKey', 'apiSecret', 'endpoint', 'region', 'bucket', 'accessKeyId')}
      {show('secretAccessKey')}
    </ConnectionForm>
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
