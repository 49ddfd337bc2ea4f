const number = (value: number) => value.toLocaleString('en-US')

export const counted = (count: number, one: string, many: string) =>
  `${number(count)} ${count === 1 ? one : many}`

interface Counted {
  orders: number
  pieces: number
  pictures: number
}

export const countsInWords = ({ orders, pieces, pictures }: Counted) =>
  [
    counted(orders, 'order', 'orders'),
    counted(pieces, 'piece', 'pieces'),
    counted(pictures, 'picture', 'pictures'),
  ].join(', ')

export const drillWords = (day: string, counts: Counted) =>
  `Restored on ${day}: ${countsInWords(counts)}, all there.`

export const backupElsewhereCopy = {
  busy: 'A backup is being sent or tried right now. Try again in a few minutes.',
  noPlace: 'No backup storage is set. Choose one under Settings, Backups elsewhere.',
  noCopy: 'There is no backup in the backup storage.',
  cutOff: 'The backup didn’t arrive whole.',
  noneOpens: 'None of the backups there can be opened whole.',
  otherKey: 'The backup there was sealed with another key.',
  damaged: 'The backup there is damaged, or cut off.',
  otherTime: 'The backup there is older than its name says.',
  noRoomHere: (size: string) => `The disk has no room for ${size}. Nothing was changed.`,
  otherPicture: 'A picture there is not the one that was sent.',
  missingPictures: (count: number) =>
    count === 1 ? 'One picture is missing there.' : `${number(count)} pictures are missing there.`,
  counted: { orders: 'orders', pieces: 'pieces', pictures: 'pictures' },
  otherCount: (what: string, found: number, sent: number) =>
    `${number(found)} ${what} came back, and ${number(sent)} were sent.`,
  notSent: (reason: string) => `No backup has gone elsewhere for a day. ${reason}`,
  vanished: (count: number) =>
    `${counted(count, 'backup is', 'backups are')} gone elsewhere that the shop didn’t delete. Turn off what deletes files there by itself, such as a lifecycle rule.`,
  drillFailed: (reason: string) => `Your newest backup could not be restored. ${reason}`,
  noDrill: 'The shop restores it once a month to test it.',
  sentLast: (aged: string) => `The newest elsewhere is ${aged}.`,
  noneSent: 'None has gone elsewhere yet.',
  logSaysMore: 'The log says more.',
} as const
