export const closuresCopy = {
  onVacation: 'The studio is on vacation. Please come back later.',
  notOpen: 'The shop isn’t open yet. Please come back later.',
  noSuchPiece: 'There is no such piece.',
} as const
