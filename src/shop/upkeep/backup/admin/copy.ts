export const backupsCopy = {
  take: 'Download one',
  takeHint:
    'Your whole shop as it is right now, in one file: pieces and pictures, orders, letters, every setting. The shop goes on selling meanwhile.',
  download: 'Download a backup',
  underWay: 'On its way! Your browser shows how far it is; you can go on working here.',
  making: 'A backup is being made right now.',
  busy: 'one at a time, please. a backup is being made right now; try again in a few minutes',
  failed: 'the backup wasn’t made.',
  never: 'Nobody has downloaded one yet.',
  taken: (day: string, size: string) => `Last downloaded: ${day} (${size}).`,
  keeping:
    'It holds your buyers’ addresses, so keep it safe: on a disk in a drawer, not in a shared folder. Download a new one now and then.',
  restoring: 'If your server is ever lost, everything comes back from this file.',

  nights: 'Every night',
  nightsHint: (keep: number) =>
    keep === 1
      ? 'At about three at night the shop makes a backup by itself, and keeps the newest on its own server. If the server is lost, so is this backup.'
      : `At about three at night the shop makes a backup by itself, and keeps the newest ${keep} on its own server. If the server is lost, so are they.`,
  off: 'The shop makes none by itself, because your server is set so. Download one now and then.',
  none: 'None yet. The first one comes tonight.',
  noneHere: 'None on this server.',
  elsewhere: (machine: string, day: string, size: string) =>
    `Newest: ${day} (${size}), on the server ${machine}.`,
  trouble: {
    no_room: {
      says: 'Last night’s backup was left out, because the disk has no room for it.',
      mend: 'The shop needs a larger disk. Until then, download one now and then.',
    },
    failed: {
      says: 'Last night’s backup could not be made.',
      mend: 'The shop tries again tonight. Download one meanwhile.',
    },
    incomplete: {
      says: 'Last night’s backup lacks pictures that the shop has lost.',
      mend: 'Add these pictures to their pieces again. Until then, older backups that may hold them are kept.',
    },
  },
  away: {
    title: 'Backups elsewhere',
    notSet:
      'If this server is lost, so are its backups. Choose a place at another company: the shop sends a sealed backup there every night, and within fifteen minutes of a sale or a change.',
    choose: 'Choose a place',
    hint: 'A sealed backup goes there every night, and within fifteen minutes of a sale or a change. Seven daily, four weekly and twelve monthly backups are kept.',
    newest: (day: string, time: string, size: string) =>
      `Newest: ${day}, ${time} (${size} without the pictures).`,
    none: 'None has gone there yet. The first one comes within fifteen minutes.',
    doing: {
      sending: 'A backup is on its way right now.',
      trying: 'The newest one is being restored beside the shop right now.',
    },
    notTried: 'Once a month the shop restores the newest one beside itself, counts, and tells you.',
    triesAgain: (reason: string) => `${reason} The shop tries again every fifteen minutes.`,
    sendNow: 'Back up now',
    tryNow: 'Try it now',
    send: { done: 'it is on its way', failed: 'it didn’t leave.' },
    try: { done: 'it is being restored, and you get an email', failed: 'it wasn’t tried.' },
    change: 'Change the place',
    there: (count: number) => (count === 1 ? 'One backup is there' : `${count} backups are there`),
  },
  downloadNight: 'Download',

  backups: 'Backups',
  keywords: 'restore copy download safety',
} as const

/** In the audit trail, after the account’s name. */
export const backupsAudit = {
  sent: 'sent a backup elsewhere',
  tried: 'tried the newest backup',
  downloaded: 'downloaded a backup',
} as const
