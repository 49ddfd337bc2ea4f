export const backupsFormCopy = {
  title: 'Where backups go',
  another: 'Another place, or another passphrase',
  hint: 'Rent storage from a company that doesn’t run your server: a bucket, or a storage box with WebDAV or SFTP. To try it, the shop writes a small file there, reads it, lists it and deletes it. Then it saves your settings.',
  kind: 'Which kind of storage is it?',
  webdav: 'WebDAV (Nextcloud, storage boxes)',
  sftp: 'SFTP (storage boxes, your own server)',
  url: 'Address',
  urlHint:
    'Your company calls it WebDAV address, such as https://cloud.example.com/remote.php/dav/files/ada.',
  host: 'Server',
  hostHint: 'Such as u12345.your-storagebox.de.',
  port: 'Port',
  user: 'User',
  password: 'Password',
  passwordHint: 'The shop keeps it sealed.',
  folder: 'Folder',
  folderHint: 'For this shop alone. The shop makes it.',
  kept: 'Leave it empty to keep the one that is set.',
  passphrase: 'Passphrase',
  passphraseHint:
    'At least 12 characters. It opens the backups if this server is lost. The shop doesn’t keep it: write it down.',
  passphraseKept:
    'Leave it empty to keep yours. A new one opens all backups that are there, and the old one none.',
  again: 'The passphrase once more',
  makeUp: 'Make one up',
  print: 'Print a paper with it',
  save: 'Try it and save',
  saved: 'The place works. The first backup is on its way!',
  failed: 'nothing was changed',

  paperTitle: (shop: string) => `The backups of ${shop}`,
  paperLead: 'Keep this paper where you keep your passport, not beside the server.',
  paperPlace: 'Place',
  paperPassphrase: 'Passphrase',
  paperHow: [
    'Is the server lost? Have Atelier installed on another server.',
    'Its first screen says: Bring it back from a backup. Open “From your backup storage”.',
    'Enter the place above with its login, and this passphrase.',
  ],
  paperAlone:
    'Without Atelier: the program “age” opens every file there. First open the file that ends with .key.age with the passphrase. Its contents open the others.',

  disconnect: 'Stop sending backups there',
  ask: 'Stop sending backups there?',
  askText: 'Nothing is deleted there. From then on, backups are on this server only.',
  disconnected: 'backups stay on this server from now on',

  badFolder: 'Please enter a folder such as atelier or shops/heron.',
  badAddress:
    'Please enter an address such as https://cloud.example.com/dav, with nothing after it.',
  badHost: 'Please enter a server such as u12345.your-storagebox.de.',
  badPort: 'A port is a number from 1 to 65535, most often 22.',
  userMissing: 'Please enter the user.',
  shortPassphrase: 'A passphrase has at least 12 characters.',
  longPassphrase: 'This is too long.',
  notTheSame: 'The two passphrases differ.',
} as const
