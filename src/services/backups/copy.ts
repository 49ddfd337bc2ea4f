export const backupStorageCopy = {
  title: 'Backups elsewhere',
  keywords: 'backup safe bucket webdav sftp nextcloud storage box passphrase restore',
  unset: 'Backups are on this server only. If the server is lost, so are they.',
  kept: (where: string) => `Sealed backups go to ${where}, every night and while you sell.`,
  inBucket: (bucket: string, host: string) => `the bucket ${bucket} at ${host}`,
  onServer: (host: string) => `the server ${host}`,
  folder: 'Folder',
  address: 'Address',
  key: 'Key',
  user: 'User',
  serverKey: 'The server’s key',
  secret: 'Secret',

  failures: {
    address: 'Nothing of this kind answers there. Is the address right?',
    silent: 'The backup storage doesn’t answer, or answers too slowly.',
    login: 'The backup storage doesn’t know this login.',
    secret: 'The secret doesn’t belong to this key.',
    bucket: 'There is no bucket of this name.',
    folder: 'The folder can’t be made there.',
    region: 'The bucket is in another region.',
    rights: 'The login may not write, read, list and delete there.',
    full: 'The backup storage is full.',
    clock: 'The backup storage says that this server’s clock is wrong.',
    hostKey:
      'The server shows another key than before. Ask its company whether it changed; then connect it once more, with its password.',
    away: 'The backup storage can’t take anything right now.',
  },

  doesntGiveBack: 'It doesn’t give back what the shop wrote there.',
  ownNetwork: (host: string) =>
    `${host} is in this server’s own network. The person who runs your server can allow it: BACKUPS_HOST=${host}.`,
  secretMissing: 'Please paste the key’s secret.',
  passwordMissing: 'Please enter the password.',
  noBackups: 'There are no backups in this folder.',
  wrongPassphrase: 'This passphrase doesn’t open the backups there.',
  tooManyKeys: (count: number) =>
    `There are ${count} keys of backups in this folder, and a shop has one. Move the keys of other shops to other folders.`,
  passphraseMissing: 'Please choose a passphrase. Without one nobody could open the backups.',
  otherPassphrase:
    'There are backups in this folder, and this passphrase doesn’t open them. Enter theirs, or choose another folder.',
  theirPassphrase:
    'There are backups in this folder. Enter their passphrase, or choose another folder.',
} as const
