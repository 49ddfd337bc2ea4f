/* Addresses and regions come from the providers' own help pages. */
import { picturesCopy } from './form.copy.ts'

export interface BucketProvider {
  name: string
  /** '{region}' stands for the bucket's region; '': the owner types the address. */
  endpoint: string
  region: string
  regionHint?: string
  endpointHint?: string
  keyHint: string
}

/** Connections store the keys. The owner chooses from a list in this order. */
export const bucketProviders = {
  amazon: {
    name: picturesCopy.amazonS3,
    endpoint: 'https://s3.{region}.amazonaws.com',
    region: 'us-east-1',
    regionHint: picturesCopy.regionBeside,
    keyHint: picturesCopy.amazonKey,
  },
  r2: {
    name: picturesCopy.cloudflareR2,
    endpoint: '',
    region: 'auto',
    endpointHint: picturesCopy.cloudflareEndpoint,
    keyHint: picturesCopy.cloudflareKey,
  },
  backblaze: {
    name: picturesCopy.backblazeB2,
    endpoint: 'https://s3.{region}.backblazeb2.com',
    region: 'us-west-004',
    regionHint: picturesCopy.backblazeRegion,
    keyHint: picturesCopy.backblazeKey,
  },
  digitalocean: {
    name: picturesCopy.digitaloceanSpaces,
    endpoint: 'https://{region}.digitaloceanspaces.com',
    region: 'nyc3',
    regionHint: picturesCopy.spacesRegion,
    keyHint: picturesCopy.spacesKey,
  },
  hetzner: {
    name: 'Hetzner',
    endpoint: 'https://{region}.your-objectstorage.com',
    region: 'fsn1',
    regionHint: picturesCopy.hetznerRegion,
    keyHint: picturesCopy.hetznerKey,
  },
  wasabi: {
    name: 'Wasabi',
    endpoint: 'https://s3.{region}.wasabisys.com',
    region: 'us-east-1',
    regionHint: picturesCopy.ionosRegion,
    keyHint: picturesCopy.accessKeys,
  },
  other: {
    name: picturesCopy.ownServer,
    endpoint: '',
    region: 'us-east-1',
    regionHint: picturesCopy.ownRegion,
    endpointHint: picturesCopy.ownEndpoint,
    keyHint: picturesCopy.ownKey,
  },
} as const satisfies Record<string, BucketProvider>

export type BucketProviderName = keyof typeof bucketProviders
export const bucketProviderNames = Object.keys(bucketProviders) as [
  BucketProviderName,
  ...BucketProviderName[],
]

export function bucketProvider(name: BucketProviderName): BucketProvider {
  return bucketProviders[name]
}

export function bucketEndpoint(name: BucketProviderName, region: string, typed: string): string {
  const { endpoint } = bucketProvider(name)
  return endpoint === '' ? typed : endpoint.replace('{region}', region.trim().toLowerCase())
}
