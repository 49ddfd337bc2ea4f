/* Where pictures are kept: the definition of the service. */
import { join } from 'node:path'
import { createCloudinaryStorage } from '#adapters/storage-cloudinary.ts'
import { createDiskStorage } from '#adapters/storage-disk.ts'
import { createS3Storage } from '#adapters/storage-s3.ts'
import type { Config } from '#config'
import { ShopError } from '#kernel/errors.ts'
import type { ImageStore } from '#shop/media/image-store.ts'
import {
  type PicturesConnection,
  picturesConnectionSchema,
} from '#shop/services/connection.schema.ts'
import { lastFour } from '#shop/services/service.ts'
import type { Described, ServiceDefinition } from '#shop/services/service-definition.ts'
import { refusingAdapter } from './live-port.ts'

export const pictureCalls = ['put', 'get', 'has', 'delete'] as const

/** A folder of this machine, a bucket of the S3 kind, or Cloudinary. */
export function picturesService(
  config: Pick<Config, 'media' | 'dataDir' | 'onMachine'>,
): ServiceDefinition<PicturesConnection, ImageStore> {
  const { media, dataDir, onMachine } = config
  const disk = createDiskStorage({ folder: join(dataDir, 'pictures') })
  const kept = 'Pictures are kept on this machine.'
  function adapterOf(connection: PicturesConnection): ImageStore {
    if (connection.provider === 's3') return createS3Storage(connection)
    return connection.provider === 'cloudinary' ? createCloudinaryStorage(connection) : disk
  }

  return {
    name: 'pictures',
    schema: picturesConnectionSchema,
    providers: [],
    secrets: ['secretAccessKey', 'apiSecret'],
    machine: onMachine.includes('pictures') ? media : null,
    unset: { adapter: disk, described: { says: kept } },
    locked: (words) =>
      refusingAdapter<ImageStore>(
        { name: 'locked', id: 'locked', origins: [], publicAddress: () => null },
        pictureCalls,
        () => new ShopError('storage_unavailable', words),
      ),
    accountOf: (connection) => adapterOf(connection).id,
    adapterOf,
    describe(connection): Described {
      if (connection.provider === 'disk') return { says: kept }
      if (connection.provider === 's3') {
        return {
          says: `Pictures are kept in ${connection.bucket}.`,
          facts: [{ label: 'Secret key', value: lastFour(connection.secretAccessKey) }],
        }
      }
      return {
        says: `Pictures are kept at Cloudinary, in ${connection.cloud}.`,
        facts: [{ label: 'Secret', value: lastFour(connection.apiSecret) }],
      }
    },
  }
}
