export const picturesCopy = {
  title: 'Where pictures are kept',
  hint: 'On your server, in a bucket that you rent, or at Cloudinary. To try it, the shop writes a small picture there, reads it and deletes it. Then it saves your settings. A bucket may stay private: the shop itself shows the pictures. Cloudinary shows them to everybody.',
  kind: 'Where should pictures be kept?',
  disk: 'On your server',
  cloudinary: 'Cloudinary',
  endpoint: 'Address',
  region: 'Region',
  bucket: 'Name of the bucket',
  bucketHint: 'Make an empty one there for the shop alone.',
  accessKeyId: 'Access key ID',
  secretAccessKey: 'Secret access key',
  secretHint: 'It is shown once, when the key is made. The shop keeps it sealed.',
  cloud: 'Cloud name',
  cloudHint: 'Cloudinary’s dashboard shows it.',
  apiKey: 'API key',
  apiKeyHint: 'Under Settings, API Keys.',
  apiSecret: 'API secret',
  kept: 'Leave it empty to keep the one that is set.',
  save: 'Try it and save',
  saved: 'New pictures live there from now on!',
  failed: 'the pictures stay where they are. nothing was changed',

  moveTitle: 'The pictures that you have',
  progress: (moved: number, all: number) => `${number(moved)} of ${number(all)} pictures moved`,
  done: (all: number) =>
    all === 1 ? 'Your picture is there.' : `All ${number(all)} pictures are there.`,
  shownFrom: (places: string) =>
    `You can leave this page. Until a picture has moved it is shown from where it was: ${places}.`,
  stopped: (left: number, places: string) =>
    `${pictures(left)} still in ${places}, and shown from there.`,
  closed: (count: number, place: string) =>
    `${pictures(count)} in ${place}, which the shop can’t open. Connect it above once more; then they can be moved.`,
  nothingDeleted:
    'The shop deletes nothing in the old place. Once everything looks right and you have downloaded a backup, you may delete the pictures there yourself.',
  tryAgain: 'The shop tries again by itself',
  missing: 'These were not found anywhere. Add them to their pieces again.',
  refused:
    'The new place refused these, most often because they are too large. They stay where they are.',
  start: 'Move them',
  goOn: 'Move the others, too',
  tryNow: 'Try again now',
  stop: 'Stop moving',
  started: 'they are on their way',
  stopping: 'stopped. what has moved stays moved',
  goBack: (place: string) => `Go back to ${place}`,
  ask: (place: string) => `Go back to ${place}?`,
  askText:
    'New pictures are kept there again, and those that have moved meanwhile are moved back. Nothing is deleted.',
  wentBack: 'everything goes back to where it was',

  httpsNeeded: 'This address must begin with https, except for a server on the shop’s own machine.',
  badRegion: 'A region looks like eu-central-1.',
  badBucket: 'A bucket’s name has 3 to 63 letters, digits, dots or hyphens.',
  keyMissing: 'Please paste the access key ID.',
  cloudMissing: 'Please enter the cloud name from Cloudinary’s dashboard.',
  apiKeyMissing: 'Please paste the API key: a long number.',
  endpointMessage: 'Please enter an address such as https://s3.example.com, with nothing after it.',
  amazonS3: 'Amazon S3',
  regionBeside: 'The S3 console shows it beside the bucket, such as eu-central-1.',
  amazonKey:
    'Made in the IAM console for a user that may list the bucket, and read, write and delete its objects.',
  cloudflareR2: 'Cloudflare R2',
  cloudflareEndpoint:
    'The bucket’s settings call it “S3 API”. It ends with r2.cloudflarestorage.com; leave out the bucket’s name behind it.',
  cloudflareKey: 'Made under R2, “Manage API tokens”, with the permission “Object Read & Write”.',
  backblazeB2: 'Backblaze B2',
  backblazeRegion:
    'It is the middle of the bucket’s “Endpoint”, such as us-west-004 or eu-central-003.',
  backblazeKey:
    'Made under “Application Keys”, to read and write this bucket. The master key is refused. Its keyID goes here.',
  digitaloceanSpaces: 'DigitalOcean Spaces',
  spacesRegion: 'It is part of the Space’s address, such as fra1 or nyc3.',
  spacesKey: 'Made under “Spaces Object Storage”, “Access Keys”, to read, write and delete.',
  hetznerRegion: 'Falkenstein is fsn1, Nuremberg nbg1, Helsinki hel1.',
  hetznerKey: 'Made in the Cloud Console under “Security”, “S3 credentials”.',
  ionosRegion: 'IONOS shows it beside the bucket, such as eu-central-1.',
  accessKeys: 'Made under “Access Keys”.',
  ownServer: 'Your own server (MinIO), or another one',
  ownRegion: 'If you chose none, it is us-east-1.',
  ownEndpoint: 'The address of its API, such as https://minio.example.com.',
  ownKey: 'An access key that may list the bucket, and read, write and delete its objects.',
  providerMissing: 'Please choose a provider.',
  badSecret: 'This is not a secret access key.',
  badApiSecret: 'This is not an API secret of Cloudinary.',
} as const

const number = (value: number) => value.toLocaleString('en-US')

function pictures(count: number): string {
  return count === 1 ? '1 picture is' : `${number(count)} pictures are`
}
