import { badInput, ShopError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { type StoreFailure, toStoreFailure } from '#shop/media/stores/store-failure.ts'
import { bucketProvider } from './bucket-providers.ts'
import { picturesCopy } from './copy.ts'
import type { PicturesConnection } from './pictures.schema.ts'
import type { ImageStore } from './port.ts'

/** A PNG of one pixel: Cloudinary takes nothing but pictures. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

type StoreStep = 'write' | 'read' | 'look' | 'delete'

/** `bad_input` names the field that is probably wrong; else throws `storage_unavailable`. */
export async function checkStore(store: ImageStore, connection: PicturesConnection): Promise<void> {
  const key = `Prints/check-${newId()}.png`
  const says = wordsFor(connection)
  const at = async <T>(step: StoreStep, work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      const failure = toStoreFailure(error)
      throw failure || connection.provider === 'disk' ? says(failure, step) : error
    }
  }
  await at('write', () => store.put(key, pixel, 'image/png'))
  try {
    const back = await at('read', () => store.get(key))
    if (!back || !pixel.equals(back)) throw says(null, 'read')
    await at('look', () => store.get(`Prints/check-${newId()}.png`))
    await at('delete', () => store.delete(key))
  } catch (error) {
    await store.delete(key).catch(() => {})
    throw error
  }
}

/** A null failure: the bytes read are not the bytes written. */
type Words = (failure: StoreFailure | null, step: StoreStep) => ShopError

function wordsFor(connection: PicturesConnection): Words {
  if (connection.provider === 'disk') return () => away(picturesCopy.ownFolder)
  return connection.provider === 's3' ? bucketWords(connection) : cloudinaryWords
}

function bucketWords(connection: Extract<PicturesConnection, { provider: 's3' }>): Words {
  const { name, endpoint } = bucketProvider(connection.bucketProvider ?? 'other')
  const { host } = new URL(connection.endpoint)
  const where = endpoint === '' ? 'endpoint' : 'region'
  const whose = endpoint === '' ? host : name
  return (failure, step) => {
    switch (failure?.kind) {
      case 'address':
        return badInput(where, picturesCopy.noS3(host))
      case 'silent':
        return badInput(where, picturesCopy.noAnswer(host))
      case 'key':
        return badInput('accessKeyId', picturesCopy.unknownKey(whose))
      case 'secret':
        return badInput('secretAccessKey', picturesCopy.wrongSecret)
      case 'bucket':
        return badInput('bucket', picturesCopy.noBucket(connection.bucket, host))
      case 'region':
        return badInput(
          'region',
          failure.region ? picturesCopy.bucketRegion(failure.region) : picturesCopy.otherRegion,
        )
      case 'rights':
        return badInput('accessKeyId', picturesCopy.lacksRights(picturesCopy.mayNot[step]))
      case 'clock':
        return wrongClock(whose)
      case 'away':
        return away(whose)
      default:
        return badInput(where, picturesCopy.doesntGiveBack(host))
    }
  }
}

const cloudinaryWords: Words = (failure, step) => {
  switch (failure?.kind) {
    case 'bucket':
      return badInput('cloud', picturesCopy.noSuchCloud)
    case 'key':
      return badInput('apiKey', picturesCopy.unknownApiKey)
    case 'secret':
      return badInput('apiSecret', picturesCopy.wrongApiSecret)
    case 'rights':
    case 'picture':
      return badInput(
        'apiKey',
        step === 'read' ? picturesCopy.cloudNotPublic : picturesCopy.apiKeyMayNot,
      )
    case 'clock':
      return wrongClock('Cloudinary')
    case 'address':
    case 'silent':
    case 'away':
      return away('Cloudinary')
    default:
      return badInput('cloud', picturesCopy.originalsNotPublic)
  }
}

function wrongClock(whose: string): ShopError {
  return new ShopError('storage_unavailable', picturesCopy.wrongClock(whose))
}

function away(whose: string): ShopError {
  return new ShopError('storage_unavailable', picturesCopy.unreachable(whose))
}
