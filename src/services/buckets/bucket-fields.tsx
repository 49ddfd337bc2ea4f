import {
  type BucketProviderName,
  bucketProvider,
  bucketProviderNames,
} from '#services/pictures/bucket-providers.ts'
import { picturesCopy as copy } from '#services/pictures/form.copy.ts'
import { line, secret, select } from '#web/form/fields.ts'

type Others = Readonly<Record<string, unknown>>

export const addressLine = { max: 400, mode: 'url' as const, keep: true }

export const isBucket = (kind: unknown): kind is BucketProviderName =>
  bucketProviderNames.some((name) => name === kind)

export function kindChoice<Kind extends string>(
  label: string,
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
) {
  const names = bucketProviderNames.map((name) => [name, bucketProvider(name).name])
  const choices = { ...before, ...Object.fromEntries(names), ...after } as Record<Kind, string>
  return select({ label, choices })
}

export function bucketFields(secretHint: (kind: BucketProviderName) => string) {
  const shown = (hint: (kind: BucketProviderName) => string | undefined) => ({
    hint: ({ kind }: Others) => (isBucket(kind) ? hint(kind) : undefined),
    when: ({ kind }: Others) => isBucket(kind) && hint(kind) !== undefined,
  })
  const asked = (label: string, hint: (kind: BucketProviderName) => string | undefined) =>
    line({ label, ...addressLine, ...shown(hint) })
  return {
    endpoint: asked(copy.endpoint, (kind) => bucketProvider(kind).endpointHint),
    region: asked(copy.region, (kind) => bucketProvider(kind).regionHint),
    bucket: asked(copy.bucket, () => copy.bucketHint),
    accessKeyId: asked(copy.accessKeyId, (kind) => bucketProvider(kind).keyHint),
    secretAccessKey: secret({
      label: copy.secretAccessKey,
      max: 400,
      keep: true,
      ...shown(secretHint),
    }),
  }
}
