import type { Environment } from '#services/connections/service-definition.ts'
import { ConfigError, oneOf, text, webAddress } from '../../config/values.ts'
import type { PicturesConnection } from './pictures.schema.ts'

export const pictureVariables = {
  MEDIA: oneOf(['disk', 's3', 'cloudinary']),
  S3_ENDPOINT: webAddress,
  S3_REGION: text,
  S3_BUCKET: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  CLOUDINARY_URL: text,
  CLOUDINARY_API_BASE: webAddress,
  CLOUDINARY_DELIVERY_BASE: webAddress,
  PICTURES_AHEAD: oneOf(['on', 'off']),
}

type Variables = Environment<typeof pictureVariables>

const s3Names = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

export function readPictures(e: Variables): PicturesConnection | null {
  const s3 = s3Names.some((name) => e[name] !== undefined)
  if (e.MEDIA === undefined && s3 && e.CLOUDINARY_URL) {
    throw new ConfigError('MEDIA is missing: the keys of s3 and of cloudinary are set. Choose one.')
  }
  const provider = e.MEDIA ?? (s3 ? 's3' : e.CLOUDINARY_URL ? 'cloudinary' : null)
  if (provider === 's3') return readS3(e)
  if (provider === 'cloudinary') return readCloudinary(e)
  return provider && { provider }
}

function readS3(e: Variables): PicturesConnection {
  const [bucket, accessKeyId, secretAccessKey] = s3Names.map((name) => {
    const value = e[name]
    if (value === undefined)
      throw new ConfigError(`${name} is missing: MEDIA is s3, which needs it.`)
    return value
  }) as [string, string, string]
  const region = e.S3_REGION ?? 'us-east-1'
  const endpoint = e.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`
  return { provider: 's3', endpoint, region, bucket, accessKeyId, secretAccessKey }
}

/** 'cloudinary://<key>:<secret>@<cloud>', as Cloudinary's console shows it. */
function readCloudinary(e: Variables): PicturesConnection {
  if (e.CLOUDINARY_URL === undefined) {
    throw new ConfigError('CLOUDINARY_URL is missing: MEDIA is cloudinary, which needs it.')
  }
  const [, apiKey, apiSecret, cloud] =
    /^cloudinary:\/\/([\w-]+):([\w-]+)@([\w-]+)$/.exec(e.CLOUDINARY_URL) ?? []
  if (!apiKey || !apiSecret || !cloud) {
    throw new ConfigError('CLOUDINARY_URL wants cloudinary://<key>:<secret>@<cloud>.')
  }
  return { provider: 'cloudinary', cloud, apiKey, apiSecret }
}
