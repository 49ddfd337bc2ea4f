import { join } from 'node:path'
import type { Config } from '#config'
import { badInput } from '#platform/errors.ts'
import { withKnownSecret } from '#services/connections/known-secret.ts'
import { lastFour } from '#services/connections/service.ts'
import type { Described, Service, ServiceWork } from '#services/connections/service-definition.ts'
import { isOutsideHost } from '#services/outside-address.ts'
import { refusal } from '#services/refusal.ts'
import { countByStore } from '#shop/media/pictures/pictures.server.ts'
import { beginMove } from '#shop/media/stores/move-pictures.server.ts'
import { storeName } from '#shop/media/stores/picture-stores.ts'
import { bucketProvider } from './bucket-providers.ts'
import { createCloudinaryStorage } from './cloudinary.ts'
import { picturesCopy } from './copy.ts'
import { createDiskStorage } from './disk.ts'
import { checkStore } from './picture-check.ts'
import {
  bucketInputSchema,
  cloudinaryInputSchema,
  diskInputSchema,
  type PictureStoreForm,
  type PictureStoreInput,
  type PicturesConnection,
  type PicturesInput,
  picturesConnectionSchema,
} from './pictures.schema.ts'
import type { ImageStore } from './port.ts'
import { createS3Storage } from './s3.ts'
import { pictureVariables, readPictures } from './variables.ts'

export const pictures: Service<
  typeof diskInputSchema | typeof bucketInputSchema | typeof cloudinaryInputSchema,
  PicturesConnection,
  ImageStore,
  typeof pictureVariables
> = {
  name: 'pictures',
  title: picturesCopy.title,
  inputs: [diskInputSchema, bucketInputSchema, cloudinaryInputSchema],
  schema: picturesConnectionSchema,
  secrets: ['secretAccessKey', 'apiSecret'],
  variables: pictureVariables,
  read: readPictures,
  define: definePictures,
}

export function definePictures(
  config: Pick<Config, 'dataDir' | 'apiBases'> & Partial<Pick<Config, 's3Endpoint'>>,
): ServiceWork<PicturesInput, PicturesConnection, ImageStore> {
  const { s3Endpoint, dataDir, apiBases } = config
  const disk = createDiskStorage({ folder: join(dataDir, 'pictures') })
  function createAdapter(connection: PicturesConnection): ImageStore {
    if (connection.provider === 's3') return createS3Storage(connection)
    if (connection.provider === 'disk') return disk
    const { cloudinary: apiBase, cloudinaryDelivery: deliveryBase } = apiBases
    return createCloudinaryStorage({
      ...connection,
      ...(apiBase && { apiBase }),
      ...(deliveryBase && { deliveryBase }),
    })
  }

  return {
    unset: { adapter: disk, described: { says: picturesCopy.kept } },
    locked(words) {
      const refuse = refusal('storage_unavailable', words)
      return {
        name: 'locked',
        id: 'locked',
        origins: [],
        publicAddress: () => null,
        put: refuse,
        get: refuse,
        has: refuse,
        delete: refuse,
      }
    },
    async neededFor(trx, account) {
      const count = (await countByStore(trx)).get(account) ?? 0
      return count === 0 ? null : picturesCopy.moveFirst(count)
    },
    readAccount: (connection) => createAdapter(connection).id,
    createAdapter: createAdapter,
    async connect(input, before, former) {
      const known = [...(before ? [before] : []), ...former]
      const connection = connectionOf(input, known)
      if (connection.provider === 's3') {
        const { endpoint } = connection
        const isKnown = known.some((each) => each.provider === 's3' && each.endpoint === endpoint)
        if (!isKnown) await requireOutside(endpoint, s3Endpoint)
      }
      await checkStore(createAdapter(connection), connection)
      return { config: connection, join: beginMove }
    },
    describe,
  }
}

function describe(connection: PicturesConnection): Described {
  if (connection.provider === 'disk') return { says: picturesCopy.kept }
  if (connection.provider === 's3') {
    const { bucketProvider: whose, bucket, endpoint, region, secretAccessKey } = connection
    const at = whose && whose !== 'other' ? bucketProvider(whose).name : new URL(endpoint).host
    return {
      says: picturesCopy.keptInBucket(bucket, at),
      facts: [
        { label: picturesCopy.address, value: endpoint },
        { label: picturesCopy.region, value: region },
        { label: picturesCopy.key, value: connection.accessKeyId },
        { label: picturesCopy.secret, value: lastFour(secretAccessKey) },
      ],
    }
  }
  return {
    says: picturesCopy.keptAtCloudinary(connection.cloud),
    facts: [
      { label: picturesCopy.apiKey, value: connection.apiKey },
      { label: picturesCopy.apiSecret, value: lastFour(connection.apiSecret) },
    ],
  }
}

/**
 * A live check would reveal hosts in the machine's own network. Only the operator may set such a
 * store, by S3_ENDPOINT (`named`). ShopError 'bad_input'.
 */
async function requireOutside(endpoint: string, named: string | undefined): Promise<void> {
  const { hostname, host } = new URL(endpoint)
  if (named !== undefined && new URL(named).hostname === hostname) return
  if (await isOutsideHost(hostname)) return
  throw badInput('endpoint', picturesCopy.ownNetwork(host, endpoint))
}

function connectionOf(
  input: PicturesInput,
  known: readonly PicturesConnection[],
): PicturesConnection {
  if (input.provider === 'disk') return input
  const same = known.find((each) => accountOf(each) === accountOf(input))
  return input.provider === 's3'
    ? withKnownSecret(input, 'secretAccessKey', same, picturesCopy.keyMissing)
    : withKnownSecret(input, 'apiSecret', same, picturesCopy.apiKeyMissing)
}

function accountOf(place: PicturesInput | PicturesConnection): string {
  if (place.provider === 'disk') return place.provider
  if (place.provider === 'cloudinary') return `${place.cloud} ${place.apiKey}`
  return `${place.endpoint} ${place.bucket} ${place.accessKeyId}`
}

function inputOf(connection: PicturesConnection): PictureStoreInput {
  if (connection.provider === 'disk') return connection
  if (connection.provider === 'cloudinary') {
    const { provider, cloud, apiKey } = connection
    return { provider, cloud, apiKey }
  }
  const { provider, bucketProvider = 'other', endpoint, region, bucket, accessKeyId } = connection
  return { provider, bucketProvider, endpoint, region, bucket, accessKeyId }
}

type OpenStore = { config: PicturesConnection | null; adapter: ImageStore }

export function pictureStoreForm(now: OpenStore, former: readonly OpenStore[]): PictureStoreForm {
  const disk: PicturesConnection = { provider: 'disk' }
  const before = former.find(({ config, adapter }) => config && adapter.id !== now.adapter.id)
  const input = before?.config ?? (now.adapter.id === 'disk' ? null : disk)
  return {
    now: inputOf(now.config ?? disk),
    before: input && { place: storeName(before?.adapter.id ?? 'disk'), input: inputOf(input) },
  }
}
