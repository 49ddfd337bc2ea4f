import { badInput, ShopError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { bucketProvider } from '#services/connections/bucket-providers.ts'
import type { PicturesConnection } from '#services/connections/connection.schema.ts'
import type { ImageStore } from '#shop/media/stores/image-store.ts'
import { type StoreFailure, toStoreFailure } from '#shop/media/stores/store-failure.ts'

/** A PNG of one pixel: Cloudinary takes nothing that is no picture. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

type StoreStep = 'write' | 'read' | 'look' | 'delete'

/**
 * Writes a small picture, reads it back, asks for a missing one, and deletes the written one.
 * ShopErrors: `bad_input` naming the field that is probably wrong, `storage_unavailable` when no field
 * is; then nothing that could be deleted is left behind.
 */
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

/** The owner's error for each step; a null failure: the bytes read are not the bytes written. */
type Words = (failure: StoreFailure | null, step: StoreStep) => ShopError

function wordsFor(connection: PicturesConnection): Words {
  if (connection.provider === 'disk') return () => away('This machine’s folder for pictures')
  return connection.provider === 's3' ? bucketWords(connection) : cloudinaryWords
}

const mayNot: Record<StoreStep, string> = {
  write: 'write into this bucket',
  read: 'read in this bucket',
  look: 'list this bucket, so the shop can’t tell a missing picture from a refused one',
  delete: 'delete in this bucket',
}

function bucketWords(connection: Extract<PicturesConnection, { provider: 's3' }>): Words {
  const { name, endpoint } = bucketProvider(connection.bucketProvider ?? 'other')
  const { host } = new URL(connection.endpoint)
  const where = endpoint === '' ? 'endpoint' : 'region'
  const whose = endpoint === '' ? host : name
  return (failure, step) => {
    switch (failure?.kind) {
      case 'address':
        return badInput(where, `Nothing of the S3 kind answers at ${host}. Is it spelt right?`)
      case 'silent':
        return badInput(where, `${host} doesn’t answer. Is it spelt right, and does it run?`)
      case 'key':
        return badInput('accessKeyId', `${whose} doesn’t know this key. Copy its ID once more.`)
      case 'secret':
        return badInput(
          'secretAccessKey',
          'The secret doesn’t belong to this key. Copy it once more, or make a new key.',
        )
      case 'bucket':
        return badInput('bucket', `There is no bucket ${connection.bucket} at ${host}.`)
      case 'region':
        return badInput(
          'region',
          failure.region
            ? `The bucket is in the region ${failure.region}.`
            : 'The bucket is in another region.',
        )
      case 'rights':
        return badInput('accessKeyId', `This key may not ${mayNot[step]}. Give it that right.`)
      case 'clock':
        return wrongClock(whose)
      case 'away':
        return away(whose)
      default:
        return badInput(where, `${host} doesn’t give back what was written there.`)
    }
  }
}

const cloudinaryWords: Words = (failure, step) => {
  switch (failure?.kind) {
    case 'bucket':
      return badInput('cloud', 'Cloudinary knows no cloud of this name.')
    case 'key':
      return badInput('apiKey', 'Cloudinary doesn’t know this API key in this cloud.')
    case 'secret':
      return badInput('apiSecret', 'The secret doesn’t belong to this API key.')
    case 'rights':
    case 'picture':
      return badInput(
        'apiKey',
        step === 'read'
          ? 'Pictures of this cloud can’t be seen by everybody. Allow public delivery in its settings.'
          : 'This API key may not upload and delete pictures. Give it that right.',
      )
    case 'clock':
      return wrongClock('Cloudinary')
    case 'address':
    case 'silent':
    case 'away':
      return away('Cloudinary')
    default:
      return badInput(
        'cloud',
        'The picture was taken, but can’t be seen by everybody as it is. Allow public delivery of originals in Cloudinary’s settings.',
      )
  }
}

function wrongClock(whose: string): ShopError {
  return new ShopError(
    'storage_unavailable',
    `${whose} says that this machine’s clock is wrong. Ask the person who keeps the machine to set it.`,
  )
}

function away(whose: string): ShopError {
  return new ShopError(
    'storage_unavailable',
    `${whose} can’t be reached right now. Try again in a few minutes.`,
  )
}
