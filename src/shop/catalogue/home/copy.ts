export const homeCopy = {
  whichPiece: 'Which piece?',
  noId: 'This is no id.',
  noSuchHero: 'There is no such hero.',
  needsName: 'Please enter a hero name.',
  needsImage: 'Please upload a hero image',

  noSuchPiece: 'There is no such piece.',
  takenOut: 'This piece has been taken out of the shop.',
  isDraft: 'This piece is a draft. Show it in the shop first.',
  notYet: 'This piece isn’t in the shop yet. It can be hot once it is.',
  notForSale: 'This piece isn’t for sale. Hot is for what visitors can buy.',
  sold: 'So sorry! This item has already been sold.',
} as const

/** In the audit trail, after the account’s name. */
export const homeAudit = {
  hotChosen: 'chose a hot piece',
  heroCreated: 'added a hero',
  heroEdited: 'edited a hero',
  heroChosen: 'chose a hero',
  heroDeleted: 'deleted a hero',
} as const
