export const edgeCopy = {
  hostTwice: 'Say once which host is meant.',
  lengthMissing: 'Say how long the body is.',
  tooLarge: 'That is too much at once.',
  addressTooLong: 'This address is too long.',
  tooSlow: 'That took too long.',
  unreadable: 'The shop can’t read this.',

  otherSite: 'This came from another site, so nothing was done.',
  otherAddress: (publicUrl: string, unnamed: string) =>
    `Nothing was done: this shop works at ${publicUrl} only. To use it at ${unnamed}, set PUBLIC_URL or ALLOWED_ORIGINS to that address on the shop’s machine.`,
} as const
