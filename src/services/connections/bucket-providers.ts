/*
 * S3-compatible bucket providers. Addresses and regions come from the providers' own help pages, so
 * that the owner enters as little as possible.
 */

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
    name: 'Amazon S3',
    endpoint: 'https://s3.{region}.amazonaws.com',
    region: 'us-east-1',
    regionHint: 'It stands beside the bucket in the S3 console, such as eu-central-1.',
    keyHint:
      'Made in the IAM console for a user that may list the bucket, and read, write and delete its objects.',
  },
  r2: {
    name: 'Cloudflare R2',
    endpoint: '',
    region: 'auto',
    endpointHint:
      'The bucket’s settings call it “S3 API”. It ends with r2.cloudflarestorage.com; leave out the bucket’s name behind it.',
    keyHint: 'Made under R2, “Manage API tokens”, with the permission “Object Read & Write”.',
  },
  backblaze: {
    name: 'Backblaze B2',
    endpoint: 'https://s3.{region}.backblazeb2.com',
    region: 'us-west-004',
    regionHint:
      'It is the middle of the bucket’s “Endpoint”, such as us-west-004 or eu-central-003.',
    keyHint:
      'Made under “Application Keys”, to read and write this bucket. The master key is refused. Its keyID goes here.',
  },
  digitalocean: {
    name: 'DigitalOcean Spaces',
    endpoint: 'https://{region}.digitaloceanspaces.com',
    region: 'nyc3',
    regionHint: 'It stands in the Space’s address, such as fra1 or nyc3.',
    keyHint: 'Made under “Spaces Object Storage”, “Access Keys”, to read, write and delete.',
  },
  hetzner: {
    name: 'Hetzner',
    endpoint: 'https://{region}.your-objectstorage.com',
    region: 'fsn1',
    regionHint: 'Falkenstein is fsn1, Nuremberg nbg1, Helsinki hel1.',
    keyHint: 'Made in the Cloud Console under “Security”, “S3 credentials”.',
  },
  wasabi: {
    name: 'Wasabi',
    endpoint: 'https://s3.{region}.wasabisys.com',
    region: 'us-east-1',
    regionHint: 'It stands beside the bucket, such as eu-central-1.',
    keyHint: 'Made under “Access Keys”.',
  },
  other: {
    name: 'Your own server (MinIO), or another one',
    endpoint: '',
    region: 'us-east-1',
    regionHint: 'Where nothing was chosen it is us-east-1.',
    endpointHint: 'Where it answers to programs, such as https://minio.example.com.',
    keyHint: 'An access key that may list the bucket, and read, write and delete its objects.',
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
