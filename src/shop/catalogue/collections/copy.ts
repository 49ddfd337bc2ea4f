export const collectionsCopy = {
  layoutMissing: 'Please choose shop or looking.',
  noSuchGallery: 'There is no such gallery or series.',

  typeMissing: 'Please say gallery or series.',
  pleaseEnterTitle: 'Please enter a title.',
  piecesMissing: 'Please name pieces by kind and id.',

  badSlug: 'Small letters, digits and dashes, please, such as quiet-forms.',
  slugTaken: 'The shop has a page of that name already. Please choose another.',

  cantDelete: 'This gallery comes with every shop. It can be left out of the menu.',
  namedTwice: 'Please name each gallery or series once.',
  tooMany: (maxCollection: number) =>
    `There are ${maxCollection} already, and that is the most. Please delete one first.`,
  addressTaken: (type: string) => `Another ${type} is at that address. Please choose another.`,

  noSuchSeries: 'There is no such series.',
  mostPieces: (maxSeriesPieces: number) => `A series has at most ${maxSeriesPieces} pieces.`,
  whichPicture: 'Which picture?',
  listPieces: 'Please list the pieces.',
  tooManyAtOnce: 'At most 2000 pieces at once.',
  noIds: 'These are no ids.',
} as const

/** In the audit trail, after the account’s name. */
export const collectionsAudit = {
  collectionCreated: 'added a gallery or series',
  collectionEdited: 'edited a gallery or series',
  collectionDeleted: 'deleted a gallery or series',
  galleryArranged: 'changed the order of a gallery',
  menuArranged: 'changed the order of the menu',
} as const
