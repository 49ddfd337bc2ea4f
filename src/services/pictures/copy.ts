export const picturesCopy = {
  title: 'Picture storage',
  keywords: 'images uploads storage cloudinary s3 bucket',
  cloudinaryAnswered: (status: number, answer: string) =>
    `Cloudinary answered ${status}: ${answer}`,

  leadsInCircles: 'The picture’s address leads in circles.',
  leadsNowhere: 'The picture’s address leads nowhere.',
  pictureGone: (statusCode: number) =>
    `There is no picture at its address any more (the answer was ${statusCode}).`,
  notAnAddress: 'The picture has no valid address.',
  notPlain: 'The picture’s address is no plain web address.',
  tooLarge: 'The picture is larger than 25 MiB.',
  notNow: 'The picture can’t be loaded right now.',
  intoOwnNetwork: 'The picture’s address leads into a private network, where the shop won’t go.',

  ownFolder: 'The server’s folder for pictures',
  noS3: (host: string) => `No S3 storage answers at ${host}. Is it spelled right?`,
  noAnswer: (host: string) => `${host} doesn’t answer. Is it spelled right, and does it run?`,
  unknownKey: (whose: string) => `${whose} doesn’t know this key. Copy its ID once more.`,
  wrongSecret: 'The secret doesn’t belong to this key. Copy it once more, or make a new key.',
  noBucket: (bucket: string, host: string) => `There is no bucket ${bucket} at ${host}.`,
  bucketRegion: (region: string) => `The bucket is in the region ${region}.`,
  otherRegion: 'The bucket is in another region.',
  lacksRights: (right: string) => `This key may not ${right}. Give it that right.`,
  doesntGiveBack: (host: string) => `${host} doesn’t give back what was written there.`,
  noSuchCloud: 'Cloudinary knows no cloud of this name.',
  unknownApiKey: 'Cloudinary doesn’t know this API key in this cloud.',
  wrongApiSecret: 'The secret doesn’t belong to this API key.',
  cloudNotPublic:
    'Pictures of this cloud can’t be seen by everybody. Allow public delivery in its settings.',
  apiKeyMayNot: 'This API key may not upload and delete pictures. Give it that right.',
  originalsNotPublic:
    'The picture was taken, but can’t be seen by everybody as it is. Allow public delivery of originals in Cloudinary’s settings.',
  wrongClock: (whose: string) =>
    `${whose} says that this server’s clock is wrong. Ask the person who runs your server to set it.`,
  unreachable: (whose: string) =>
    `${whose} can’t be reached right now. Try again in a few minutes.`,
  mayNot: {
    write: 'write into this bucket',
    read: 'read in this bucket',
    look: 'list this bucket, so the shop can’t tell a missing picture from a refused one',
    delete: 'delete in this bucket',
  },

  moveFirst: (count: number) => `${count} of your pictures are there. Move them first.`,
  keptInBucket: (bucket: string, at: string) =>
    `Pictures are kept in the bucket ${bucket}, at ${at}.`,
  address: 'Address',
  region: 'Region',
  key: 'Key',
  secret: 'Secret',
  keptAtCloudinary: (cloud: string) => `Pictures are kept at Cloudinary, in ${cloud}.`,
  apiKey: 'API key',
  apiSecret: 'API secret',
  ownNetwork: (host: string, endpoint: string) =>
    `${host} is in this server’s own network. The person who runs your server can allow it: S3_ENDPOINT=${endpoint}.`,
  keyMissing: 'Please paste the key’s secret.',
  apiKeyMissing: 'Please paste the API secret.',
  kept: 'Pictures are kept on this server.',

  storeAnswered: (status: number, code: string) => `the store answered ${status} (${code})`,
  noCode: 'no code',
} as const
