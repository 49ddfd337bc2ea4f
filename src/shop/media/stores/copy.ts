export const storesCopy = {
  thisMachine: 'this server',
  cloudinary: (cloud: string) => `Cloudinary (${cloud})`,
  theBucketAt: (bucket: string, host: string) => `the bucket ${bucket} at ${host}`,

  unreachable: 'The pictures can’t be reached right now.',
  storeFailure: {
    address: 'can’t be reached',
    silent: 'doesn’t answer',
    key: 'doesn’t know the shop’s key any more',
    secret: 'doesn’t take the shop’s secret any more',
    bucket: 'isn’t there any more',
    region: 'says that it is in another region',
    rights: 'doesn’t let the shop’s key do all that it must',
    clock: 'says that this server’s clock is wrong',
    picture: 'refused a picture',
    away: 'has trouble of its own',
  },
} as const

/** In the audit trail, after the account’s name. */
export const storesAudit = {
  moveStarted: 'began to move the pictures',
  moveStopped: 'stopped moving the pictures',
} as const
