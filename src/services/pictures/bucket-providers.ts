/* Addresses and regions come from the providers' own help pages. */
import { providersCopy } from '#services/connections/providers.copy.ts'

export interface BucketProvider {
  name: string
  /** '{region}' stands for the bucket's region; '': the owner types the address. */
  endpoint: string
  /** Prefilled, and the signing region when the owner types none. */
  region: string
  regionHint?: string
  endpointHint?: string
  keyHint: string
}

/** Connections store the keys. The owner chooses from a list in this order. */
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

export function bucketEndpoint(name: BucketProviderName, region: string, typed: string): string {
  const { endpoint } = bucketProvider(name)
  return endpoint === '' ? typed : endpoint.replace('{region}', region.trim().toLowerCase())
}
