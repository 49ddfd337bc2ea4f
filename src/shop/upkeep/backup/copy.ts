export const backupCopy = {
  mib: (size: number) => `${size} MiB`,
  tooLargeEntry: (file: string, name: string, size: string, most: string) =>
    `${file} holds '${name}' of ${size}; nothing in a backup is larger than ${most}. Take another one; nothing was changed here.`,
  damaged: (file: string) =>
    `${file} is damaged, or no backup of a shop. Take another one; nothing was changed here.`,

  notABackup: (file: string) => `${file} is no backup of a shop.`,
  unknownVersion: (file: string) =>
    `${file} was made by a newer version of the shop, or by a version that was never released. Restore it with that version.`,
  unknownTable: (file: string, table: string) =>
    `${file} holds rows of ${table}, which no such version had.`,
  notEmpty: (list: string) =>
    `There is a shop here already (${list} hold something). Restore into an empty DATA_DIR or database.`,

  beingMade: 'A backup is being made right now. Try again in a few minutes.',
  gone: 'This backup is not on the server any more.',
  missingPictures: (some: string) => `Missing from the picture store: ${some}.`,

  noRoom: (free: string, wanted: string) => `${free} are free, and ${wanted} are needed.`,
  diskFull: 'The disk was full.',
  mayNotWrite: 'The shop may not write into its folder for backups.',
  logSaysMore: 'The log says more.',

  newerPlace:
    'This place was made ready for a newer shop than the backup’s, though nothing is in it. Restore into an empty DATA_DIR or database.',
  dayMissing: 'Please name a day, such as 2026-11-22.',
} as const
