/*
 * S3-compatible bucket providers. Addresses and regions come from the providers' own help pages, so
 * that the owner enters as little as possible.
 */
import { providersCopy } from '#services/connections/providers.copy.ts'

export interface BucketProvider {
  name: string
  /**
   * Server address; '{region}' stands for the bucket's region; '' means that the owner types the
   * address.
   */
  endpoint: string
  /** Prefilled region, and the signing region when the owner types none. */
  region: string
  /** The provider's word for its region, with an example; absent when there is none to enter. */
  regionHint?: string
  /** Where to find the address, for providers whose address is typed. */
  endpointHint?: string
  /** Where a key is made, and what it must be allowed. */
  keyHint: string
}

/** Keys are stored in connections. The order is that of the list to choose from. */
export const bucketProviders = {
  amazon: {
    name: providersCopy.amazonS3,
    endpoint: 'https://s3.{region}.amazonaws.com',
    region: 'us-east-1',
    regionHint: providersCopy.regionBeside,
    keyHint: providersCopy.amazonKey,
  },
  r2: {
    name: providersCopy.cloudflareR2,
    endpoint: '',
    region: 'auto',
    endpointHint: providersCopy.cloudflareEndpoint,
    keyHint: providersCopy.cloudflareKey,
  },
  backblaze: {
    name: providersCopy.backblazeB2,
    endpoint: 'https://s3.{region}.backblazeb2.com',
    region: 'us-west-004',
    regionHint: providersCopy.backblazeRegion,
    keyHint: providersCopy.backblazeKey,
  },
  digitalocean: {
    name: providersCopy.digitaloceanSpaces,
    endpoint: 'https://{region}.digitaloceanspaces.com',
    region: 'nyc3',
    regionHint: providersCopy.spacesRegion,
    keyHint: providersCopy.spacesKey,
  },
  hetzner: {
    name: 'Hetzner',
    endpoint: 'https://{region}.your-objectstorage.com',
    region: 'fsn1',
    regionHint: providersCopy.hetznerRegion,
    keyHint: providersCopy.hetznerKey,
  },
  wasabi: {
    name: 'Wasabi',
    endpoint: 'https://s3.{region}.wasabisys.com',
    region: 'us-east-1',
    regionHint: providersCopy.ionosRegion,
    keyHint: providersCopy.accessKeys,
  },
  other: {
    name: providersCopy.ownServer,
    endpoint: '',
    region: 'us-east-1',
    regionHint: providersCopy.ownRegion,
    endpointHint: providersCopy.ownEndpoint,
    keyHint: providersCopy.ownKey,
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

/** Server address of a provider in a region; `typed` for providers whose address is typed. */
export function bucketEndpoint(name: BucketProviderName, region: string, typed: string): string {
  const { endpoint } = bucketProvider(name)
  return endpoint === '' ? typed : endpoint.replace('{region}', region.trim().toLowerCase())
}
