import { z } from 'zod'
import type { Shop } from '#compose'
import { makeUpPassword } from '#platform/made-up-password.ts'
import {
  ConnectionForm,
  Disconnect,
  type ServiceEntry,
  type ServiceFormProps,
} from '#services/admin/connection-form.tsx'
import {
  addressLine,
  bucketFields,
  isBucket,
  kindChoice,
} from '#services/buckets/bucket-fields.tsx'
import {
  type BucketProviderName,
  bucketEndpoint,
  bucketProvider,
} from '#services/pictures/bucket-providers.ts'
import { picturesCopy } from '#services/pictures/form.copy.ts'
import { count, line, secret, type ValuesOf } from '#web/form/fields.ts'
import { useFields } from '#web/form/use-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import layout from '#web/ui/kit/layout.module.css'
import { type BackupsForm, backupsInputSchema } from './backups.schema.ts'
import { backupStorageCopy } from './copy.ts'
import { backupsFormCopy as copy } from './form.copy.ts'
import { PassphrasePaper } from './passphrase-paper.tsx'

export const entry: ServiceEntry = {
  label: backupStorageCopy.title,
  keywords: backupStorageCopy.keywords,
  place: 80,
  help: 'backups',
}

export async function load({ services: { backupStorage }, settings }: Shop) {
  const { studioName } = await settings.studio()
  return { now: await backupStorage.form(), shop: studioName }
}

type Props = ServiceFormProps<Awaited<ReturnType<typeof load>>>

export default function BackupsServiceForm({ data: { now, shop } }: Props) {
  return (
    <>
      <PlaceForm key={JSON.stringify(now)} now={now} shop={shop} />
      {now && <Disconnect service="backups" copy={copy} />}
    </>
  )
}

type Kind = 'webdav' | 'sftp' | BucketProviderName
type Others = Readonly<Record<string, unknown>>

export function placeFields(isKept: boolean) {
  const of = (wanted: Kind) => ({ when: ({ kind }: Others) => kind === wanted })
  const server = { when: ({ kind }: Others) => !isBucket(kind) }
  return {
    kind: kindChoice<Kind>(copy.kind, {}, { webdav: copy.webdav, sftp: copy.sftp }),
    ...bucketFields(() => (isKept ? copy.kept : picturesCopy.secretHint)),
    url: line({ label: copy.url, hint: copy.urlHint, ...addressLine, ...of('webdav') }),
    host: line({ label: copy.host, hint: copy.hostHint, ...addressLine, ...of('sftp') }),
    port: count({ label: copy.port, max: 5, keep: true, ...of('sftp') }),
    user: line({ label: copy.user, ...addressLine, ...server }),
    password: secret({
      label: copy.password,
      hint: isKept ? copy.kept : copy.passwordHint,
      max: 400,
      keep: true,
      ...server,
    }),
    folder: line({ label: copy.folder, hint: copy.folderHint, max: 200, mode: 'url' }),
    passphrase: line({
      label: copy.passphrase,
      hint: isKept ? copy.passphraseKept : copy.passphraseHint,
      max: 200,
      mode: 'url',
    }),
    again: line({
      label: copy.again,
      max: 200,
      mode: 'url',
      when: ({ passphrase }) => passphrase !== '',
    }),
  }
}

export type PlaceValues = ValuesOf<ReturnType<typeof placeFields>>

const typedTwice = z
  .looseObject({ passphrase: z.string(), again: z.string().nullish() })
  .superRefine((body, check) => {
    for (const issue of backupsInputSchema.safeParse(body).error?.issues ?? []) {
      check.addIssue({ code: 'custom', message: issue.message, path: [...issue.path] })
    }
    if (body.passphrase !== (body.again ?? '')) {
      check.addIssue({ code: 'custom', message: copy.notTheSame, path: ['again'] })
    }
  })

function PlaceForm({ now, shop }: { now: BackupsForm | null; shop: string }) {
  const form = useFields(placeFields(now !== null), {
    to: 'PUT /api/services/{service}',
    path: { service: 'backups' },
    schema: typedTwice,
    body: (_, values) => ({ ...toPlace(values), again: values.again }),
    stored: now ? toPlaceValues(now) : firstPlace,
    after: (values) => ({ ...values, ...noSecrets }),
    saved: copy.saved,
    failed: copy.failed,
    first: now === null,
  })
  const { passphrase } = form.values
  const makeUp = () => {
    const made = makeUpPassword()
    form.change('passphrase', (was) => ({ ...was, passphrase: made, again: made }))
  }
  return (
    <ConnectionForm form={form} title={now ? copy.another : copy.title} copy={copy}>
      {form.showWith('kind', (kind) => form.change('kind', (was) => withKind(was, kind)))}
      {form.show('endpoint', 'region', 'bucket', 'accessKeyId', 'secretAccessKey')}
      {form.show('url', 'host', 'port', 'user', 'password', 'folder', 'passphrase', 'again')}
      <div className={layout.row3}>
        <Button variant="quiet" onClick={makeUp}>
          {copy.makeUp}
        </Button>
        {passphrase.length >= 12 && (
          <Button variant="quiet" onClick={() => window.print()}>
            {copy.print}
          </Button>
        )}
      </div>
      {passphrase.length >= 12 && (
        <PassphrasePaper shop={shop} place={paperPlace(form.values)} passphrase={passphrase} />
      )}
    </ConnectionForm>
  )
}

const noSecrets = { secretAccessKey: '', password: '', passphrase: '', again: '' }

export const firstPlace: PlaceValues = {
  kind: 'hetzner',
  endpoint: '',
  region: 'fsn1',
  bucket: '',
  accessKeyId: '',
  url: '',
  host: '',
  port: '22',
  user: '',
  folder: 'atelier',
  ...noSecrets,
}

export function withKind(was: PlaceValues, kind: Kind): PlaceValues {
  return { ...was, kind, region: isBucket(kind) ? bucketProvider(kind).region : '' }
}

function toPlaceValues(now: BackupsForm): PlaceValues {
  const { provider, ...rest } = now
  if (provider === 's3-backups') {
    const { bucketProvider: kind, ...bucket } = rest as Extract<typeof now, { region: string }>
    return { ...firstPlace, ...bucket, kind }
  }
  const kind = provider === 'webdav-backups' ? 'webdav' : 'sftp'
  const port = 'port' in now ? String(now.port) : '22'
  return { ...firstPlace, ...rest, kind, port }
}

export function toPlace(values: PlaceValues) {
  const { kind, folder, passphrase, region, bucket, accessKeyId, secretAccessKey } = values
  const { url, host, port, user, password } = values
  const shared = { folder, passphrase }
  if (kind === 'webdav')
    return { provider: 'webdav-backups', url, user, password, ...shared } as const
  if (kind === 'sftp') {
    return {
      provider: 'sftp-backups',
      host,
      port: Number(port),
      user,
      password,
      ...shared,
    } as const
  }
  const endpoint = bucketEndpoint(kind, region, values.endpoint)
  return {
    provider: 's3-backups' as const,
    bucketProvider: kind,
    region,
    endpoint,
    bucket,
    accessKeyId,
    secretAccessKey,
    ...shared,
  }
}

function paperPlace(values: PlaceValues): string {
  const place = toPlace(values)
  if (place.provider === 'sftp-backups') return `${place.user}@${place.host}, ${place.folder}`
  if (place.provider === 'webdav-backups') return `${place.user}, ${place.url}/${place.folder}`
  return `${place.endpoint}/${place.bucket}/${place.folder}`
}
