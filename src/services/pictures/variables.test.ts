import { describe, expect, it } from 'vitest'
import { readConfig } from '#config'

const s3 = { S3_BUCKET: 'studio', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
const cloudinary = { CLOUDINARY_URL: 'cloudinary://123:abc_DEF-1@studio' }

describe('making sizes ahead', () => {
  it('is on until it is turned off', () => {
    expect(readConfig({}).picturesAhead).toBe(true)
    expect(readConfig({ PICTURES_AHEAD: 'off' }).picturesAhead).toBe(false)
    expect(() => readConfig({ PICTURES_AHEAD: 'soon' })).toThrow('PICTURES_AHEAD')
  })
})

describe('the picture store', () => {
  it('is this machine’s disk by default', () => {
    expect(readConfig({}).machine.pictures).toBeNull()
    expect(readConfig({ MEDIA: 'disk' }).machine.pictures).toEqual({ provider: 'disk' })
  })

  it('is S3 once its keys are set, Amazon’s unless an endpoint says otherwise', () => {
    expect(readConfig({ ...s3, S3_REGION: 'eu-north-1' }).machine.pictures).toMatchObject({
      provider: 's3',
      endpoint: 'https://s3.eu-north-1.amazonaws.com',
    })
    expect(
      readConfig({ ...s3, S3_ENDPOINT: 'https://r2.example/' }).machine.pictures,
    ).toMatchObject({
      endpoint: 'https://r2.example',
    })
  })

  it('is Cloudinary once its address is set', () => {
    expect(readConfig(cloudinary).machine.pictures).toMatchObject({
      provider: 'cloudinary',
      cloud: 'studio',
      apiKey: '123',
      apiSecret: 'abc_DEF-1',
    })
  })

  it('is the store of MEDIA when two stores are configured', () => {
    expect(readConfig({ ...s3, ...cloudinary, MEDIA: 's3' }).machine.pictures?.provider).toBe('s3')
  })

  it.each([
    [{ MEDIA: 's3' }, 'S3_BUCKET is missing: MEDIA is s3, which needs it.'],
    [{ S3_BUCKET: 'x' }, 'S3_ACCESS_KEY_ID is missing: MEDIA is s3, which needs it.'],
    [{ MEDIA: 'cloudinary' }, 'CLOUDINARY_URL is missing: MEDIA is cloudinary, which needs it.'],
    [{ CLOUDINARY_URL: 'https://x' }, 'CLOUDINARY_URL wants cloudinary://<key>:<secret>@<cloud>.'],
    [
      { ...s3, ...cloudinary },
      'MEDIA is missing: the keys of s3 and of cloudinary are set. Choose one.',
    ],
  ])('refuses %j', (env, words) => {
    expect(() => readConfig(env)).toThrow(words)
  })
})
