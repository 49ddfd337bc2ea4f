const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

export const dropsCopy = {
  noSuchPiece: 'There is no such piece.',
  alreadyInShop: (name: string) => `${name} is in the shop already. Make it a draft first.`,
  inOtherDrop: (name: string) => `${name} opens with another drop.`,
  notForSale: (name: string) => `${name} isn’t for sale.`,
  isSold: (name: string) => `${name} is sold.`,

  now: 'now',
  inLess: 'in less than a minute',
  inMinutes: (minutes: number) => `in ${counted(minutes, 'minute')}`,
  inHours: (hours: number, minutes: number) =>
    `in ${counted(hours, 'hour')}${minutes === 0 ? '' : ` and ${counted(minutes, 'minute')}`}`,
  inDays: (days: number) => `in ${days} days`,

  pleaseGiveDrop: 'Please give the drop a title.',
  dayMissing: 'Please choose a day and a time.',
  namedTwice: 'Please name each piece by its kind and id.',
  mostPieces: (mostPieces: number) => `A drop takes ${mostPieces} pieces at the most.`,
  pieceTwice: 'A piece is listed twice.',

  noSuchDrop: 'There is no such drop.',
  begunMoment: 'This drop has begun, so its moment can’t be moved any more.',
  begunPieces: 'This drop has begun, so its pieces stay as they are.',
} as const
